// Colours outside style sheets must be among those of tokens.css.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const coloursOf = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []);

it.each(['app/root.tsx', 'desk/pages/page.ts', 'tools/icons.ts'])(
  '%s contains only colours of the tokens',
  (file) => {
    const typed = coloursOf(file);
    expect(typed.size).toBeGreaterThan(0);
    const tokens = coloursOf('app/styles/tokens.css');
    expect([...typed].filter((colour) => !tokens.has(colour))).toEqual([]);
  },
);
