import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import { ArticleCards } from './article-cards.tsx';
import { readEstateBlog } from './content.server.ts';

export const loader = () => readEstateBlog();

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/blog', noindex: true });
}

/** `/blog` (spec 2.3): the articles of /career as the template lists them. */
export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { banner, title, posts, btnText } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="posts" title={title}>
        <ArticleCards articles={posts} more={btnText} />
      </Section>
    </>
  );
}
