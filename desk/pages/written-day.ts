import type { DeskContent } from '../content.ts';

/** A day for people, at the office, such as `23 November 2026`. */
export const writtenDay = (milliseconds: number, { timeZone, language }: DeskContent) =>
  new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone }).format(milliseconds);
