import { readArticles } from '#app/content/articles.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import ArticleList from './article-list.island.tsx';
import type { ListedArticle } from './article-query.ts';
import { readCareer } from './content.server.ts';

export function loader() {
  const articles = readArticles().articles.map(
    ({ id, date, tags, meta, title, admin, desc, picture }): ListedArticle => ({
      id,
      date,
      tags,
      meta,
      title,
      admin,
      desc,
      picture,
    }),
  );
  return { ...readCareer(), articles };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, articles } = loaderData;
  const { title: crumb, picture } = banner;
  const feed = articles.length > 0;
  return pageMeta({ ...meta, path: '/career', picture, trail: [], crumb, feed });
}

/** `/career` (spec 2.4): articles from the sites, with a search and subjects. */
export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { banner, list, sidebar, articles } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <ArticleList articles={articles} list={list} sidebar={sidebar} />
    </>
  );
}
