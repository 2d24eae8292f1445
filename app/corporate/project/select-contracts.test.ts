// Filtering and sorting of the portfolio (spec §2.4, §3).
import { expect, test } from 'vitest';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { quantity, SORTABLE } from './columns.ts';
import { DEFAULT_SORT } from './portfolio-query.ts';
import { matchingContracts, sortContracts } from './select-contracts.ts';
import { median, summarise } from './summary.ts';

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
const found = (search: string, sector = '') => shown(search, sector).map(({ id }) => id);

test('every word must match, anywhere in the record', () => {
  expect(found('hajar RESERVOIR')).toEqual([2]);
  expect(found('30,000 m3')).toEqual([3]);
  expect(found('reservoir unknownword')).toEqual([]);
  expect(found('  ')).toEqual([1, 2, 3, 4, 5]);
});

test.each(['35,000,000.00', '35,000,000', '35000000', '٣٥٬٠٠٠٬٠٠٠', 'SAR 35', '36 months'])(
  'a value or duration is found as displayed: %s',
  (search) => expect(found(search)).toEqual([1]),
);

test('numbers match from their first digit', () => {
  expect(found('5,000,000')).toEqual([3]);
});

test('sorting by project compares titles', () => {
  const sorted = sortContracts(records, { column: 'project', direction: 'ascending' });
  expect(sorted.map(({ id }) => id)).toEqual([5, 2, 4, 1, 3]);
});

test('the sector must match exactly, in addition to the words', () => {
  expect(found('', 'Water')).toEqual([2, 5]);
  expect(found('', 'Wat')).toEqual([]);
  expect(found('reservoir', 'Marine')).toEqual([4]);
});

test.each(SORTABLE)('sorting by %s in both directions keeps every record', (column) => {
  const up = sortContracts(records, { column, direction: 'ascending' });
  const down = sortContracts(records, { column, direction: 'descending' });
  const keys = (list: typeof up) => list.map((contract) => quantity(column, contract));
  const rising = (a: string | number = 0, b: string | number = 0) => (a === b ? 0 : a < b ? -1 : 1);
  expect(keys(up)).toEqual(keys(up).toSorted(rising));
  expect(new Set(keys(up)).size).toBeGreaterThan(2);
  expect(keys(down)).toEqual(keys(up).toReversed());
  expect(new Set(up.map(({ id }) => id)).size).toBe(records.length);
});

test('the default order is by value, largest first', () => {
  expect(sortContracts(records.toReversed(), DEFAULT_SORT)).toEqual(records);
});

test('total and median follow the filter', () => {
  expect(summarise(shown('reservoir'))).toEqual({
    count: 2,
    total: 13_400_000.75,
    medianValue: 6_700_000.375,
    medianDuration: 12,
  });
  expect(summarise([])).toMatchObject({ count: 0, total: 0 });
});

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([1, 2, 10, 4])).toBe(3);
});

test('an Arabic word is found with and without its article', () => {
  const pumps = record(1, ['عَمرة مضخات المأخذ', 'غدير', 'المياه'], ['287340.00', 2, 2026]);
  for (const q of ['المضخّات', 'مضخات', 'والمضخات', 'مأخذ', 'مياه']) {
    expect(matchingContracts([pumps], { q, sector: '' }, units), q).toEqual([pumps]);
  }
});
