import type { Article } from '#app/content/articles.server.ts';
import type { QuerySchema, UrlQuery } from '#app/layout/url-query/url-query.ts';
import { foldText, withoutArticle } from '../fold-text.ts';

/** An article in the list. */
export type ListedArticle = Pick<
  Article,
  'id' | 'date' | 'tags' | 'meta' | 'title' | 'admin' | 'desc' | 'picture'
>;

/** Search text and subject, `?q=…&tag=…`; empty for all. */
export const ARTICLE_QUERY: QuerySchema<'q' | 'tag'> = {
  defaults: { q: '', tag: '' },
  fields: ['q'],
};

export type ArticleQuery = UrlQuery<'q' | 'tag'>;

/** Whether an article has the subject and contains every word of the search. */
export function matches(article: ListedArticle, { q, tag }: ArticleQuery): boolean {
  const { tags, meta, title, admin, desc } = article;
  if (tag && !tags.includes(tag)) return false;
  const text = foldText([title, admin, desc, ...tags, ...meta.map((item) => item.text)].join(' '));
  return foldText(q)
    .split(/\s+/)
    .map(withoutArticle)
    .every((word) => text.includes(word));
}
