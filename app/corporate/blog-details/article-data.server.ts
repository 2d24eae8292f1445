import {
  type Article as ArticleRecord,
  type Articles,
  readArticles,
} from '#app/content/articles.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { isPrerenderedOf } from '#app/layout/details/prerendered-path.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';

/** An article as its card shows it. */
interface ArticleCard {
  title: string;
  thumb: PictureData;
}

/** Data of an article's page. */
export interface ArticleData
  extends ArticleCard,
    Pick<ArticleRecord, 'id' | 'date' | 'updated' | 'admin' | 'desc' | 'testimonial' | 'showcase'> {
  /** Texts that all articles share: keywords and sample comments. */
  texts: Articles['page'];
  /** The next articles of the list. */
  neighbours: ArticleCard[];
  /** Breadcrumb between home and this page. */
  trail: { label: string; to: string }[];
}

/** Finds an article by its decoded slug. */
export function articleOf(param: string | undefined): ArticleData | undefined {
  const { articles, page: texts } = readArticles();
  const at = articles.findIndex(({ title }) => isPrerenderedOf(param, title));
  const article = articles[at];
  if (!article) return undefined;
  const { id, date, updated, admin, desc, testimonial, showcase } = article;
  const neighbours = [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, 2);
  return {
    ...cardOf(article),
    id,
    date,
    updated,
    admin,
    desc,
    testimonial,
    showcase,
    texts,
    neighbours: neighbours.map(cardOf),
    trail: [{ label: readInterface().article.list, to: '/career' }],
  };
}

const cardOf = ({ title, picture }: ArticleRecord): ArticleCard => ({ title, thumb: picture });
