import type { MetaDescriptor } from 'react-router';
import { fill } from '#app/content/fill.ts';
import { type Matches, rootData } from '#app/root-data/root-data.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { previewOf } from '#app/ui/picture/preview.ts';
import { LANGUAGE } from '#contract/language.ts';

interface PageMeta {
  /** Title without the company's name. */
  title: string;
  description: string;
  /** Path of the page, from `/`. */
  path: string;
  /** Keep the page out of search engines (and so out of the sitemap). */
  noindex?: boolean;
  /** What a link to the page is shown with; without one, the site's own preview. */
  picture?: PictureData | undefined;
  /** schema.org objects of this page. */
  structured?: Record<string, unknown>[];
}

/** Title, description, canonical link, Open Graph and structured data of a page. */
export function pageMeta(
  matches: Matches,
  { title, description, path, noindex, picture, structured = [] }: PageMeta,
): MetaDescriptor[] {
  const root = rootData(matches);
  if (!root) return [{ title }];
  const { site, texts, origin, socialPicture } = root;
  const url = new URL(path, origin).href;
  const preview = picture ? previewOf(picture) : socialPicture;
  return [
    { title: fill(texts.documentTitle, { page: title, site: site.name }) },
    { name: 'description', content: description },
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
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
