import type { QuerySchema, UrlQuery } from '#app/layout/url-query/url-query.ts';
import { isFigure, SORTABLE, type SortColumn } from './columns.ts';

export interface Sort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** The order of the records in the content. */
export const DEFAULT_SORT: Sort = { column: 'value', direction: 'descending' };

/** Search text, id of a sector and order, `?q=…&sector=…&sort=-value`; empty for all. */
export const PORTFOLIO_QUERY: QuerySchema<'q' | 'sector' | 'sort'> = {
  defaults: { q: '', sector: '', sort: formatSort(DEFAULT_SORT) },
  fields: ['q', 'sector'],
  normalise: (query) => ({ ...query, sort: formatSort(parseSort(query.sort)) }),
};

export type PortfolioQuery = UrlQuery<'q' | 'sector' | 'sort'>;

/** The query that filters the portfolio to contracts of this title. */
export function queryOf(title: string): string {
  return `?${new URLSearchParams({ q: title })}`;
}

/** Parses `column` or, for descending order, `-column`; an unknown column gives the default order. */
export function parseSort(text: string): Sort {
  const column = SORTABLE.find((name) => name === text.replace(/^-/, ''));
  if (!column) return DEFAULT_SORT;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

export function formatSort({ column, direction }: Sort): string {
  return direction === 'descending' ? `-${column}` : column;
}

/**
 * The order after a click on a column heading: reverses the current column; any other starts
 * ascending for texts, descending for figures.
 */
export function nextSort(current: Sort, column: SortColumn): Sort {
  if (current.column === column) {
    return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column, direction: isFigure(column) ? 'descending' : 'ascending' };
}
