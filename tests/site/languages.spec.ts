// Every page in every language (decision 0012), as the desk serves it.
import { readFileSync } from 'node:fs';
import { addressOf } from '#app/content/address.ts';
import { waitingIn } from '#app/content/waiting.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { elementsOf } from '#tools/postbuild/html.ts';
import { contractorPages } from '../contractor-pages.ts';
import { expect, test } from '../fixtures.ts';
import { languageOf, manifest, pages, readPage, siteUrl } from '../pages.ts';

// In one worker, which reads each page once.
test.describe.configure({ mode: 'default' });

const bases = LANGUAGES.map(({ code }) => baseOf(code));

const read = new Map<string, ReturnType<typeof readLinks>>();

/** A page's elements and its links to its versions, which are read once. */
function linksOf(path: string) {
  const links = read.get(path) ?? readLinks(path);
  read.set(path, links);
  return links;
}

function readLinks(path: string) {
  const elements = elementsOf(readPage(path));
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
  const alternates = links.flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
  );
  return { elements, canonical, alternates };
}

/** The languages that have a page: some wait for their translation. */
function languagesWith(path: string): string[] {
  const inTable = path.slice(baseOf(languageOf(path).code).length) || '/';
  return LANGUAGES.map(({ code }) => code).filter((code) => !(inTable in waitingIn(code)));
}

test('every indexed page lists its versions in all languages that have it, and each version lists it', () => {
  const listed = pages.filter((path) => linksOf(path).canonical !== undefined);
  for (const path of contractorPages) expect(listed).toContain(path);
  for (const path of listed) {
    const { alternates, canonical } = linksOf(path);
    const { code } = languageOf(path);
    const byLanguage = new Map(alternates);
    const [first = '', ...others] = languagesWith(path);
    const all = others.length > 0 ? [first, ...others, 'x-default'] : [];
    expect.soft([...byLanguage.keys()], path).toEqual(all);
    if (others.length === 0) continue;
    expect.soft(byLanguage.get(code), path).toBe(canonical);
    expect.soft(byLanguage.get('x-default'), path).toBe(byLanguage.get(first));
    for (const [, address] of alternates) {
      const other = new URL(address).pathname;
      expect.soft(listed, `${path} names ${other}`).toContain(other);
      expect.soft(linksOf(other).alternates, `${other} names ${path}`).toEqual(alternates);
    }
  }
});

test('every page has the language and direction of its tree, and four links to its version in each other language, by that language’s own name', () => {
  for (const path of pages) {
    const { elements, alternates, canonical } = linksOf(path);
    const own = languageOf(path);
    const html = elements.find(({ name }) => name === 'html')?.attributes;
    expect.soft([html?.lang, html?.dir], path).toEqual([own.code, own.direction]);
    // One page has two paths, of which the other is canonical.
    const isCanonical = canonical !== undefined && new URL(canonical).pathname === path;
    for (const { code, direction } of LANGUAGES.filter((each) => each !== own)) {
      const links = elements.flatMap(({ name, attributes }) =>
        name === 'a' && attributes.hreflang === code && attributes.lang ? [attributes] : [],
      );
      const spoken = links.map(({ lang }) => lang);
      expect.soft(spoken, path).toEqual([code, code, code, code]);
      const names = elements.filter(
        ({ name, attributes }) => name === 'bdi' && attributes.dir === direction,
      );
      expect.soft(names.length, path).toBeGreaterThanOrEqual(3);
      const targets = new Set(links.map(({ href }) => href));
      const [, alternate] = alternates.find(([language]) => language === code) ?? [];
      // Otherwise the link leads to a search, or home for a template page or an unknown one.
      if (isCanonical && alternate)
        expect.soft([...targets], path).toEqual([new URL(alternate).pathname]);
      for (const target of targets) expect.soft(pages, path).toContain(target);
    }
    const others = elements.flatMap(({ name, attributes: { href, hreflang } }) =>
      name === 'a' && href?.startsWith('/') && !hreflang ? [new URL(href, siteUrl).pathname] : [],
    );
    const foreign = others.filter((link) => pages.includes(link) && languageOf(link) !== own);
    expect.soft(foreign, `${path} links to another language`).toEqual([]);
  }
});

test('the link preview of a home page is a picture of its language', () => {
  for (const base of bases) {
    const { elements } = linksOf(addressOf('/', base));
    const image = elements.find(({ attributes }) => attributes.property === 'og:image');
    const path = addressOf('/social.jpg', base);
    expect.soft(image?.attributes.content).toBe(siteUrl + path);
    expect.soft(Object.keys(manifest.files)).toContain(path);
  }
});

test('the sitemap lists the pages of all languages with the same alternates', () => {
  const xml = readFileSync(`build/site/${manifest.files['/sitemap.xml']?.file}`, 'utf8');
  const urls = [...xml.matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
  for (const base of bases) {
    expect(urls.map(([, address]) => address)).toContain(`${siteUrl}${addressOf('/', base)}`);
  }
  for (const [, address = '', links = ''] of urls) {
    const alternates = [...links.matchAll(/hreflang="(.+?)" href="(.+?)"/g)];
    const path = new URL(address.replaceAll('&#39;', "'")).pathname;
    if (!pages.includes(path)) continue;
    expect
      .soft(
        alternates.map(([, code, href]) => [code, href?.replaceAll('&#39;', "'")]),
        path,
      )
      .toEqual(linksOf(path).alternates);
  }
});
