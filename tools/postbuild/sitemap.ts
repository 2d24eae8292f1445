import { escapeMarkup } from '#shared/escape.ts';
import { elementsOf } from './html.ts';

/** A page for the sitemap. */
interface Listed {
  /** Canonical URL. */
  address: string;
  /** URLs of the page in each language, its own included, and `x-default`; empty in a site of one language. */
  alternates: readonly (readonly [hreflang: string, address: string])[];
}

/** A page's entry for the sitemap; undefined if it is hidden from search engines. */
export function listedOf(html: string): Listed | undefined {
  const links = elementsOf(html)
    .filter(({ name }) => name === 'link')
    .map(({ attributes }) => attributes);
  const address = links.find(({ rel }) => rel === 'canonical')?.href;
  if (address === undefined) return undefined;
  const alternates = links.flatMap(({ hreflang, href }) =>
    hreflang !== undefined && href !== undefined ? [[hreflang, href] as const] : [],
  );
  return { address, alternates };
}

/** A version of a page for the sitemap. */
export interface Addressed {
  path: string;
  /** First day of this version, ISO 8601; blank for the first version. */
  day: string;
  /** Undefined for pages hidden from search engines. */
  listed: Listed | undefined;
}

/** The pages that search engines may find on a day, each with its alternates among them. */
export function addressesOn(day: string, versions: readonly Addressed[]): Listed[] {
  const shown = new Map<string, Addressed>();
  for (const version of versions.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    if (version.day <= day) shown.set(version.path, version);
  }
  const pages = new Map(
    [...shown.values()].flatMap(({ listed }) => (listed ? [[listed.address, listed]] : [])),
  );
  return [...pages.values()].map(({ address, alternates }) => ({
    address,
    alternates: alternates.filter(([, other]) => pages.has(other)),
  }));
}

/** sitemap.xml of these pages, whose URLs are absolute and encoded. */
export function sitemap(pages: readonly Listed[]): string {
  const urls = pages
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, alternates }) => {
      const links = alternates.map(
        ([language, other]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(other)}"/>`,
      );
      return ` <url>${[`<loc>${escapeMarkup(address)}</loc>`, ...links].join('')}</url>`;
    });
  const hasLinks = pages.some(({ alternates }) => alternates.length > 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.join('\n')}
</urlset>
`;
}
