import { expect, it } from 'vitest';
import { daysAfter, daysBetween, gregorianDay, hijriDay, isCalendarDay } from './calendar-day.ts';

it('knows the days of the Gregorian calendar', () => {
  for (const day of ['2026-12-31', '2028-02-29']) expect(isCalendarDay(day)).toBe(true);
  for (const text of ['', '2026-02-29', '2026-13-01', '31/12/2026', '2026-1-1', '1448-6-13']) {
    expect(isCalendarDay(text)).toBe(false);
  }
});

it('counts days over months and leap days', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-11-30', '2027-01-01')).toBe(32);
});

it('writes a day in both calendars, also where a Hijri month has thirty days or a year is a leap year', () => {
  expect(gregorianDay('2026-11-23', 'en-GB')).toBe('23 November 2026');
  for (const [day, hijri] of [
    ['2026-11-23', '13 Jumada II 1448 AH'],
    // The last day of a year of 355 days, and the first of the next.
    ['2024-07-06', '30 Dhuʻl-Hijjah 1445 AH'],
    ['2024-07-07', '1 Muharram 1446 AH'],
  ] as const) {
    expect(hijriDay(day, 'en-GB')).toBe(hijri);
  }
  expect(hijriDay('2026-11-23', 'ar-SA-u-ca-gregory-nu-latn')).toContain('1448');
});
