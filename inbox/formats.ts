import { useMemo } from 'react';
import { LANGUAGES, useLanguage } from './language.ts';
import { useMe } from './queries.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const UNITS = [
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
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
    /** Of a file. */
    size(bytes: number): string {
      const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        // Arabic texts have no abbreviations for them.
        unitDisplay: unit === 'byte' || locale.startsWith('ar') ? 'long' : 'short',
        maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
      }).format(bytes / size);
    },
  };
}

/** How dates and numbers are written on the page. */
export function useFormats() {
  const { locale } = LANGUAGES[useLanguage()];
  const { timeZone } = useMe();
  return useMemo(() => formatsFor(locale, timeZone), [locale, timeZone]);
}
