import { expect, it } from 'vitest';
import { localContentRatio, per200000, recordables } from './rates.ts';

it('counts an injury as recordable when it needed more than first aid', () => {
  expect(recordables({ lostTime: 1, restricted: 2, medical: 3 })).toBe(6);
});

it('rates cases by 200 000 hours', () => {
  expect(per200000(4, 1_000_000)).toBeCloseTo(0.8);
  expect(per200000(0, 1_000_000)).toBe(0);
});

it('adds up local content', () => {
  const year = { year: 2025, goods: 30.2, salaries: 11.1, training: 0.9, suppliers: 0.9 };
  expect(localContentRatio(year)).toBeCloseTo(43.1);
});
