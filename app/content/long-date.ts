import { LOCALE } from '#api/language.ts';

const written = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2026-11-21` as 21 November 2026. */
export function longDate(date: string): string {
  return written.format(new Date(`${date}T00:00Z`));
}
