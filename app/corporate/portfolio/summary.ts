import { median } from '../home/figures/portfolio-figures.ts';
import type { Contract } from './contract.ts';

/** What a list of contracts adds up to; money in SAR, time in months. */
export interface Summary {
  count: number;
  total: number;
  medianValue: number;
  medianDuration: number;
}

export function summarise(contracts: readonly Contract[]): Summary {
  const values = contracts.map(({ value }) => Number(value));
  return {
    count: contracts.length,
    // Halalas keep the sum exact.
    total: values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100,
    medianValue: median(values),
    medianDuration: median(contracts.map(({ duration }) => duration)),
  };
}
