import {
  type Article as ArticleRecord,
  type Articles,
  readArticles,
} from '#app/content/articles.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import type { Shown } from '#app/layout/details/details-route.tsx';
import { isPrerenderedOf } from '#app/layout/details/prerendered-path.server.ts';
import { type ArticleState, articleState } from './article-state.ts';

/** Texts that all articles share: keywords and sample comments. */
export type ArticleTexts = Articles['page'];

/** Data of an article's page; a link to it carries only the navigation state. */
export interface ArticleData
  extends ArticleState,
    Pick<ArticleRecord, 'id' | 'date' | 'updated' | 'testimonial' | 'showcase'> {
  /** The next articles of the list. */
  neighbours: ArticleState[];
  /** Breadcrumb between home and this page. */
  trail: { label: string; to: string }[];
}

export type ShownArticle = Shown<ArticleState, ArticleData>;

/** Finds an article by its decoded slug. */
export function articleOf(param: string | undefined): ArticleData | undefined {
  const { articles } = readArticles();
  const at = articles.findIndex(({ title }) => isPrerenderedOf(param, title));
  const article = articles[at];
  if (!article) return undefined;
  const { id, date, updated, testimonial, showcase } = article;
  const neighbours = [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
  return {
    ...articleState(article),
    id,
    date,
    updated,
    testimonial,
    showcase,
    neighbours: neighbours.map(articleState),
    trail: [{ label: readInterface().article.list, to: '/career' }],
  };
}
