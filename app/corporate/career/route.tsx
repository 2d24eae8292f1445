import type { ShouldRevalidateFunction } from 'react-router';
import { readCareer } from '#app/content/career.server.ts';
import { readPosts } from '#app/content/posts.server.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import type { Route } from './+types/route';
import { listedPost } from './listed-post.ts';
import { PostList } from './post-list.tsx';

export function loader() {
  return { ...readCareer(), posts: readPosts().posts.map(listedPost) };
}

/** Search and subject change the address and nothing that is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { meta, banner } = loaderData;
  const structured = breadcrumbList(matches, { title: banner.title, path: '/career' });
  return pageMeta(matches, { ...meta, path: '/career', picture: banner.picture, structured });
}

/** `/career` (spec 2.4): the notes from the sites, to be searched and chosen by subject. */
export default function CareerPage({ loaderData }: Route.ComponentProps) {
  const { banner, list, sidebar, posts } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <PostList posts={posts} list={list} sidebar={sidebar} />
    </>
  );
}
