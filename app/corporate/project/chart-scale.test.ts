import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test('the value axis is logarithmic', () => {
  const { yOf } = chartScale([]);
  const [low = 0, middle = 0, high = 0] = [1e5, 1e6, 1e7].map((value) =>
    Number.parseFloat(yOf(value)),
  );
  expect(low - middle).toBeCloseTo(middle - high, 0);
});

test.each([
  [
    'usual',
    [
      { value: '61682.50', duration: 1 },
      { value: '35000000.00', duration: 36 },
    ],
  ],
  ['very long and large', [{ value: '980000000.00', duration: 130 }]],
  ['very small', [{ value: '900.00', duration: 1 }]],
])('%s contracts and all ticks lie inside the plot', (_, contracts) => {
  const { xOf, yOf, monthTicks, valueTicks } = chartScale(contracts);
  const values = [...contracts.map(({ value }) => Number(value)), ...valueTicks];
  const months = [...contracts.map(({ duration }) => duration), ...monthTicks];
  for (const place of [...values.map(yOf), ...months.map(xOf)].map(Number.parseFloat)) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(100);
  }
  expect(monthTicks.length).toBeGreaterThan(4);
  expect(valueTicks.length).toBeGreaterThan(2);
});
