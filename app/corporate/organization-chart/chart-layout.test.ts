import { expect, it } from 'vitest';
import type { ChartPost } from '#app/content/schemas/chart-post.ts';
import { BOX, boxWidth, layOut } from './chart-layout.ts';

const post = (name: string, ...reports: ChartPost[]): ChartPost => ({
  post: [name],
  duty: name,
  reports,
});

const chart = layOut(post('head', post('a', post('a1'), post('a2')), post('b'), post('c')));

it('§2.4 places every post once and connects all but the head', () => {
  expect(chart.posts.map((placed) => placed.post.post[0])).toEqual([
    'head',
    'a',
    'a1',
    'a2',
    'b',
    'c',
  ]);
  expect(chart.connections).toHaveLength(5);
});

it('keeps boxes apart and inside the drawing', () => {
  for (const one of chart.posts) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + boxWidth(one)).toBeLessThanOrEqual(chart.width);
    expect(one.y + BOX.height).toBeLessThanOrEqual(chart.height);
    for (const other of chart.posts) {
      const apart =
        one === other ||
        one.x + boxWidth(one) <= other.x ||
        other.x + boxWidth(other) <= one.x ||
        one.y + BOX.height <= other.y ||
        other.y + BOX.height <= one.y;
      expect(apart).toBe(true);
    }
  }
});
