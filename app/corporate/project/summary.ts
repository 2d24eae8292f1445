import type { PortfolioRecord } from '#app/content/portfolio.server.ts';

/** Totals and medians of a list of contracts; money in SAR, time in months. An empty list gives zeros. */
export function summarise(contracts: readonly Pick<PortfolioRecord, 'value' | 'duration'>[]) {
  const values = contracts.map(({ value }) => Number(value));
  return {
    count: contracts.length,
    // Adding whole halalas keeps the sum exact.
    total: values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100,
    medianValue: median(values),
    medianDuration: median(contracts.map(({ duration }) => duration)),
  };
}

/** Median of the values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
