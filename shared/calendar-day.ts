/** A calendar day of the office, such as `2026-11-23`; days compare as texts. */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60_000;

/** Whether a text is a day of the Gregorian calendar. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayName(time) === text;
}

/** The day so many days later. */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  return dayName(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** The number of days from one day to another. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** A day for people, such as `23 November 2026`. */
export const gregorianDay = (day: CalendarDay, locale: string) => written(day, locale, 'gregory');

/** The same day in the Umm al-Qura calendar of the Kingdom, such as `13 Jumada II 1448 AH`. */
export const hijriDay = (day: CalendarDay, locale: string) =>
  written(day, locale, 'islamic-umalqura');

/** A day in both calendars. */
export const bothCalendars = (day: CalendarDay, locale: string) =>
  `${gregorianDay(day, locale)} (${hijriDay(day, locale)})`;

const written = (day: CalendarDay, locale: string, calendar: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar, timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const dayName = (time: number) => new Date(time).toISOString().slice(0, 10);
