import { expect, test } from 'vitest';
import { widthsFor } from './widths.ts';

test.each([
  [3000, [480, 800, 1200, 1600, 2400]],
  [2400, [480, 800, 1200, 1600, 2400]],
  [2000, [480, 800, 1200, 1600, 2000]],
  [500, [500]],
  [480, [480]],
  [300, [300]],
])('a master %i wide is cut to %j, never enlarged', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});
