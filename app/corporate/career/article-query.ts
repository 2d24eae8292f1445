import type { Article } from '#app/content/articles.server.ts';
import type { QuerySchema, UrlQuery } from '#app/layout/url-query/url-query.ts';
import { comparableText, withoutArticle } from '#shared/comparable-text.ts';

/** An article in the list. */
export type ListedArticle = Pick<
  Article,
  'id' | 'date' | 'tags' | 'meta' | 'title' | 'admin' | 'desc' | 'picture'
>;

/** Search text and number of a subject, `?q=…&tag=…`; empty for all. */
export const ARTICLE_QUERY: QuerySchema<'q' | 'tag'> = {
  defaults: { q: '', tag: '' },
  fields: ['q'],
};

export type ArticleQuery = UrlQuery<'q' | 'tag'>;

/**
 * The subjects of the articles by the numbers that addresses have: from that of the oldest article on, so that a number
 * means the same in every language, and after new articles.
 */
export function subjectsOf(articles: readonly Pick<Article, 'id' | 'tags'>[]): [string, string][] {
  const byAge = articles.toSorted((a, b) => a.id - b.id);
  const tags = new Set(byAge.flatMap((article) => article.tags));
  return [...tags].map((tag, index) => [String(index + 1), tag]);
}

/** Whether an article has the subject, if any, and contains every word of the search. */
export function matches(article: ListedArticle, q: string, subject = ''): boolean {
  const { tags, meta, title, admin, desc } = article;
  if (subject && !tags.includes(subject)) return false;
  const text = comparableText(
    [title, admin, desc, ...tags, ...meta.map((item) => item.text)].join(' '),
  );
  return comparableText(q)
    .split(/\s+/)
    .map(withoutArticle)
    .every((word) => text.includes(word));
}
