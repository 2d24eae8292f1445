import type { MetaDescriptor } from 'react-router';
import { LANGUAGE } from '#api/language.ts';
import { addressOf } from '#app/content/address.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary, origin, site, socialPicture } from '#app/shared-data/shared-data.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { previewOf } from '#app/ui/picture/preview.ts';
import { FEED_PATH } from './feed.ts';

export interface PageMeta {
  /** Title without the company's name. */
  title: string;
  description: string;
  /** URL path of the page. */
  path: string;
  /** Excludes the page from search engines and the sitemap. */
  noindex?: boolean;
  /** Picture of link previews; by default the site's. */
  picture?: PictureData | undefined;
  /** Whether the page links to the feed of the articles. */
  feed?: boolean;
  /** schema.org objects of this page. */
  structured?: Record<string, unknown>[];
}

/** Title, description, canonical link, Open Graph and structured data of a page. */
export function pageMeta({
  title,
  description,
  path,
  noindex,
  picture,
  feed,
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const url = new URL(addressOf(path), origin).href;
  const preview = picture ? previewOf(picture) : socialPicture;
  return [
    { title: fill(dictionary.documentTitle, { page: title, site: site.name }) },
    { name: 'description', content: description },
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...(feed ? [feedLink()] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: `${LANGUAGE}_${site.address.countryCode}` },
    { property: 'og:image', content: new URL(preview.src, origin).href },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: picture?.alt ?? site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((object) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...object },
    })),
  ];
}

function feedLink(): MetaDescriptor {
  const { article, documentTitle } = dictionary;
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: fill(documentTitle, { page: article.list, site: site.name }),
    href: addressOf(FEED_PATH),
  };
}

/** Meta tags of the 404 page, and of a details page without data. */
export function notFoundMeta(): MetaDescriptor[] {
  const { title, text } = dictionary.notFound;
  return pageMeta({ title, description: text, path: '/404', noindex: true });
}
