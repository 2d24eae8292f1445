import { useMemo } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { Container } from '#app/ui/container/container.tsx';
import { ArticleItem } from './article-item.tsx';
import styles from './article-list.module.css';
import { ARTICLE_QUERY, type ListedArticle, matches } from './article-query.ts';
import { ArticleSidebar } from './article-sidebar.tsx';
import type { Career } from './content.server.ts';

interface Props {
  articles: readonly ListedArticle[];
  list: Career['list'];
  sidebar: Career['sidebar'];
}

/** The articles that match search and subject, with the filters beside them. */
export function ArticleList({ articles, list, sidebar }: Props) {
  const { query, form } = useUrlQuery(ARTICLE_QUERY);
  const shown = useMemo(
    () => articles.filter((article) => matches(article, query)),
    [articles, query],
  );
  const tags = useMemo(
    () => [...new Set(articles.flatMap((article) => article.tags))].toSorted(),
    [articles],
  );
  return (
    <Container className={styles.sheet}>
      <ArticleSidebar texts={sidebar} tags={tags} query={query} form={form} />
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
