import type { ShouldRevalidateFunction } from 'react-router';
import { readArticles } from '#app/content/articles.server.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { articleState } from '../blog-details/article-state.ts';
import type { Route } from './+types/route';
import { ArticleList } from './article-list.tsx';
import type { ListedArticle } from './article-query.ts';
import { readCareer } from './content.server.ts';

export function loader() {
  const articles = readArticles().articles.map(
    (article): ListedArticle => ({
      id: article.id,
      date: article.date,
      tags: article.tags,
      meta: article.meta,
      state: articleState(article),
    }),
  );
  return { ...readCareer(), articles };
}

/** Search and subject change the URL, but not the loader's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, articles } = loaderData;
  const structured = [breadcrumbList({ title: banner.title, path: '/career' })];
  const feed = articles.length > 0;
  return pageMeta({ ...meta, path: '/career', picture: banner.picture, feed, structured });
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
