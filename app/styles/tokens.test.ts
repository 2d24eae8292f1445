// The brand's colours are in content/site.yaml only; code names roles.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LITERAL =
  /(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;

const PROGRAM = join(import.meta.dirname, '../..');

const files = globSync('{app,desk,tools}/**/*.{css,ts,tsx,js,mjs}', {
  cwd: PROGRAM,
  exclude: ['**/*.test.{ts,tsx}', 'desk/testing/**', '**/sample-*.ts'],
});

it('no code contains the value of a colour', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    (readFileSync(join(PROGRAM, file), 'utf8').match(LITERAL) ?? []).map(
      (literal) => `${file}: ${literal}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each(['#e2580f', '#FFF', 'rgb(13 26 33 / 0.5)', 'oklch(0.6 0.2 40)', '%23e2580f'])(
  'the search finds %s',
  (literal) => {
    expect(`a: ${literal};`.match(LITERAL)).not.toBeNull();
  },
);
