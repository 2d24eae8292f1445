import type { Route } from './+types/sample-article-route';
import { readArticles } from './content/articles.server.ts';
import { slug } from './content/slug.ts';
import { Article } from './corporate/blog-details/article.tsx';
import { articleOf } from './corporate/blog-details/article-data.server.ts';
import { readEstateBlog } from './estate/blog/content.server.ts';
import { pageMeta } from './layout/meta.ts';
import { PageBanner } from './layout/page-banner/page-banner.tsx';

export function loader() {
  const { details, banner } = readEstateBlog();
  const [newest] = readArticles().articles;
  const article = newest && articleOf(decodeURIComponent(slug(newest.title)));
  if (!article) throw new Error('There is no article to show as a sample.');
  return { details, list: banner.title, article };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.details, path: '/blog-details', noindex: true });
}

/** `/blog-details` (spec 2.3): the newest article as a sample, in builds with the template. */
export default function SampleArticlePage({
  loaderData: { details, list, article },
}: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title={article.title}
        crumb={details.title}
        trail={[{ label: list, to: '/blog' }]}
      />
      <Article {...article} />
    </>
  );
}
