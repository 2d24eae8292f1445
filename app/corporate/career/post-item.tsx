import { longDate } from '#app/content/long-date.ts';
import { splitDescription } from '#app/shell/details/split-description.ts';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { postPath } from '../post/post-path.ts';
import type { ListedPost } from './listed-post.ts';
import styles from './post-item.module.css';

/** How many characters of the description the list shows at most. */
const BEGIN = 230;

interface Props {
  post: ListedPost;
  /** Words of the button. */
  more: string;
}

/** One post of the list (spec 2.4): picture, date, remarks, title, how it begins, the way on. */
export function PostItem({ post, more }: Props) {
  const { id, date, meta, state } = post;
  const path = postPath(state.title);
  const [begin] = splitDescription(state.desc, BEGIN, BEGIN);
  return (
    <article className={styles.item} aria-labelledby={`post-${id}`}>
      <Picture
        picture={state.thumb}
        ratio="card"
        sizes="(width >= 62rem) 19rem, (width >= 40rem) 34vw, 92vw"
      />
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={date}>{longDate(date)}</time>
          {meta.map(({ icon, text }) => (
            <span key={text} className={styles.remark}>
              <Icon name={icon} />
              {text}
            </span>
          ))}
        </p>
        <h3 className={styles.title}>
          <Link to={path} state={state} id={`post-${id}`} className={styles.link}>
            {state.title}
          </Link>
        </h3>
        <p>{begin}</p>
        <p>
          <ButtonLink
            link={Link}
            state={state}
            to={path}
            variant="secondary"
            size="small"
            icon="arrow-right"
            aria-label={`${more}: ${state.title}`}
          >
            {more}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
