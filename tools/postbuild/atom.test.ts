// The feed by the rules of RFC 4287, on the content's own articles.
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readArticles } from '#app/content/articles.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { FEED_PATH } from '#app/layout/feed.ts';
import { atomFeed } from './atom.ts';

const SITE = 'https://www.example.com';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;

interface Node {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Node[];
}

/** @throws when an element is not closed, or closed by another's tag */
function parsed(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const inside = () => open.at(-1) as Node;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name, attributes, text: '', children: [] };
        inside().children.push(node);
        open.push(node);
      },
      ontext(text) {
        inside().text += text;
      },
      onclosetag(name, isImplied) {
        const { startIndex, endIndex } = parser;
        const tag = xml.slice(startIndex, endIndex + 1);
        if (isImplied && !tag.endsWith('/>')) throw new Error(`<${name}> is not closed`);
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root.children.find(({ name }) => name === 'feed') as Node;
}

const all = (node: Node, name: string) => node.children.filter((child) => child.name === name);
const textOf = (node: Node, name: string) => all(node, name).map(({ text }) => text);

const { articles } = readArticles();

test.runIf(articles.length > 0)('the feed and each entry have what RFC 4287 requires', () => {
  const xml = atomFeed(SITE) ?? '';
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  );
  const feed = parsed(xml);
  const entries = all(feed, 'entry');
  for (const node of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) {
      expect(textOf(node, name), name).toEqual([expect.stringMatching(/\S/)]);
    }
    expect(textOf(node, 'updated')[0]).toMatch(RFC_3339);
    const [author] = all(node, 'author');
    expect(textOf(author as Node, 'name')).toEqual([expect.stringMatching(/\S/)]);
  }
  const links = all(feed, 'link').map(({ attributes }) => [attributes.rel, attributes.href]);
  expect(links).toEqual([
    ['self', SITE + FEED_PATH],
    ['alternate', `${SITE}/career`],
  ]);
  const ids = [feed, ...entries].flatMap((node) => textOf(node, 'id'));
  expect(new Set(ids).size).toBe(articles.length + 1);
  for (const id of ids) expect(URL.canParse(id), id).toBe(true);
  const published = entries.flatMap((node) => textOf(node, 'published'));
  expect(published).toEqual(published.toSorted().reverse());
  const [newest] = entries
    .flatMap((node) => textOf(node, 'updated'))
    .toSorted()
    .reverse();
  expect(textOf(feed, 'updated')).toEqual([newest]);
});

test('each article is an entry, as HTML with absolute addresses', () => {
  const entries = articles.length > 0 ? all(parsed(atomFeed(SITE) ?? ''), 'entry') : [];
  expect(entries.map((entry) => textOf(entry, 'title')[0])).toEqual(
    articles.map(({ title }) => title),
  );
  for (const [index, entry] of entries.entries()) {
    const { title, date, desc, tags } = articles[index] as (typeof articles)[number];
    expect(all(entry, 'link')[0]?.attributes.href).toBe(SITE + detailsPath('blog', title));
    expect(textOf(entry, 'published')[0]?.slice(0, 10)).toBe(date);
    expect(all(entry, 'category').map(({ attributes }) => attributes.term)).toEqual(tags);
    const [content] = all(entry, 'content');
    expect(content?.attributes.type).toBe('html');
    const html = parsed(`<feed>${content?.text.replace(/<img ([^>]*)>/, '<img $1/>')}</feed>`);
    const [div] = all(html, 'div');
    expect(textOf(div as Node, 'p')).toContain(desc);
    for (const [, address = ''] of content?.text.matchAll(/(?:src|href)="([^"]*)"/g) ?? []) {
      expect(address).toMatch(/^https:\/\/www\.example\.com\//);
    }
  }
});
