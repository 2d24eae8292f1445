import { LOCALE } from '#api/language.ts';

let format: Intl.DateTimeFormat | undefined;

/** Formats `2026-11-21` as 21 November 2026. */
export function longDate(date: string): string {
  format ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00Z`));
}
