import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { addressOf } from '#app/content/address.ts';
import { fill } from '#app/content/placeholders.ts';
import { dictionary, origin, site, socialPicture } from '#app/shared-data/shared-data.ts';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { previewOf } from '#app/ui/picture/preview.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { FEED_PATH } from './feed.ts';

export interface PageMeta {
  /** Title without the company's name. */
  title: string;
  description: string;
  /** URL path of the page. */
  path: string;
  /** Its path by language where it is another; a language without one has no such page. */
  others?: Record<string, string> | undefined;
  /** Excludes the page from search engines and the sitemap. */
  noindex?: boolean;
  /** Picture of link previews; by default the site's. */
  picture?: PictureData | undefined;
  /** Whether the page links to the feed of the articles. */
  feed?: boolean;
  /** Breadcrumb between home and this page, as of `PageBanner`, for search engines. */
  trail?: readonly Crumb[];
  /** The page's name in the breadcrumb, if it is not the title. */
  crumb?: string;
  /** Further schema.org objects of this page. */
  structured?: Exclude<Thing, string>[];
}

/** Title, description, canonical link, Open Graph and structured data of a page. */
export function pageMeta({
  title,
  description,
  path,
  others,
  noindex,
  picture,
  feed,
  trail,
  crumb = title,
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const pages = noindex ? [] : pagesByLanguage(path, others);
  const url = urlIn(LANGUAGE, path);
  const preview = picture ? previewOf(picture) : socialPicture;
  const objects = trail
    ? [breadcrumbList({ title: crumb, path }, trail), ...structured]
    : structured;
  return [
    { title: fill(dictionary.documentTitle, { page: title, site: site.name }) },
    { name: 'description', content: description },
    ...(noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: url }, ...alternates(pages)]),
    ...(feed ? [feedLink()] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: localeOf(LANGUAGE) },
    ...pages
      .filter(([code]) => code !== LANGUAGE)
      .map(([code]) => ({ property: 'og:locale:alternate', content: localeOf(code) })),
    { property: 'og:image', content: new URL(preview.src, origin).href },
    { property: 'og:image:width', content: String(preview.width) },
    { property: 'og:image:height', content: String(preview.height) },
    { property: 'og:image:alt', content: picture?.alt ?? site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...objects.map((object) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...object },
    })),
  ];
}

type PagesByLanguage = [code: string, path: string][];

/** The page in each language that has it, its own included. */
function pagesByLanguage(path: string, others: PageMeta['others']): PagesByLanguage {
  return LANGUAGES.flatMap(({ code }): PagesByLanguage => {
    const own = others && code !== LANGUAGE ? others[code] : path;
    return own === undefined ? [] : [[code, own]];
  });
}

/** Links to the page in every language, for search engines; `x-default` is the default language. */
function alternates(pages: PagesByLanguage): MetaDescriptor[] {
  if (pages.length === 1) return [];
  const [first] = pages;
  const all = first ? [...pages, ['x-default', first[1], first[0]] as const] : [];
  return all.map(([hrefLang, path, code = hrefLang]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: urlIn(code, path),
  }));
}

function urlIn(language: string, path: string): string {
  return new URL(addressOf(path, baseOf(language)), origin).href;
}

/** A locale as Open Graph writes it: `en_SA`. */
function localeOf(language: string): string {
  return `${language}_${site.address.countryCode}`;
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
