// The feed by the rules of RFC 4287, on the content's own articles.
import { DomUtils, Parser, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readArticles } from '#app/content/articles.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { FEED_PATH } from '#app/layout/feed.ts';
import { atomFeed } from './atom.ts';

const SITE = 'https://www.example.com';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
const NOT_EMPTY = /\S/;

type Parent = Pick<ReturnType<typeof parseDocument>, 'children'>;

const all = ({ children }: Parent, name: string) =>
  DomUtils.getElementsByTagName(name, children, false);
const textOf = (node: Parent, name: string) => all(node, name).map(DomUtils.textContent);

/** @throws when an element is not closed */
function parsed(xml: string): Parent {
  const parser = new Parser(
    {
      onclosetag(name, isImplied) {
        const tag = xml.slice(parser.startIndex, parser.endIndex + 1);
        if (isImplied && !tag.endsWith('/>')) throw new Error(`<${name}> is not closed`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return parseDocument(xml, { xmlMode: true });
}

const { articles } = readArticles();

test.runIf(articles.length > 0)(
  'the feed and its entries, an article each, have what RFC 4287 requires',
  () => {
    const xml = atomFeed(SITE) ?? '';
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
    const [feed = { children: [] }] = all(parsed(xml), 'feed');
    const entries = all(feed, 'entry');
    for (const node of [feed, ...entries]) {
      expect(textOf(node, 'title')).toEqual([expect.stringMatching(NOT_EMPTY)]);
      expect(textOf(node, 'updated')).toEqual([expect.stringMatching(RFC_3339)]);
      expect(all(node, 'author').flatMap((author) => textOf(author, 'name'))).toEqual([
        expect.stringMatching(NOT_EMPTY),
      ]);
    }
    expect(all(feed, 'link').map(({ attribs }) => [attribs.rel, attribs.href])).toEqual([
      ['self', SITE + FEED_PATH],
      ['alternate', `${SITE}/career`],
    ]);
    const ids = [feed, ...entries].flatMap((node) => textOf(node, 'id'));
    expect(new Set(ids.filter((id) => URL.canParse(id))).size).toBe(articles.length + 1);
    const published = entries.flatMap((entry) => textOf(entry, 'published'));
    expect(published).toEqual(published.toSorted().reverse());
    expect(published.map((date) => date.slice(0, 10))).toEqual(articles.map(({ date }) => date));
    const updated = entries.flatMap((entry) => textOf(entry, 'updated'));
    expect(textOf(feed, 'updated')).toEqual(updated.toSorted().slice(-1));

    for (const [index, { title, desc, tags }] of articles.entries()) {
      const entry = entries[index] ?? feed;
      expect(textOf(entry, 'title')).toEqual([title]);
      expect(all(entry, 'link').map(({ attribs }) => attribs.href)).toEqual([
        SITE + detailsPath('blog', title),
      ]);
      expect(all(entry, 'category').map(({ attribs }) => attribs.term)).toEqual(tags);
      expect(all(entry, 'content').map(({ attribs }) => attribs.type)).toEqual(['html']);
      const [html = ''] = textOf(entry, 'content');
      const body = parseDocument(html);
      expect(DomUtils.getElementsByTagName('p', body).map(DomUtils.textContent)).toContain(desc);
      for (const [, address] of html.matchAll(/(?:src|href)="([^"]*)"/g)) {
        expect(address).toMatch(/^https:\/\/www\.example\.com\//);
      }
    }
  },
);
