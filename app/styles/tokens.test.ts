// Look: colours are roles of tokens.css. Where no style sheet reaches, they are typed, and must be the same.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const coloursOf = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []);

it.each([
  'app/root.tsx',
  'desk/desk-page.ts',
  'tools/icons/icons.ts',
  'tools/icons/social-picture.ts',
  'tools/icons/web-manifest.ts',
])('%s types colours of the tokens only', (file) => {
  const typed = coloursOf(file);
  expect(typed.size).toBeGreaterThan(0);
  const tokens = coloursOf('app/styles/tokens.css');
  expect([...typed].filter((colour) => !tokens.has(colour))).toEqual([]);
});
