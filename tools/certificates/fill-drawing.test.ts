// Facts in drawings, such as the sample's certificates.
import { expect, it } from 'vitest';
import { fillDrawing } from './fill-drawing.ts';

const values: Record<string, string> = {
  name: 'Black & White',
  long: 'Al Rashid Gulf Engineering, Procurement and Industrial Construction Company',
};
const placeholders = {
  valueFor: (name: string) => values[name],
  namesLike: () => Object.keys(values),
  isEmpty: () => false,
  isFact: () => false,
};
const fill = (svg: string) => fillDrawing('marks/a.svg', svg, placeholders);
const sizeOf = (svg: string) => Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);

it('escapes a fact and leaves the rest of the drawing as it is', () => {
  const drawing = (fact: string) =>
    `<style>.a{fill:red}</style><path d="M0 0"/><text x="1">Plain</text><text><tspan x="1">${fact}</tspan></text>`;
  expect(fill(drawing('{name}'))).toBe(drawing('Black &amp; White'));
});

it('reduces the size of a text wider than its textLength', () => {
  const text = (name: string) => fill(`<text font-size="16" textLength="200">{${name}}</text>`);
  expect(sizeOf(text('name'))).toBe(16);
  expect(sizeOf(text('long'))).toBeLessThan(16);
  expect(sizeOf(text('long'))).toBeGreaterThan(3);
  expect(text('long')).not.toContain('textLength');
});

it('breaks a text into at most data-lines lines', () => {
  const broken = fill(
    '<text x="70" font-size="11" textLength="140" data-lines="4">{long}. {long}</text>',
  );
  const lines = broken.match(/<tspan x="70" dy="1.3em">/g) ?? [];
  expect(lines.length).toBe(3);
  expect(sizeOf(broken)).toBeLessThan(11);
  expect(broken.replace(/<tspan[^>]*>/g, ' ').replace(/<[^>]*>/g, '')).toBe(
    `${values.long}. ${values.long}`,
  );
});

it('reports an unknown placeholder with the file', () => {
  expect(() => fill('<text>{nome}</text>')).toThrow(
    'marks/a.svg: unknown placeholder {nome}: expected one of {name}, {long}',
  );
});
