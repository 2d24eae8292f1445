import { useMemo } from 'react';
import { LANGUAGES, useLanguage } from './language.ts';
import { useMe } from './queries.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Units from the largest, with what one is in the smallest. */
type Units = readonly (readonly [unit: string, size: number])[];

const SIZES: Units = [
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
];

const DURATIONS: Units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
];

/** How dates, in the time zone of the office, and sizes are written in a language. */
function formatsFor(locale: string, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const year = format({ year: 'numeric' });
  const day = format({ ...DAY, year: 'numeric' });
  const dayOfYear = format(DAY);
  const time = format(TIME);
  const moment = format({ weekday: 'short', ...DAY, year: 'numeric', ...TIME });
  const number = new Intl.NumberFormat(locale);
  const calendar = new Intl.DateTimeFormat(locale, { ...DAY, year: 'numeric', timeZone: 'UTC' });
  const dayName = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const measured = (value: number, units: Units, unitDisplay: 'short' | 'long') => {
    const [unit, size] = units.find(([, least]) => value >= least) ?? units.at(-1) ?? ['', 1];
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay,
      maximumFractionDigits: size === units[0]?.[1] ? 1 : 0,
    }).format(value / size);
  };
  return {
    /** Such as "14:05" of today, "23 Nov" or "23 Nov 2025". */
    brief(at: number, now: number): string {
      if (day.format(at) === day.format(now)) return time.format(at);
      return (year.format(at) === year.format(now) ? dayOfYear : day).format(at);
    },
    /** Such as "23 Nov 2026". */
    day: (at: number) => day.format(at),
    /** Such as "Mon, 23 Nov 2026, 14:05". */
    moment: (at: number) => moment.format(at),
    number: (value: number) => number.format(value),
    /** The name of a day in the office's time zone, such as "2026-11-23". */
    dayName: (at: number) => dayName.format(at),
    /** Such as "23 Nov 2026", of such a name. */
    namedDay: (name: string) => calendar.format(Date.parse(name)),
    /** Of a file. */
    size: (bytes: number) =>
      // Arabic texts have no abbreviations for them, and no language has one for bytes.
      measured(bytes, SIZES, bytes < 1024 || locale.startsWith('ar') ? 'long' : 'short'),
    /** Such as "3 hours". */
    duration: (milliseconds: number) => measured(milliseconds, DURATIONS, 'long'),
  };
}

/** How dates and numbers are written on the page. */
export function useFormats() {
  const { locale } = LANGUAGES[useLanguage()];
  const { timeZone } = useMe();
  return useMemo(() => formatsFor(locale, timeZone), [locale, timeZone]);
}
