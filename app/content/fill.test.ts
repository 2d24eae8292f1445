import { expect, it } from 'vitest';
import { fill, fillPlural } from './fill.ts';

it('fills placeholders and leaves unknown ones standing', () => {
  expect(fill('Picture {n} of {total}', { n: 1, total: 4 })).toBe('Picture 1 of 4');
  expect(fill('{field} is a required field', {})).toBe('{field} is a required field');
});

it('counts as the language does', () => {
  const texts = { one: '1 picture chosen', other: '{n} pictures chosen' };
  expect([0, 1, 2, 11].map((n) => fillPlural(texts, n))).toEqual([
    '0 pictures chosen',
    '1 picture chosen',
    '2 pictures chosen',
    '11 pictures chosen',
  ]);
});
