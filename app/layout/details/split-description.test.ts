import { expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

it('cuts a text without spaces at exactly these characters', () => {
  const parts = splitDescription('x'.repeat(1000), 250, 900);
  expect(parts.map(({ length }) => length)).toEqual([250, 650]);
});
