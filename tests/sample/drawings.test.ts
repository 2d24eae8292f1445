// The drawings in the sample's text pages.
import { expect, it } from 'vitest';
import { markdownPaths, textPaths } from '#app/content/paths.server.ts';
import { readCapabilities } from '#app/corporate/contract/content.server.ts';
import { type DrawingData, drawingNames } from '#app/corporate/drawing/content.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { readMarkdownPage } from '#app/corporate/text-page/markdown/content.server.ts';
import { readTextPage } from '#app/corporate/text-page/read-text-page.server.ts';

// Its content is that of /quality-management (spec §2.3).
const paths = textPaths().filter((path) => path !== '/thirdparty-inspection');
const drawings = drawingsIn([
  paths.map(readTextPage),
  readCapabilities(),
  markdownPaths.map(readMarkdownPage),
  readPrequalification(),
]);

it('each drawing is on one page, with a unique alternative text and number', () => {
  expect(drawings).toHaveLength(drawingNames().length);
  for (const key of ['drawing', 'number', 'title', 'alt'] as const) {
    expect(new Set(drawings.map((drawing) => drawing[key])).size).toBe(drawings.length);
  }
});

function drawingsIn(value: unknown): DrawingData[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('legend' in value) return [value as DrawingData];
  return Object.values(value).flatMap(drawingsIn);
}
