import { expect, test } from 'vitest';
import { portfolioFigures } from './figures.tsx';

test('sums SAR exactly', () => {
  const record = { id: 1, client: 'A', title: 'B', sector: 'C', scope: 'D' };
  const figures = portfolioFigures([
    { ...record, value: '0.10', duration: 1, year: 2022 },
    { ...record, value: '0.20', duration: 36, year: 2025 },
  ]);
  expect(figures).toMatchObject({ totalValue: 0.3, contracts: 2, medianDuration: 18.5 });
  expect(figures).toMatchObject({ largestContract: 0.2, firstYear: 2022, lastYear: 2025 });
});
