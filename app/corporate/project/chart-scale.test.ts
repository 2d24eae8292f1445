import { expect, test } from 'vitest';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { FRAME, xOf, yOf } from './chart-scale.ts';

test('the value axis is logarithmic', () => {
  const steps = [yOf(100_000) - yOf(1_000_000), yOf(1_000_000) - yOf(10_000_000)];
  expect(steps[0]).toBeCloseTo(steps[1] ?? 0, 0);
});

test('every contract lies inside the frame', () => {
  for (const { value, duration } of readPortfolio().records) {
    expect(yOf(Number(value))).toBeGreaterThan(FRAME.top);
    expect(yOf(Number(value))).toBeLessThan(FRAME.height - FRAME.bottom);
    expect(xOf(duration)).toBeLessThan(FRAME.width - FRAME.right);
    expect(xOf(duration)).toBeGreaterThan(FRAME.left);
  }
});
