// A chart shows the company's figures, which also stand in the tables of its page.
import { expect, it } from 'vitest';
import { readCompanyFigures } from '#app/content/company-figures.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { chart } from './charts.server.ts';

const { safety, lastLostTime, trades } = readCompanyFigures();
const sum = (values: (number | undefined)[]) =>
  values.reduce<number>((total, value = 0) => total + value, 0);

it.runIf(lastLostTime)('§2.4 the hours since the last lost-time injury are the last ones', () => {
  const parsed = chart.parse({ kind: 'hours', parts: ['Before', 'Since'], caption: 'Hours' });
  if (parsed.kind !== 'columns') throw new Error('expected columns');
  const { columns } = parsed;
  expect(columns.map(({ label }) => label)).toEqual(safety.map(({ period }) => period));
  expect(columns.map(({ values }) => sum(values))).toEqual(safety.map(({ hours }) => hours));
  const its = safety.findLastIndex(({ lostTime }) => lostTime > 0);
  const later = sum(safety.slice(its + 1).map(({ hours }) => hours));
  expect(sum(columns.map(({ values }) => values[1]))).toBe(later + (lastLostTime?.hoursAfter ?? 0));
  const before = columns.findLastIndex(({ values }) => values[0]);
  expect(columns.slice(0, before).every(({ values }) => values[1] === 0)).toBe(true);
});

it('counts all employees', () => {
  const parsed = chart.parse({ kind: 'people', parts: ['Others', 'Saudis'], caption: 'People' });
  expect(parsed).toMatchObject({
    people: sum(trades.map(({ people }) => people)),
    saudis: sum(trades.map(({ saudis }) => saudis)),
  });
});

it.runIf(readPortfolio().records.length > 0)(
  'has a column for each contract, the largest first',
  () => {
    const parsed = chart.parse({ kind: 'contracts', caption: 'Contracts' });
    if (parsed.kind !== 'contracts') throw new Error('expected contracts');
    const { values, largest, smallest } = parsed;
    const { records } = readPortfolio();
    expect(values).toHaveLength(records.length);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(sum(values) * 1e6).toBeCloseTo(sum(records.map(({ value }) => Number(value))), 1);
    expect([largest, smallest]).toEqual(
      [Math.max(...values), Math.min(...values)].map((value) => value.toFixed(1)),
    );
  },
);
