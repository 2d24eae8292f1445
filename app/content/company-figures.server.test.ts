import { expect, it } from 'vitest';
import { localContentRatio } from './company-figures.server.ts';

it('adds the shares of local content', () => {
  const year = { year: 2025, goods: 30.2, salaries: 11.1, training: 0.9, suppliers: 0.9 };
  expect(localContentRatio(year)).toBeCloseTo(43.1);
});
