// Type of project capabilities (spec §2.4).
import { expect, test } from 'vitest';
import { twoColumns } from './service-types.tsx';

test('§2.4 the list is split in half, rounded up', () => {
  expect(twoColumns([1, 2, 3, 4, 5])).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(twoColumns([1, 2])).toEqual([[1], [2]]);
  expect(twoColumns([])).toEqual([[], []]);
});
