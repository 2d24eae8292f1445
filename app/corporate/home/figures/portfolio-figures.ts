import type { PortfolioRecord } from '#app/content/schemas/portfolio.ts';
import { summarise } from '#app/corporate/portfolio/summary.ts';

/** What the portfolio adds up to; money in SAR, time in months. */
export interface PortfolioFigures {
  totalValue: number;
  contracts: number;
  medianDuration: number;
  largestContract: number;
  firstYear: number;
  lastYear: number;
}

/** Figures of the company, drawn from its own records. */
export function portfolioFigures(records: readonly PortfolioRecord[]): PortfolioFigures {
  const { total, count, medianDuration } = summarise(records);
  const years = records.map(({ year }) => year);
  return {
    totalValue: total,
    contracts: count,
    medianDuration,
    largestContract: Math.max(...records.map(({ value }) => Number(value))),
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
  };
}
