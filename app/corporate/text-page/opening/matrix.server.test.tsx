import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openings } from './content.server.ts';
import { MatrixSheet } from './matrix.tsx';

const matrix = (codes: Record<string, string>) => ({
  kind: 'matrix',
  title: 'Standards',
  caption: 'Numbers',
  trade: 'Trade',
  bodies: ['ISO', 'API'],
  rows: [{ trade: 'Tanks', codes }],
});

it('shows each code in the column of its body', () => {
  const parsed = openings.article.parse(matrix({ API: '650' }));
  if (parsed?.kind !== 'matrix') throw new Error('expected a matrix');
  const html = renderToStaticMarkup(<MatrixSheet {...parsed} />);
  const cells = [...html.matchAll(/data-label="(\w+)"[^>]*>([^<]*)</g)];
  expect(cells.map(([, body, code]) => [body, code])).toEqual([
    ['ISO', ''],
    ['API', '650'],
  ]);
});

it('refuses the code of a body without a column', () => {
  expect(openings.article.safeParse(matrix({ ASME: 'VIII' })).error?.issues).toMatchObject([
    { path: ['rows', 0, 'codes', 'ASME'], message: 'expected one of bodies, got "ASME"' },
  ]);
});
