import { sar } from '../money.ts';
import { foldText } from '../search/fold-text.ts';
import type { Contract } from './contract.ts';
import {
  DEFAULT_SORT,
  type PortfolioQuery,
  type Sort,
  type SortColumn,
} from './portfolio-query.ts';

/** A contract with what searching and sorting need of it, made once. */
export interface IndexedContract {
  contract: Contract;
  haystack: string;
  keys: Record<SortColumn, string | number>;
}

/**
 * Prepares the contracts for {@link matchingIds} and {@link sortContracts}.
 *
 * @param durationText a number of months in words
 */
export function indexContracts(
  contracts: readonly Contract[],
  durationText: (months: number) => string,
): IndexedContract[] {
  return contracts.map((contract) => {
    const { client, title, sector, scope, value, duration, year } = contract;
    const figures = [`SAR ${sar(Number(value))}`, value, durationText(duration), year];
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

/** Ids of the contracts in the sector that have every word of the search; a number from its first digit on. */
export function matchingIds(
  index: readonly IndexedContract[],
  { sector, search }: Pick<PortfolioQuery, 'sector' | 'search'>,
): Set<number> {
  const words = foldText(search).split(/\s+/).filter(Boolean).map(asFound);
  return new Set(
    index
      .filter(({ contract }) => !sector || contract.sector === sector)
      .filter(({ haystack }) => words.every((isIn) => isIn(haystack)))
      .map(({ contract }) => contract.id),
  );
}

function asFound(word: string): (haystack: string) => boolean {
  if (!/^\d/.test(word)) return (haystack) => haystack.includes(word);
  const number = new RegExp(`(?<![\\d.,])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`);
  return (haystack) => number.test(haystack);
}

/** All contracts in the order asked for; equals stand by value, the largest first. */
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
