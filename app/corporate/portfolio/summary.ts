import type { PortfolioRecord } from '#app/content/schemas/portfolio.ts';

/** What a list of contracts adds up to; money in SAR, time in months. */
export interface Summary {
  count: number;
  total: number;
  medianValue: number;
  medianDuration: number;
}

/** Counts, adds up and takes the medians; an empty list gives zeros. */
export function summarise(
  contracts: readonly Pick<PortfolioRecord, 'value' | 'duration'>[],
): Summary {
  const values = contracts.map(({ value }) => Number(value));
  return {
    count: contracts.length,
    // Halalas keep the sum exact.
    total: values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100,
    medianValue: median(values),
    medianDuration: median(contracts.map(({ duration }) => duration)),
  };
}

/** The middle of the values; between two middles, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
