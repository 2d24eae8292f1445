import { LANGUAGE } from '#contract/language.ts';

/* British where the language is English: the day stands before the month. */
const written = new Intl.DateTimeFormat(LANGUAGE === 'en' ? 'en-GB' : LANGUAGE, {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** A date such as `2026-11-21` as it is read: 21 November 2026. */
export function longDate(date: string): string {
  return written.format(new Date(`${date}T00:00Z`));
}
