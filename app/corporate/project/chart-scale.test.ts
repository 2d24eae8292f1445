import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test('the value axis is logarithmic', () => {
  const { yOf } = chartScale([]);
  const [low = 0, middle = 0, high = 0] = [100_000, 1_000_000, 10_000_000].map((value) =>
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
  for (const value of values) {
    expect(Number.parseFloat(yOf(value))).toBeGreaterThan(0);
    expect(Number.parseFloat(yOf(value))).toBeLessThan(100);
  }
  for (const duration of months) {
    expect(Number.parseFloat(xOf(duration))).toBeGreaterThanOrEqual(0);
    expect(Number.parseFloat(xOf(duration))).toBeLessThan(100);
  }
  expect(monthTicks.length).toBeGreaterThan(4);
  expect(valueTicks.length).toBeGreaterThan(2);
});
