import { longDate } from '#app/content/long-date.ts';
import type { EstatePostCard } from '#app/content/schemas/estate-section-data.ts';
import { detailsPath } from '#app/shell/details/details-path.ts';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { Link } from '#app/shell/link.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { More } from '../more/more.tsx';
import styles from './post-card.module.css';

/** How many characters of the description a card shows at most: the first part of its page (spec 9). */
const BEGIN = 162;

interface Props {
  post: EstatePostCard;
  /** Words of the way on. */
  more: string;
}

/** A post among its like (spec 3); its link carries what its page shows first. */
export function PostCard({ post, more }: Props) {
  const { title, date, admin, thumb, meta, desc } = post;
  const [begin] = splitDescription(desc, BEGIN, BEGIN);
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
      <ul className={styles.meta}>
        <li>{admin}</li>
        {meta.map(({ icon, text }) => (
          <li key={text} className={styles.remark}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p>{begin}</p>
      <More text={more} />
    </Card>
  );
}
