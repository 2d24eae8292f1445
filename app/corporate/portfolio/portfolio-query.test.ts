import { expect, test } from 'vitest';
import {
  DEFAULT_SORT,
  nextSort,
  type PortfolioQuery,
  readQuery,
  SORT_COLUMNS,
  writeQuery,
} from './portfolio-query.ts';

const plain: PortfolioQuery = { sort: DEFAULT_SORT, sector: '', search: '' };

test('nothing in the address is the order of the records, unfiltered', () => {
  expect(readQuery(new URLSearchParams())).toEqual(plain);
  expect(writeQuery(new URLSearchParams(), plain).toString()).toBe('');
});

test.each(
  SORT_COLUMNS.flatMap((column) => [
    { column, direction: 'ascending' as const },
    { column, direction: 'descending' as const },
  ]),
)('the order by $column, $direction, survives the address', (sort) => {
  const query = { sort, sector: 'Oil & Gas', search: 'خزان 100 %' };
  const text = writeQuery(new URLSearchParams(), query).toString();
  expect(readQuery(new URLSearchParams(text))).toEqual(query);
});

test('what the address should not say is ignored, what belongs to others stays', () => {
  expect(readQuery(new URLSearchParams('sort=-constructor')).sort).toEqual(DEFAULT_SORT);
  const params = writeQuery(new URLSearchParams('utm=x&q=old'), { ...plain, search: 'pump' });
  expect(params.toString()).toBe('utm=x&q=pump');
});

test('a column is sorted from A or from the largest, then the other way round', () => {
  const first = nextSort(DEFAULT_SORT, 'project');
  expect(first).toEqual({ column: 'project', direction: 'ascending' });
  expect(nextSort(first, 'project').direction).toBe('descending');
  expect(nextSort(first, 'duration').direction).toBe('descending');
});
