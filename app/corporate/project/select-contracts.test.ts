// Filtering of the portfolio (spec §2.4, §3).
import { expect, test } from 'vitest';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { matchingContracts } from './select-contracts.ts';
import { summarise } from './summary.ts';

const record = (
  id: number,
  [title, client, sector]: [string, string, string],
  [value, duration, year]: [string, number, number],
): PortfolioRecord => ({ id, title, client, sector, value, duration, year, scope: 'Civil works.' });

const records = [
  record(1, ['Pump station', 'Rawasi', 'Oil & Gas'], ['35000000.00', 36, 2025]),
  record(2, ['Ground reservoir of 20,000 m³', 'Hajar', 'Water'], ['12500000.50', 18, 2024]),
  record(3, ['Two tanks of 30,000 m³', 'Mirqab', 'Oil & Gas'], ['5000000.00', 14, 2024]),
  record(4, ['Marine reservoir', 'Marsa', 'Marine'], ['900000.25', 6, 2023]),
  record(5, ['Air-cooled exchangers', 'Hajar', 'Water'], ['61682.50', 1, 2022]),
];
const units = {
  money: { sar: 'SAR {value}', sarMillions: 'SAR m' },
  duration: {
    months: { one: '1 month', other: '{n} months' },
    unit: { one: 'month', other: 'months' },
  },
};
const shown = (q: string, sector = '') => matchingContracts(records, { q, sector }, units);

test.each([
  ['', '', [1, 2, 3, 4, 5]],
  ['hajar RESERVOIR', '', [2]],
  ['30,000 m3', '', [3]],
  ['reservoir unknownword', '', []],
  ['35,000,000.00', '', [1]],
  ['35000000', '', [1]],
  ['٣٥٬٠٠٠٬٠٠٠', '', [1]],
  ['SAR 35', '', [1]],
  ['36 months', '', [1]],
  // Numbers match from their first digit.
  ['5,000,000', '', [3]],
  ['', 'Water', [2, 5]],
  ['', 'Wat', []],
  ['reservoir', 'Marine', [4]],
])('the search "%s" in the sector "%s" finds %j', (q, sector, ids) => {
  expect(shown(q, sector).map(({ id }) => id)).toEqual(ids);
});

test('total and median follow the filter', () => {
  expect(summarise(shown('reservoir'))).toEqual({
    count: 2,
    total: 13_400_000.75,
    medianValue: 6_700_000.375,
    medianDuration: 12,
  });
  expect(summarise(records)).toMatchObject({ medianValue: 5_000_000, medianDuration: 14 });
  expect(summarise([])).toMatchObject({ count: 0, total: 0 });
});

test('an Arabic word is found with and without its article', () => {
  const pumps = record(1, ['عَمرة مضخات المأخذ', 'غدير', 'المياه'], ['287340.00', 2, 2026]);
  for (const q of ['المضخّات', 'مضخات', 'والمضخات', 'مأخذ', 'مياه']) {
    expect(matchingContracts([pumps], { q, sector: '' }, units), q).toEqual([pumps]);
  }
});
