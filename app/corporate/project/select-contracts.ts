import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { comparableText, withoutArticle } from '#shared/comparable-text.ts';
import {
  COLUMNS,
  type ColumnKey,
  DOWNLOADED,
  quantity,
  type Units,
  valueWithUnit,
} from './columns.ts';
import { DEFAULT_SORT, type PortfolioQuery, type Sort } from './portfolio-query.ts';

/** A portfolio record. */
export interface Contract extends PortfolioRecord {
  /** The picture of its details page, if it has one. */
  picture?: PictureData | undefined;
}

/**
 * The contracts in the sector that contain every word of `q`; numbers match from their first digit.
 * Values and durations are found as displayed.
 */
export function matchingContracts<Row extends PortfolioRecord>(
  contracts: readonly Row[],
  { sector, q }: Pick<PortfolioQuery, 'sector' | 'q'>,
  units: Units,
): Row[] {
  const words = comparableText(q).split(/\s+/).filter(Boolean).map(withoutArticle).map(matcher);
  return contracts
    .filter((contract) => !sector || contract.sector === sector)
    .filter((contract) => {
      const haystack = haystackOf(contract, units);
      return words.every((isIn) => isIn(haystack));
    });
}

function haystackOf(contract: PortfolioRecord, units: Units): string {
  const texts = DOWNLOADED.flatMap((key) => [
    COLUMNS[key].value(contract),
    valueWithUnit(key, contract, units),
  ]);
  return comparableText(texts.join(' '));
}

function matcher(word: string): (haystack: string) => boolean {
  if (!/^\d/.test(word)) return (haystack) => haystack.includes(word);
  const number = new RegExp(`(?<![\\d.,])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`);
  return (haystack) => number.test(haystack);
}

/** The contracts in the given order; ties are sorted by value, largest first. */
export function sortContracts<Row extends PortfolioRecord>(
  contracts: readonly Row[],
  sort: Sort,
): Row[] {
  return contracts.toSorted((a, b) => byColumn(a, b, sort) || byColumn(a, b, DEFAULT_SORT));
}

function byColumn(a: PortfolioRecord, b: PortfolioRecord, { column, direction }: Sort): number {
  const left = sortKey(column, a);
  const right = sortKey(column, b);
  if (left === right) return 0;
  return left < right === (direction === 'ascending') ? -1 : 1;
}

function sortKey(column: ColumnKey, contract: PortfolioRecord): string | number {
  const key = quantity(column, contract);
  return typeof key === 'string' ? comparableText(key) : key;
}
