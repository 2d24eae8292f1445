import type { BlogPosting } from 'schema-dts';
import { addressOf } from '#app/content/address.ts';
import { listed } from '#app/content/placeholders.ts';
import { inOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { detailsRoute, type Loaded } from '#app/layout/details/details-route.tsx';
import { OtherDetails } from '#app/layout/details/other-details.tsx';
import { splitDescription } from '#app/layout/details/split-description.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { dictionary, origin, site } from '#app/shared-data/shared-data.ts';
import { fileOf } from '#app/ui/picture/file-of.ts';
import { LANGUAGE } from '#shared/language.ts';
import type { Route } from './+types/route';
import { Article } from './article.tsx';
import { type ArticleData, articleOf } from './article-data.server.ts';

/** Without data it renders `/blog/404`, which is served for every unknown slug. */
export function loader({ params }: Route.LoaderArgs): Loaded<ArticleData> {
  const data = articleOf(params.title) ?? null;
  return { data, ...inOtherLanguages('blog', data?.id) };
}

const route = detailsRoute({
  section: 'blog',
  meta: (data: ArticleData) => ({
    description: splitDescription(data.desc, 160, 160)[0],
    picture: data.thumb,
    feed: true,
    trail: data.trail,
    structured: [blogPosting(data)],
  }),
  View: ArticleView,
});

/** `/blog/{title}` (spec 2.3, 2.4; decision 0007). */
export default route.Page;
export const meta = route.meta;

function ArticleView(article: ArticleData) {
  const { article: words } = dictionary;
  const { title, neighbours } = article;
  return (
    <>
      <PageBanner title={title} trail={[{ label: words.list, to: '/career' }]} />
      <Article {...article} />
      <OtherDetails
        title={words.others}
        all={{ label: words.all, to: '/career' }}
        others={neighbours.map((other) => ({
          title: other.title,
          to: detailsPath('blog', other.title),
          picture: other.thumb,
        }))}
      />
    </>
  );
}

/** The article as a schema.org BlogPosting. */
function blogPosting({ title, admin, date, updated = date, thumb }: ArticleData): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: title,
    inLanguage: LANGUAGE,
    datePublished: date,
    dateModified: updated,
    author: { '@type': 'Organization', name: listed([site.name, admin], dictionary.list) },
    image: new URL(fileOf(thumb), origin).href,
    mainEntityOfPage: new URL(addressOf(detailsPath('blog', title)), origin).href,
  };
}
