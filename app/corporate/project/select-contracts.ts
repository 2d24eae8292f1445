import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { foldText, withoutArticle } from '../fold-text.ts';
import { sar } from '../money.ts';
import {
  DEFAULT_SORT,
  type PortfolioQuery,
  type Sort,
  type SortColumn,
} from './portfolio-query.ts';

/** A portfolio record. */
export interface Contract extends PortfolioRecord {
  /** The picture of its details page, if it has one. */
  picture?: PictureData | undefined;
}

/** A contract with its search text and sort keys. */
export interface IndexedContract {
  contract: Contract;
  haystack: string;
  keys: Record<SortColumn, string | number>;
}

/** Formats by which a search also finds amounts and durations. */
interface Formats {
  /** Formats an amount with its currency. */
  money: (amount: string) => string;
  /** Formats a number of months. */
  duration: (months: number) => string;
}

/** Prepares contracts for {@link matchingIds} and {@link sortContracts}. */
export function indexContracts(
  contracts: readonly Contract[],
  { money, duration: durationText }: Formats = { money: String, duration: String },
): IndexedContract[] {
  return contracts.map((contract) => {
    const { client, title, sector, scope, value, duration, year } = contract;
    const figures = [money(sar(Number(value))), value, durationText(duration), year];
    return {
      contract,
      haystack: foldText([client, title, sector, scope, ...figures].join(' ')),
      keys: {
        project: foldText(`${title} ${client}`),
        sector: foldText(sector),
        value: Number(value),
        duration,
        year,
      },
    };
  });
}

/** Ids of the contracts in the sector that contain every word of `q`; numbers match from their first digit. */
export function matchingIds(
  index: readonly IndexedContract[],
  { sector, q }: Pick<PortfolioQuery, 'sector' | 'q'>,
): Set<number> {
  const words = foldText(q).split(/\s+/).filter(Boolean).map(withoutArticle).map(matcher);
  return new Set(
    index
      .filter(({ contract }) => !sector || contract.sector === sector)
      .filter(({ haystack }) => words.every((isIn) => isIn(haystack)))
      .map(({ contract }) => contract.id),
  );
}

function matcher(word: string): (haystack: string) => boolean {
  if (!/^\d/.test(word)) return (haystack) => haystack.includes(word);
  const number = new RegExp(`(?<![\\d.,])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`);
  return (haystack) => number.test(haystack);
}

/** All contracts in the given order; ties are sorted by value, largest first. */
export function sortContracts(index: readonly IndexedContract[], sort: Sort): Contract[] {
  return index
    .toSorted((a, b) => byColumn(a, b, sort) || byColumn(a, b, DEFAULT_SORT))
    .map(({ contract }) => contract);
}

function byColumn(a: IndexedContract, b: IndexedContract, { column, direction }: Sort): number {
  const left = a.keys[column];
  const right = b.keys[column];
  if (left === right) return 0;
  return left < right === (direction === 'ascending') ? -1 : 1;
}
