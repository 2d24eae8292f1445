import { readEstateBlog } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { PostCards } from './post-cards.tsx';

export const loader = () => readEstateBlog();

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.meta, path: '/blog', noindex: true });
}

/** `/blog` (spec 2.3): the same posts as /career, as the template lists them. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { banner, title, posts, btnText } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="posts" title={title}>
        <PostCards posts={posts} more={btnText} />
      </Section>
    </>
  );
}
