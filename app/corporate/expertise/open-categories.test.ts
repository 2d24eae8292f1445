import { describe, expect, test } from 'vitest';
import { openCategories } from './open-categories.ts';

const sorted = (open: ReadonlySet<number>) => [...open].toSorted((a, b) => a - b);

describe('§4 area of expertise, 768 px and wider', () => {
  test('opening one opens its partner and leaves other pairs alone', () => {
    expect(sorted(openCategories(new Set([0, 1]), { index: 3, open: true }, true))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('closing one closes both', () => {
    expect(sorted(openCategories(new Set([0, 1, 2, 3]), { index: 2, open: false }, true))).toEqual([
      0, 1,
    ]);
  });
});

describe('§4 area of expertise, below 768 px', () => {
  test('opening one closes every other', () => {
    const all = new Set(Array.from({ length: 16 }, (_, index) => index).filter((i) => i !== 5));
    expect(sorted(openCategories(all, { index: 5, open: true }, false))).toEqual([5]);
  });

  test('closing an open one leaves the others as they are', () => {
    expect(sorted(openCategories(new Set([1, 2, 3]), { index: 2, open: false }, false))).toEqual([
      1, 3,
    ]);
  });
});

test('§4 an event that tells nothing new changes nothing', () => {
  const before = new Set([0, 1]);
  expect(openCategories(before, { index: 1, open: true }, true)).toBe(before);
});
