import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCompany } from '#app/content/company.server.ts';
import { openings } from './content.server.ts';
import { Lifelines } from './lifelines.tsx';

it.runIf(Object.keys(readCompany().groupCompanies).length > 0)(
  'draws founders up to the foundation and the company from there to the last count',
  () => {
    const parsed = openings.history.parse({ kind: 'lifelines', caption: 'Years' });
    if (!parsed) throw new Error('expected founders');
    const { groupCompanies, established } = readCompany();
    const founded = Object.values(groupCompanies).map((company) => company.founded);
    const first = Math.min(...founded);
    const whole = parsed.company.to - first;
    const html = renderToStaticMarkup(<Lifelines {...parsed} />);
    const bars = [...html.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(
      ([, x, width]) => ({
        from: first + (Number(x) / 100) * whole,
        to: first + ((Number(x) + Number(width)) / 100) * whole,
      }),
    );
    expect(bars.map(({ from }) => Math.round(from))).toEqual([...founded, established]);
    expect(bars.map(({ to }) => Math.round(to))).toEqual([
      ...founded.map(() => established),
      parsed.company.to,
    ]);
  },
);
