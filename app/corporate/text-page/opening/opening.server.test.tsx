import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCompany } from '#app/content/company.server.ts';
import { opening } from './content.server.ts';
import { Opening } from './opening.tsx';

it('draws founders up to the foundation and the company from there to the last count', () => {
  const parsed = opening.parse({ kind: 'lifelines', caption: 'Years' });
  if (parsed?.kind !== 'lifelines') throw new Error('expected lifelines');
  const { groupCompanies, established } = readCompany();
  const founded = Object.values(groupCompanies).map((company) => company.founded);
  const first = Math.min(...founded);
  const whole = parsed.company.to - first;
  const html = renderToStaticMarkup(<Opening {...parsed} />);
  const bars = [...html.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => ({
    from: first + (Number(x) / 100) * whole,
    to: first + ((Number(x) + Number(width)) / 100) * whole,
  }));
  expect(bars.map(({ from }) => Math.round(from))).toEqual([...founded, established]);
  expect(bars.map(({ to }) => Math.round(to))).toEqual([
    ...founded.map(() => established),
    parsed.company.to,
  ]);
});
