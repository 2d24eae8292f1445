import { westernDigits } from '#shared/comparable-text.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Years of the Hijri calendar that an office may write: 1882 to 2077. */
const isHijri = (year: number) => year >= 1300 && year < 1500;

/**
 * Suggests how to write a date that is in another form or in the Hijri calendar, as the end of a message. Empty where
 * none can be meant.
 */
export function dateMeant(written: string): string {
  const [year = 0, month = 0, day = 0] = partsOf(
    westernDigits(written.trim().toLowerCase().replaceAll(/[–—−]/g, '-')),
  );
  const [first, second] = month > 12 ? [day, month] : [month, day];
  try {
    const calendar = isHijri(year) ? 'islamic-umalqura' : 'iso8601';
    const given = { calendar, year, month: first, day: second };
    const date = Temporal.PlainDate.from(given, { overflow: 'reject' }).withCalendar('iso8601');
    if (date.year < 1900) return '';
    const hijri = isHijri(year) ? ' in the Gregorian calendar' : '';
    const words = date.toLocaleString('en-GB', { dateStyle: 'long' });
    return `; if that is ${words}${hijri}, write ${date}`;
  } catch {
    return '';
  }
}

/** Suggests the Gregorian year of a Hijri one, or the century of one in two digits, as the end of a message. */
export function yearMeant(year: number): string {
  if (year >= 0 && year < 100) return `; write all four digits, such as ${2000 + year}`;
  if (!isHijri(year)) return '';
  const begins = Temporal.PlainDate.from({ calendar: 'islamic-umalqura', year, month: 1, day: 1 });
  const { year: first } = begins.withCalendar('iso8601');
  const { year: last } = begins.add({ years: 1 }).subtract({ days: 1 }).withCalendar('iso8601');
  return `; the Hijri year ${year} is ${first === last ? first : `${first} or ${last}`}`;
}

/** Year, month and day of a date that begins with its year or its day, or names its month. */
function partsOf(date: string): number[] {
  const [, day, name, year] = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s,.-]+(\d{4})$/.exec(date) ?? [];
  if (name) return [Number(year), MONTHS.indexOf(name) + 1, Number(day)];
  const parts =
    /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})$/.exec(date)?.slice(1).map(Number) ?? [];
  return (parts[0] ?? 0) > 31 ? parts : parts.toReversed();
}
