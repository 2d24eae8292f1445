import { readEstateBlog } from '#app/content/estate.server.ts';
import { readPosts } from '#app/content/posts.server.ts';
import { slug } from '#app/content/slug.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import type { Route } from './+types/sample-route';
import { Post } from './post.tsx';
import { postUnder } from './post-data.server.ts';

export function loader() {
  const { details, banner } = readEstateBlog();
  const { posts, page: texts } = readPosts();
  const [newest] = posts;
  const post = newest && postUnder(decodeURIComponent(slug(newest.title)));
  if (!post) throw new Error('There is no post to show as a sample.');
  return { details, list: banner.title, post, texts };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.details, path: '/blog-details', noindex: true });
}

/** `/blog-details` (spec 2.3): the newest post as the template's sample; in the table with the template only. */
export default function SamplePostPage({
  loaderData: { details, list, post, texts },
}: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={post.title} crumb={details.title} trail={[{ label: list, to: '/blog' }]} />
      <Post {...post} texts={texts} />
    </>
  );
}
