import sharp from 'sharp';
import { expect, test } from 'vitest';
import { grounds } from './mark.ts';
import { Painted } from './painted.ts';

/** A drawing of 600 × 200 units, rasterised. */
const of = (inside: string, margin = 0) =>
  Painted.of(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${600 + 2 * margin} ${200 + 2 * margin}">${inside}</svg>`,
      ),
    ),
  );

const rect = (fill: string, x = 0, width = 600) =>
  `<rect x="${x}" width="${width}" height="200" fill="${fill}"/>`;

const SHEET = '<rect x="-600" y="-600" width="1800" height="1400" fill="#fff"/>';

test.each([
  ['transparent', '', rect('#0b2a5a')],
  ['transparent, around white', '', rect('#fff')],
  ['white', SHEET, rect('#0b2a5a')],
])('a margin that is %s is found', async (_, sheet, drawn) => {
  const box = (await of(sheet + drawn, 200)).withoutMargins();
  expect(box?.left).toBeCloseTo(0.2, 1);
  expect(box?.top).toBeCloseTo(0.33, 1);
  expect(box?.width).toBeCloseTo(0.6, 1);
  expect(box?.height).toBeCloseTo(0.33, 1);
});

test('a small margin, a coloured ground and an empty drawing are left as they are', async () => {
  const blue = SHEET.replace('#fff', '#0b2a5a');
  for (const image of [of(rect('#0b2a5a'), 5), of(blue + rect('#fff'), 200), of('', 200)]) {
    expect((await image).withoutMargins()).toBeUndefined();
  }
});

test.each([
  ['black letters', rect('#000'), undefined],
  ['a dark blue shape', rect('#0b2a5a'), 'light'],
  [
    'white in a dark blue shape',
    `${rect('#0b2a5a')}<path fill="#fff" d="M60 40h480v120h-480"/>`,
    'light',
  ],
  ['black on a white sheet', SHEET + rect('#000', 60, 300), 'light'],
  ['a pale sheet', SHEET.replace('#fff', '#f4f4f4') + rect('#0b2a5a', 60, 300), 'light'],
  ['white letters', `<path fill="#fff" d="M40 40h520v120h-520"/>`, 'dark'],
  [
    'white letters beside an orange shape',
    rect('#e2580f', 0, 200) + rect('#fdfdfd', 240, 360),
    'dark',
  ],
  ['an orange shape', rect('#f08a3c'), 'any'],
])('%s', async (_, inside, drawnFor) => {
  expect(grounds(await of(inside), true)).toEqual(drawnFor ? { drawnFor } : {});
});

test('a black picture keeps its colour, on a plate', async () => {
  expect(grounds(await of(rect('#000')), false)).toEqual({ drawnFor: 'light' });
});
