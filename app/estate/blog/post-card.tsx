import { longDate } from '#app/content/long-date.ts';
import type { EstatePostCard } from '#app/content/schemas/estate-section-data.ts';
import { detailsPath } from '#app/shell/details/details-path.ts';
import { Link } from '#app/shell/link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './post-card.module.css';

interface Props {
  post: EstatePostCard;
  /** Words of the way on. */
  more: string;
}

/** A post among its like (spec 3); its link carries what its page shows first. */
export function PostCard({ post: { title, date, admin, thumb, desc }, more }: Props) {
  return (
    <article className={styles.card}>
      <Picture picture={thumb} ratio="wide" sizes="(width < 48rem) 100vw, 27rem" />
      <div className={styles.body}>
        <p className={styles.meta}>
          <time dateTime={date}>{longDate(date)}</time>
          <span>{admin}</span>
        </p>
        <h3 className={styles.title}>
          <Link
            to={detailsPath('blog', title)}
            state={{ thumb, title, admin, desc }}
            className={styles.cover}
          >
            {title}
          </Link>
        </h3>
        <p className={styles.more} aria-hidden="true">
          {more}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
