import { expect, test } from 'vitest';
import { chartScale, FRAME } from './chart-scale.ts';

test('the value axis is logarithmic', () => {
  const { yOf } = chartScale([]);
  const steps = [yOf(100_000) - yOf(1_000_000), yOf(1_000_000) - yOf(10_000_000)];
  expect(steps[0]).toBeCloseTo(steps[1] ?? 0, 0);
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
])('%s contracts and all ticks lie inside the frame', (_, contracts) => {
  const { xOf, yOf, monthTicks, valueTicks } = chartScale(contracts);
  const values = [...contracts.map(({ value }) => Number(value)), ...valueTicks];
  const months = [...contracts.map(({ duration }) => duration), ...monthTicks];
  for (const value of values) {
    expect(yOf(value)).toBeGreaterThan(FRAME.top);
    expect(yOf(value)).toBeLessThan(FRAME.height - FRAME.bottom);
  }
  for (const duration of months) {
    expect(xOf(duration)).toBeGreaterThanOrEqual(FRAME.left);
    expect(xOf(duration)).toBeLessThan(FRAME.width - FRAME.right);
  }
  expect(monthTicks.length).toBeGreaterThan(4);
  expect(valueTicks.length).toBeGreaterThan(2);
});
