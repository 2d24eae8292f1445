import { expect, it } from 'vitest';
import { fill, fillPlural, listed } from './placeholders.ts';

it('fills known placeholders and keeps unknown ones', () => {
  expect(fill('Picture {n} of {total}', { n: 1, total: 4 })).toBe('Picture 1 of 4');
  expect(fill('{field} is a required field', {})).toBe('{field} is a required field');
});

it('selects the text for the plural category of the number', () => {
  const texts = { one: '1 picture chosen', other: '{n} pictures chosen' };
  expect([0, 1, 2, 11].map((n) => fillPlural(texts, n))).toEqual([
    '0 pictures chosen',
    '1 picture chosen',
    '2 pictures chosen',
    '11 pictures chosen',
  ]);
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', '{next}', 'c'], 'a، {next}، c'],
])('joins %j to %s', (entries, text) => {
  expect(listed(entries, '{before}، {next}')).toBe(text);
});
