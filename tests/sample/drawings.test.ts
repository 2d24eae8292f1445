// Pictures, drawings and charts in the sample's text pages.
import { expect, it } from 'vitest';
import { readLayout } from '#app/content/layout.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { readDataProtection } from '#app/corporate/data-protection/content.server.ts';
import { type DrawingData, drawingNames } from '#app/corporate/drawing/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readTextPage, textPagePaths } from '#app/corporate/text-page/read-text-page.server.ts';

/** Every text page without its banner and its end, which have their own pictures. */
function textPages(): { path: string; content: object }[] {
  return [
    ...[...textPagePaths()].map((path) => {
      const { picture, end, ...content } = readTextPage(path);
      return { path, content };
    }),
    { path: '/contract', content: readCapabilities().services },
    { path: '/data-protection', content: readDataProtection() },
    { path: '/prequalification', content: readPrequalification().sections },
  ];
}

/** Drawings, pictures and charts of a text page: blocks, timelines, organization charts. */
const SHOWN = /"(?:drawing|picture|chart|entries)":|"kind":"(?:headcount|targets)"/;

it('each text page has a picture, drawing or chart besides its banner', () => {
  const without = textPages().filter(({ content }) => !SHOWN.test(JSON.stringify(content)));
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('each article has an opening, and neighbours in a menu have different kinds', () => {
  const openingOf = (path: string) => {
    const page = readTextPage(path);
    return 'opening' in page ? page.opening?.kind : page.kind;
  };
  const articles = [...textPagePaths()].filter((path) => readTextPage(path).kind === 'article');
  expect(articles.filter((path) => !openingOf(path))).toEqual([]);
  for (const { items = [] } of readLayout().navigation) {
    const kinds = items.filter(({ to }) => textPagePaths().has(to)).map(({ to }) => openingOf(to));
    expect(kinds.filter((kind, index) => kind && kind === kinds[index + 1])).toEqual([]);
  }
});

it('each drawing is on one page, with a unique alternative text and number', () => {
  const drawings = drawingsIn(textPages().filter(({ path }) => path !== '/thirdparty-inspection'));
  expect(drawings).toHaveLength(drawingNames().length);
  for (const key of ['drawing', 'number', 'title', 'alt'] as const) {
    expect(new Set(drawings.map((drawing) => drawing[key])).size).toBe(drawings.length);
  }
  for (const { number, alt } of drawings) expect(alt.length, number).toBeGreaterThan(150);
});

function drawingsIn(value: unknown): DrawingData[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('legend' in value) return [value as DrawingData];
  return Object.values(value).flatMap(drawingsIn);
}
