import { expect, test } from 'vitest';
import { median } from './summary.ts';

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([1, 2, 10, 4])).toBe(3);
});
