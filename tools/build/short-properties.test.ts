import { expect, test } from 'vitest';
import { shortNames } from './short-properties.ts';

test('declared properties have short names, the shortest the most used; others keep their own', () => {
  const names = shortNames([
    ':root { --ground: #fff; --text-soft: #000; --text: #111 }',
    'p { color: var(--text-soft); width: var(--set-by-a-script) }',
  ]);
  expect(Object.fromEntries(names)).toEqual({
    '--text-soft': '--a',
    '--ground': '--b',
    '--text': '--c',
  });
});
