import type { Interface } from '#app/content/interface.server.ts';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { sar } from '../money.ts';

interface Column {
  /** What the values are. All but texts are figures. */
  kind: 'text' | 'number' | 'months' | 'money';
  /** Money in SAR with two decimals, as in the content. */
  value: (contract: PortfolioRecord) => string | number;
  /** Width in the workbook, in characters. */
  width: number;
}

/** The columns of the portfolio, in the order of the downloads. */
export const COLUMNS = {
  client: { kind: 'text', value: ({ client }) => client, width: 26 },
  project: { kind: 'text', value: ({ title }) => title, width: 44 },
  sector: { kind: 'text', value: ({ sector }) => sector, width: 18 },
  value: { kind: 'money', value: ({ value }) => value, width: 17 },
  duration: { kind: 'months', value: ({ duration }) => duration, width: 17 },
  year: { kind: 'number', value: ({ year }) => year, width: 11 },
  scope: { kind: 'text', value: ({ scope }) => scope, width: 100 },
} satisfies Record<string, Column>;

export type ColumnKey = keyof typeof COLUMNS;

export const DOWNLOADED = Object.keys(COLUMNS) as ColumnKey[];

/** The page's columns with a heading that sorts. The client stands below the project. */
export const SORTABLE = [
  'project',
  'sector',
  'value',
  'duration',
  'year',
] as const satisfies ColumnKey[];

export type SortColumn = (typeof SORTABLE)[number];

/** The columns of the company profile, where totals end the rows. */
export const PRINTED: SortColumn[] = ['project', 'sector', 'year', 'duration', 'value'];

/** What the site's search finds of a contract, besides its title. */
export const SEARCHED: ColumnKey[] = ['scope', 'client', 'sector', 'value', 'year'];

export const isFigure = (key: ColumnKey): boolean => COLUMNS[key].kind !== 'text';

/** By what a column sorts, and what a workbook calculates with: figures are numbers. */
export function quantity(key: ColumnKey, contract: PortfolioRecord): string | number {
  const value = COLUMNS[key].value(contract);
  return isFigure(key) ? Number(value) : value;
}

/** A value below its heading, which names the unit. */
export function shownValue(key: ColumnKey, contract: PortfolioRecord): string | number {
  const { kind, value } = COLUMNS[key];
  return kind === 'money' ? sar(Number(value(contract))) : value(contract);
}

export type Units = Pick<Interface, 'money' | 'duration'>;

/** A value as a text with its unit. */
export function valueWithUnit(
  key: ColumnKey,
  contract: PortfolioRecord,
  { money, duration }: Units,
): string {
  const value = shownValue(key, contract);
  switch (COLUMNS[key].kind) {
    case 'money':
      return fill(money.sar, { value });
    case 'months':
      return fillPlural(duration.months, Number(value));
    default:
      return String(value);
  }
}
