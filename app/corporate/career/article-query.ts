import type { Article } from '#app/content/articles.server.ts';
import type { QuerySchema, UrlQuery } from '#app/layout/url-query/url-query.ts';
import type { ArticleState } from '../blog-details/article-state.ts';
import { foldText, withoutArticle } from '../fold-text.ts';

/** An article in the list; `state` is the navigation state of its link. */
export interface ListedArticle extends Pick<Article, 'id' | 'date' | 'tags' | 'meta'> {
  state: ArticleState;
}

/** Search text and subject, `?q=…&tag=…`; empty for all. */
export const ARTICLE_QUERY: QuerySchema<'q' | 'tag'> = {
  defaults: { q: '', tag: '' },
  fields: ['q'],
};

export type ArticleQuery = UrlQuery<'q' | 'tag'>;

/** Whether an article has the subject and contains every word of the search. */
export function matches({ tags, meta, state }: ListedArticle, { q, tag }: ArticleQuery): boolean {
  if (tag && !tags.includes(tag)) return false;
  const { title, admin, desc } = state;
  const text = foldText([title, admin, desc, ...tags, ...meta.map((item) => item.text)].join(' '));
  return foldText(q)
    .split(/\s+/)
    .map(withoutArticle)
    .every((word) => text.includes(word));
}
