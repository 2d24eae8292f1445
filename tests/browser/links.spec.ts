// Every URL in a built page is answered by the site, and every anchor exists.
import { expect, test } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { pages, paths, readPage } from '../pages.ts';

interface Outline {
  /** Ids of all elements, in document order. */
  ids: string[];
  /** Addresses of links, pictures and files. */
  addresses: Set<string>;
  /** Number of h1 elements. */
  titles: number;
}

function outline(html: string): Outline {
  const found: Outline = { ids: [], addresses: new Set(), titles: 0 };
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset, action }) {
      if (name === 'h1') found.titles += 1;
      if (id) found.ids.push(id);
      for (const address of [href, src, action]) if (address) found.addresses.add(address);
      for (const candidate of srcset?.split(/,\s+/) ?? []) {
        found.addresses.add(candidate.split(/\s+/)[0] ?? '');
      }
    },
  });
  parser.end(html);
  return found;
}

test('internal links, anchors and files resolve, not to the 404 page; pages have one h1 and each id once', () => {
  const outlines = new Map(
    pages.map((page) => [decodeURIComponent(page), outline(readPage(page))]),
  );
  const broken: string[] = [];
  for (const page of pages) {
    const { ids = [], addresses = [], titles } = outlines.get(decodeURIComponent(page)) ?? {};
    if (titles !== 1) broken.push(`${page}: ${titles} h1`);
    for (const id of ids.filter((each, place) => ids.indexOf(each) !== place)) {
      broken.push(`${page}: the id ${id} is repeated`);
    }
    for (const address of addresses) {
      const { origin, protocol, pathname, hash } = new URL(address, `http://site.example${page}`);
      if (!protocol.startsWith('http') || origin !== 'http://site.example') continue;
      const path = decodeURIComponent(pathname);
      if (path.startsWith('/api/')) continue;
      const anchor = decodeURIComponent(hash.slice(1));
      if (path === '/404' && path !== page) broken.push(`${page}: ${address} is the 404 page`);
      else if (!paths.has(path)) broken.push(`${page}: ${address} is no page or file`);
      else if (anchor && !outlines.get(path)?.ids.includes(anchor)) {
        broken.push(`${page}: ${address} has no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(outlines.get('/')?.addresses.size).toBeGreaterThan(10);
});
