// Filtering and sorting of the portfolio (spec §2.4, §3).
import { expect, test } from 'vitest';
import { readInterface } from '#app/content/interface.server.ts';
import { fillPlural } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { DEFAULT_SORT, SORT_COLUMNS } from './portfolio-query.ts';
import { indexContracts, matchingIds, sortContracts } from './select-contracts.ts';
import { median, summarise } from './summary.ts';

const { records } = readPortfolio();
const { months } = readInterface().duration;
const index = indexContracts(records, (n) => fillPlural(months, n));
const shown = (search: string, sector = '') =>
  records.filter(({ id }) => matchingIds(index, { q: search, sector }).has(id));

test('§3 about 40 records, from 61,682.50 to 35,000,000.00 and from 1 to 36 months', () => {
  expect(records).toHaveLength(40);
  const values = records.map(({ value }) => Number(value));
  const months = records.map(({ duration }) => duration);
  expect([Math.min(...values), Math.max(...values)]).toEqual([61_682.5, 35_000_000]);
  expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
});

test('every word must match, anywhere in the record', () => {
  expect(shown('hajar RESERVOIR').map(({ title }) => title)).toEqual([
    'Ground reservoir of 20,000 m³',
  ]);
  expect(shown('30,000 m3')).toHaveLength(1);
  expect(shown('reservoir unknownword')).toEqual([]);
  expect(shown('  ')).toHaveLength(40);
});

test.each(['35,000,000.00', '35,000,000', '35000000', '٣٥٬٠٠٠٬٠٠٠', 'SAR 35', '36 months'])(
  'a value or duration is found as displayed: %s',
  (search) => {
    const titles = shown(search).map(({ title }) => title);
    expect(titles).toContain('Pump station at kilometre 148');
    expect(titles.length).toBeLessThan(4);
  },
);

test('numbers match from their first digit', () => {
  expect(shown('5,000,000').map(({ value }) => value)).not.toContain('35000000.00');
});

test('sorting by project compares titles', () => {
  const sorted = sortContracts(index, { column: 'project', direction: 'ascending' });
  const titles = sorted.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('the sector must match exactly, in addition to the words', () => {
  expect(shown('', 'Water')).toHaveLength(6);
  expect(shown('reservoir', 'Marine')).toEqual([]);
});

test.each(SORT_COLUMNS)('sorting by %s in both directions keeps every record', (column) => {
  const up = sortContracts(index, { column, direction: 'ascending' });
  const down = sortContracts(index, { column, direction: 'descending' });
  const keys = (list: typeof up) =>
    list.map(({ id }) => index.find(({ contract }) => contract.id === id)?.keys[column]);
  const rising = (a: string | number = 0, b: string | number = 0) => (a === b ? 0 : a < b ? -1 : 1);
  expect(keys(up)).toEqual(keys(up).toSorted(rising));
  expect(new Set(keys(up)).size).toBeGreaterThan(4);
  expect(keys(down)).toEqual(keys(up).toReversed());
  expect(new Set(up.map(({ id }) => id)).size).toBe(40);
});

test('the records are in the default order', () => {
  expect(sortContracts(index, DEFAULT_SORT)).toEqual(records);
});

test('total and median follow the filter', () => {
  expect(summarise(shown('', 'Infrastructure'))).toEqual({
    count: 2,
    total: 18_960_540.5,
    medianValue: 9_480_270.25,
    medianDuration: 15,
  });
  expect(summarise([])).toMatchObject({ count: 0, total: 0 });
});

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([1, 2, 10, 4])).toBe(3);
});
