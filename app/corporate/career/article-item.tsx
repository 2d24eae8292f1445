import { longDate } from '#app/content/long-date.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { Link } from '#app/layout/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './article-item.module.css';
import type { ListedArticle } from './article-query.ts';

/** Longest excerpt of the description, in characters. */
const EXCERPT = 230;

interface Props {
  article: ListedArticle;
  /** Label of the button. */
  more: string;
}

/** One article of the list (spec 2.4): picture, date, remarks, title, excerpt and link. */
export function ArticleItem({ article, more }: Props) {
  const { id, date, meta, state } = article;
  const path = detailsPath('blog', state.title);
  const [excerpt] = splitDescription(state.desc, EXCERPT, EXCERPT);
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
        <p>{excerpt}</p>
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
