import { expect, it } from 'vitest';
import type { ChartPosition as Position } from '../content.server.ts';
import { BOX, boxWidth, layOut } from './chart-layout.ts';

const position = (name: string, ...reports: Position[]): Position => ({
  title: [name],
  duty: name,
  reports,
});

const chart = layOut(
  position('head', position('a', position('a1'), position('a2')), position('b'), position('c')),
);

it('§2.4 places every position once and connects all but the head', () => {
  expect(chart.positions.map((placed) => placed.position.title[0])).toEqual([
    'head',
    'a',
    'a1',
    'a2',
    'b',
    'c',
  ]);
  expect(chart.connections).toHaveLength(5);
});

it('boxes do not overlap and are inside the drawing', () => {
  for (const one of chart.positions) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + boxWidth(one)).toBeLessThanOrEqual(chart.width);
    expect(one.y + BOX.height).toBeLessThanOrEqual(chart.height);
    for (const other of chart.positions) {
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
