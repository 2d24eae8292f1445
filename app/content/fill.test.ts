import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills placeholders and leaves unknown ones standing', () => {
  expect(fill('Picture {n} of {total}', { n: 1, total: 4 })).toBe('Picture 1 of 4');
  expect(fill('{field} is a required field', {})).toBe('{field} is a required field');
});
