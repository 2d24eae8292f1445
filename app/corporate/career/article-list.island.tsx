import { useMemo } from 'react';
import { longDate } from '#app/content/long-date.ts';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { PostRemarks } from '#app/layout/details/post-remarks.tsx';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { Link } from '#app/layout/link.tsx';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { Container } from '#app/ui/container/container.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { LANGUAGE } from '#shared/language.ts';
import styles from './article-list.module.css';
import { ARTICLE_QUERY, type ListedArticle, matches, subjectsOf } from './article-query.ts';
import { ArticleSidebar } from './article-sidebar.tsx';
import type { Career } from './content.server.ts';

interface Props {
  articles: readonly ListedArticle[];
  list: Career['list'];
  sidebar: Career['sidebar'];
}

/** The articles that match search and subject, with the filters beside them. */
function ArticleList({ articles, list, sidebar }: Props) {
  const { query, change, form } = useUrlQuery(ARTICLE_QUERY);
  const subjects = useMemo(
    () => subjectsOf(articles).toSorted(([, a], [, b]) => a.localeCompare(b, LANGUAGE)),
    [articles],
  );
  const shown = useMemo(() => {
    const subject = subjects.find(([number]) => number === query.tag)?.[1];
    return articles.filter((article) => matches(article, query.q, subject));
  }, [articles, subjects, query]);
  if (articles.length === 0) {
    return <Section id="notes" title={list.title} lead={list.empty} />;
  }
  return (
    <Container className={styles.sheet}>
      <ArticleSidebar
        texts={sidebar}
        subjects={subjects}
        query={query}
        choose={(tag) => change({ tag })}
        form={form}
      />
      <section className={styles.main} aria-labelledby="notes">
        <div className={styles.head}>
          <h2 id="notes" className={styles.title}>
            {list.title}
          </h2>
          <output className={styles.count}>
            {fill(list.count, { n: shown.length, all: articles.length })}
          </output>
        </div>
        {shown.length === 0 && <p>{list.none}</p>}
        <ul className={styles.list}>
          {shown.map((article) => (
            <li key={article.id}>
              <ArticleItem article={article} more={list.more} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

/** Longest excerpt of the description, in characters. */
const EXCERPT = 230;

interface ItemProps {
  article: ListedArticle;
  /** Label of the button. */
  more: string;
}

/** One article of the list (spec 2.4): picture, date, remarks, title, excerpt and link. */
function ArticleItem({ article, more }: ItemProps) {
  const { id, date, meta, title, desc, picture } = article;
  const path = detailsPath('blog', title);
  const [excerpt] = splitDescription(desc, EXCERPT, EXCERPT);
  return (
    <article className={styles.item} aria-labelledby={`post-${id}`}>
      <Picture
        picture={picture}
        ratio="card"
        sizes="(width >= 62rem) max(19rem, 18vw), (width >= 48rem) 34vw, 92vw"
      />
      <div className={styles.words}>
        <PostRemarks first={<time dateTime={date}>{longDate(date)}</time>} remarks={meta} />
        <h3>
          <Link to={path} id={`post-${id}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p>{excerpt}</p>
        <p>
          <ActionLink
            to={path}
            label={more}
            variant="secondary"
            size="small"
            icon="arrow-right"
            aria-label={`${more}: ${title}`}
          />
        </p>
      </div>
    </article>
  );
}

// The address decides what it shows, also above the place that the browser returns to.
export default island('corporate/career/article-list', 'idle', ArticleList);
