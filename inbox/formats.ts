import { useMemo } from 'react';
import { fileSize } from '#app/ui/field/file-size.ts';
import { useMe } from './me.ts';
import { LANGUAGES, useLanguage } from './shown-language.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const MINUTE_MS = 60_000;
const DURATIONS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

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
    size: (bytes: number) => fileSize(bytes, locale),
    /** Such as "3 hours". */
    duration(milliseconds: number): string {
      const [unit, size] = DURATIONS.find(([, least]) => milliseconds >= least) ?? DURATIONS[2];
      const maximumFractionDigits = unit === 'day' ? 1 : 0;
      const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits } as const;
      return new Intl.NumberFormat(locale, options).format(milliseconds / size);
    },
  };
}

/** How dates and numbers are written on the page. */
export function useFormats() {
  const { locale } = LANGUAGES[useLanguage()];
  const { timeZone } = useMe();
  return useMemo(() => formatsFor(locale, timeZone), [locale, timeZone]);
}
