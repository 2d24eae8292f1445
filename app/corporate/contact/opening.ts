import type { OpeningHours } from '#app/content/opening-hours.server.ts';

const DAY_MS = 86_400_000;
const RAMADAN = '09';

/** Longest search for the next opening. */
const MOST_DAYS = 60;

/** Whether the office is open, and until when, or when it opens next. */
export type Opening =
  | { isOpen: true; until: string }
  | { isOpen: false; day: Date; at: string }
  | { isOpen: false; day?: undefined };

/** @param zone IANA time zone of the office */
export function openingAt(hours: OpeningHours, now: Date, zone: string): Opening {
  const clock = partsOf('en-GB', { hour: '2-digit', minute: '2-digit' }, now, zone);
  const time = `${clock.hour}:${clock.minute}`;
  const today = hoursOn(hours, now, zone);
  if (today && today.from <= time && time < today.to) return { isOpen: true, until: today.to };
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = new Date(now.getTime() + ahead * DAY_MS);
    const next = hoursOn(hours, day, zone);
    if (next && (ahead > 0 || time < next.from)) return { isOpen: false, day, at: next.from };
  }
  return { isOpen: false };
}

/** The hours of a day, undefined if the office is closed. */
function hoursOn(hours: OpeningHours, day: Date, zone: string) {
  const { weekday = '' } = partsOf('en-GB', { weekday: 'long' }, day, zone);
  if (!hours.days.some((each) => each === weekday.toLowerCase())) return undefined;
  const isClosed = hours.closed.some(({ date, hijri, days }) =>
    Array.from({ length: days }, (_, before) => new Date(day.getTime() - before * DAY_MS)).some(
      (first) =>
        date ? monthDay('gregory', first, zone) === date : monthDay(HIJRI, first, zone) === hijri,
    ),
  );
  if (isClosed) return undefined;
  const isRamadan = monthDay(HIJRI, day, zone).startsWith(RAMADAN);
  return (isRamadan && hours.ramadan) || hours.ordinary;
}

const HIJRI = 'islamic-umalqura';

function monthDay(calendar: string, day: Date, zone: string): string {
  const locale = `en-u-ca-${calendar}-nu-latn`;
  const parts = partsOf(locale, { month: 'numeric', day: 'numeric' }, day, zone);
  return `${parts.month?.padStart(2, '0')}-${parts.day?.padStart(2, '0')}`;
}

function partsOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  date: Date,
  timeZone: string,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone }).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
