import { expect, test } from 'vitest';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { largestOf } from './largest.tsx';
import type { Contract } from './select-contracts.ts';

/** A contract of this value, in SAR million; those of `described` have a page. */
const contract = (millions: number, described: readonly number[]): Contract => ({
  id: millions,
  title: `Tank ${millions}`,
  client: 'Hajar Water',
  sector: 'Water',
  value: `${millions}000000.00`,
  duration: 6,
  year: 2025,
  scope: 'Civil works.',
  picture: described.includes(millions) ? ({} as PictureData) : undefined,
});

test.each([
  ['all', [1, 2, 3, 4, 5, 6], [6, 5, 4, 3]],
  ['the two largest', [5, 6], [6, 5]],
  ['the largest and the third', [6, 4], [6]],
  ['the smallest only', [1], []],
])('with pages of %s, the row is true', (_, described, shown) => {
  const contracts = [3, 1, 6, 2, 5, 4].map((millions) => contract(millions, described));
  expect(largestOf(contracts).map(({ id }) => id)).toEqual(shown);
});
