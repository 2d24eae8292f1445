import { expect, test } from 'vitest';
import { readQuery } from '#app/layout/url-query/url-query.ts';
import { SORTABLE } from './columns.ts';
import {
  DEFAULT_SORT,
  formatSort,
  nextSort,
  PORTFOLIO_QUERY,
  parseSort,
} from './portfolio-query.ts';

const read = (sort: string) => readQuery(PORTFOLIO_QUERY, new URLSearchParams({ sort }));

test.each(SORTABLE)('the order by %s round-trips through the URL', (column) => {
  for (const direction of ['ascending', 'descending'] as const) {
    const { sort } = read(formatSort({ column, direction }));
    expect(parseSort(sort)).toEqual({ column, direction });
  }
});

test('an unknown column gives the default order', () => {
  expect(read('-constructor')).toEqual(PORTFOLIO_QUERY.defaults);
});

test('a first click sorts texts ascending and figures descending, a second one reverses', () => {
  const first = nextSort(DEFAULT_SORT, 'project');
  expect(first).toEqual({ column: 'project', direction: 'ascending' });
  expect(nextSort(first, 'project').direction).toBe('descending');
  expect(nextSort(first, 'duration').direction).toBe('descending');
});
