// Every URL in a built page is answered by the site, and every anchor exists.
import { Parser } from 'htmlparser2';
import { expect, test } from '../fixtures.ts';
import { pages, paths, readPage } from '../pages.ts';

interface Outline {
  ids: Set<string>;
  /** Addresses of links, pictures and files. */
  addresses: Set<string>;
}

function outline(html: string): Outline {
  const ids = new Set<string>();
  const addresses = new Set<string>();
  const parser = new Parser({
    onopentag(_, { id, href, src, srcset, action }) {
      if (id) ids.add(id);
      for (const address of [href, src, action]) if (address) addresses.add(address);
      for (const candidate of srcset?.split(',') ?? []) {
        addresses.add(candidate.trim().split(/\s+/)[0] ?? '');
      }
    },
  });
  parser.end(html);
  return { ids, addresses };
}

const outlines = new Map(pages.map((page) => [decodeURIComponent(page), outline(readPage(page))]));

test('internal links, anchors and files all resolve', () => {
  const broken: string[] = [];
  for (const page of pages) {
    for (const address of outlines.get(decodeURIComponent(page))?.addresses ?? []) {
      const { origin, protocol, pathname, hash } = new URL(address, `http://site.example${page}`);
      if (!protocol.startsWith('http') || origin !== 'http://site.example') continue;
      const path = decodeURIComponent(pathname);
      if (path.startsWith('/api/')) continue;
      const anchor = decodeURIComponent(hash.slice(1));
      if (!paths.has(path)) broken.push(`${page}: ${address} is no page or file`);
      else if (anchor && !outlines.get(path)?.ids.has(anchor)) {
        broken.push(`${page}: ${address} has no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(outlines.get('/')?.addresses.size).toBeGreaterThan(10);
});

test('no page links to the 404 page', () => {
  for (const [page, { addresses }] of outlines) expect([...addresses], page).not.toContain('/404');
});

test('every page has one h1, and no id twice', () => {
  for (const page of pages) {
    const html = readPage(page);
    expect(html.match(/<h1[\s>]/g), page).toHaveLength(1);
    const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, place) => ids.indexOf(id) !== place),
      page,
    ).toEqual([]);
  }
});
