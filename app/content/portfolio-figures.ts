import type { PortfolioRecord } from './schemas/portfolio.ts';

/** What the portfolio adds up to. Amounts are in halalas, a hundredth of a riyal: exact. */
export interface PortfolioFigures {
  count: number;
  total: bigint;
  largest: bigint;
  smallest: bigint;
  medianMonths: number;
  /** Year of the first and of the last handover. */
  years: [number, number];
}

/** Counts, adds and takes the median. The list must not be empty. */
export function portfolioFigures(records: readonly PortfolioRecord[]): PortfolioFigures {
  const values = records.map(({ value }) => halalas(value)).toSorted(ascending);
  const months = records.map(({ duration }) => duration).toSorted(ascending);
  const years = records.map(({ year }) => year);
  return {
    count: records.length,
    total: values.reduce((sum, value) => sum + value, 0n),
    largest: values.at(-1) ?? 0n,
    smallest: values[0] ?? 0n,
    medianMonths: median(months),
    years: [Math.min(...years), Math.max(...years)],
  };
}

/** "61682.50" as 6168250n. */
export function halalas(value: string): bigint {
  return BigInt(value.replace('.', ''));
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function ascending<Amount extends bigint | number>(a: Amount, b: Amount): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
