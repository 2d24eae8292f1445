import { longDate } from '#app/content/long-date.ts';
import type { EstatePostCard } from '#app/content/schemas/estate-section-data.ts';
import { detailsPath } from '#app/shell/details/details-path.ts';
import { Link } from '#app/shell/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { More } from '../more/more.tsx';
import styles from './post-card.module.css';

interface Props {
  post: EstatePostCard;
  /** Words of the way on. */
  more: string;
}

/** A post among its like (spec 3); its link carries what its page shows first. */
export function PostCard({ post: { title, date, admin, thumb, desc }, more }: Props) {
  return (
    <Card
      title={title}
      number={<time dateTime={date}>{longDate(date)}</time>}
      media={<Picture picture={thumb} ratio="wide" sizes="(width < 48rem) 100vw, 27rem" />}
      to={detailsPath('blog', title)}
      link={Link}
      state={{ thumb, title, admin, desc }}
      className={styles.card}
    >
      <p className={styles.admin}>{admin}</p>
      <More text={more} />
    </Card>
  );
}
