import { expect, it } from 'vitest';
import { localContentRatio, per200000, recordables } from './company-figures.server.ts';

it('counts injuries that needed more than first aid as recordable', () => {
  expect(recordables({ lostTime: 1, restricted: 2, medical: 3 })).toBe(6);
});

it('computes the rate of cases per 200,000 hours', () => {
  expect(per200000(4, 1_000_000)).toBeCloseTo(0.8);
  expect(per200000(0, 1_000_000)).toBe(0);
});

it('adds the shares of local content', () => {
  const year = { year: 2025, goods: 30.2, salaries: 11.1, training: 0.9, suppliers: 0.9 };
  expect(localContentRatio(year)).toBeCloseTo(43.1);
});
