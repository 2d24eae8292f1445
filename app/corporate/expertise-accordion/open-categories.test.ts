import { describe, expect, test } from 'vitest';
import { fitCategories, type OpenCategories, openCategories } from './open-categories.ts';

const sorted = ({ open }: OpenCategories) => [...open].toSorted((a, b) => a - b);
const opened = (...open: number[]): OpenCategories => ({ open: new Set(open), chosen: [] });

test.each([
  ['wide, opening one opens its partner only', [0, 1], 3, true, [0, 1, 2, 3]],
  ['wide, closing one closes both', [0, 1, 2, 3], 2, true, [0, 1]],
  ['narrow, opening one closes all others', [0, 1, 4, 9], 5, false, [5]],
  ['narrow, closing one leaves others', [1, 2, 3], 2, false, [1, 3]],
])('§4 area of expertise: %s', (_, before, index, isWide, after) => {
  const press = { index, open: !before.includes(index) };
  expect(sorted(openCategories(opened(...before), press, isWide))).toEqual(after);
});

describe('§4 area of expertise, when the width crosses 768 px', () => {
  const press = (before: OpenCategories, index: number, open: boolean) =>
    openCategories(before, { index, open }, true);

  test('wider, the partner of an open category opens too', () => {
    const narrow = openCategories(opened(), { index: 5, open: true }, false);
    expect(sorted(fitCategories(narrow, true))).toEqual([4, 5]);
  });

  test('narrower, only the category pressed last stays open', () => {
    const wide = press(press(opened(), 2, true), 1, true);
    expect(sorted(fitCategories(wide, false))).toEqual([1]);
    expect(sorted(fitCategories(press(wide, 0, false), false))).toEqual([2]);
  });

  test('narrower, initially open categories stay open if the visitor has opened none', () => {
    expect(sorted(fitCategories(press(opened(0, 1, 2, 3), 0, false), false))).toEqual([2, 3]);
  });
});

test('§4 an event without a change returns the same state', () => {
  const before = opened(0, 1);
  expect(openCategories(before, { index: 1, open: true }, true)).toBe(before);
});
