import { expect, test } from 'vitest';
import { median, portfolioFigures } from './portfolio-figures.ts';

test('the middle of an odd and of an even number of values', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([1, 2, 10, 4])).toBe(3);
});

test('sums SAR without losing a halala', () => {
  const record = { id: 1, client: 'A', title: 'B', sector: 'C', scope: 'D' };
  const figures = portfolioFigures([
    { ...record, value: '0.10', duration: 1, year: 2022 },
    { ...record, value: '0.20', duration: 36, year: 2025 },
  ]);
  expect(figures).toMatchObject({ totalValue: 0.3, contracts: 2, medianDuration: 18.5 });
  expect(figures).toMatchObject({ largestContract: 0.2, firstYear: 2022, lastYear: 2025 });
});
