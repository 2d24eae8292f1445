import { expect, it } from 'vitest';
import { type Crop, type Handle, moved, placeOf, WHOLE } from './crop.ts';

const crop = { left: 20, top: 30, width: 40, height: 50 };

it.each<[string, Handle, Crop['left'], Crop['top'], Crop]>([
  [
    'the first corner, and the other stays',
    'start',
    10,
    35,
    { left: 10, top: 35, width: 50, height: 45 },
  ],
  ['the last corner', 'end', 90, 60, { left: 20, top: 30, width: 70, height: 30 }],
  ['all of it', 'middle', 50, 50, { left: 30, top: 25, width: 40, height: 50 }],
  [
    'all of it, no further than the edge',
    'middle',
    0,
    99,
    { left: 0, top: 50, width: 40, height: 50 },
  ],
  ['a corner past the other one', 'start', 90, 99, { left: 59, top: 79, width: 1, height: 1 }],
  ['a corner out of the picture', 'end', 140, -5, { left: 20, top: 30, width: 80, height: 1 }],
])('moves %s', (_, handle, left, top, expected) => {
  expect(moved(crop, handle, { left, top })).toEqual(expected);
});

it('has its handles at two corners and in the middle', () => {
  expect(placeOf(crop, 'start')).toEqual({ left: 20, top: 30 });
  expect(placeOf(crop, 'end')).toEqual({ left: 60, top: 80 });
  expect(placeOf(WHOLE, 'middle')).toEqual({ left: 50, top: 50 });
});
