import type { Contract } from './contract.ts';

/** Columns the table is sorted by. */
export const SORT_COLUMNS = ['project', 'sector', 'value', 'duration', 'year'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface Sort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** What of the portfolio is shown, and in which order: all of it stands in the address. */
export interface PortfolioQuery {
  sort: Sort;
  /** Empty for all. */
  sector: Contract['sector'];
  search: string;
}

/** The order in which the records are written down. */
export const DEFAULT_SORT: Sort = { column: 'value', direction: 'descending' };

/** All of them, in that order. */
export const DEFAULT_QUERY: PortfolioQuery = { sort: DEFAULT_SORT, sector: '', search: '' };

/** Reads `?q=…&sector=…&sort=-value`; what it does not know, it leaves at the default. */
export function readQuery(params: URLSearchParams): PortfolioQuery {
  return {
    sort: readSort(params.get('sort') ?? ''),
    sector: params.get('sector') ?? '',
    search: params.get('q') ?? '',
  };
}

/** The same back, defaults left out; parameters of others stay. */
export function writeQuery(
  before: URLSearchParams,
  { sort, sector, search }: PortfolioQuery,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const isDefault =
    sort.column === DEFAULT_SORT.column && sort.direction === DEFAULT_SORT.direction;
  const values = {
    q: search,
    sector,
    sort: isDefault ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** The next order after a press on a column's head: the other way round, figures largest first. */
export function nextSort(now: Sort, column: SortColumn): Sort {
  if (now.column === column) {
    return { column, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  const isText = column === 'project' || column === 'sector';
  return { column, direction: isText ? 'ascending' : 'descending' };
}

function readSort(text: string): Sort {
  const column = SORT_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  if (!column) return DEFAULT_SORT;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}
