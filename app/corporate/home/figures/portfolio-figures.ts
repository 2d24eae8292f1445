import type { PortfolioRecord } from '#app/content/schemas/portfolio.ts';

/** What the portfolio adds up to; money in SAR, time in months. */
export interface PortfolioFigures {
  totalValue: number;
  contracts: number;
  medianDuration: number;
  largestContract: number;
  firstYear: number;
  lastYear: number;
}

/** Figures of the company, drawn from its own records (look: proof before claims). */
export function portfolioFigures(records: readonly PortfolioRecord[]): PortfolioFigures {
  const values = records.map(({ value }) => Number(value));
  const years = records.map(({ year }) => year);
  return {
    // Halalas keep the sum exact.
    totalValue: values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100,
    contracts: records.length,
    medianDuration: median(records.map(({ duration }) => duration)),
    largestContract: Math.max(...values),
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  };
}

/** The middle of the values; between two middles, their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
