import { expect, test } from 'vitest';
import { hijriDate } from './long-date.ts';

test.each([
  ['2025-03-09', '9 رمضان 1446هـ'],
  ['2026-06-16', '1 محرم 1448هـ'],
])('%s is %s in the Umm al-Qura calendar', (date, hijri) => {
  expect(hijriDate(date)).toBe(hijri.replaceAll(' ', '\u00a0'));
});
