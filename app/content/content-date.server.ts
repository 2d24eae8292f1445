import { readCompanyFigures } from './company-figures.server.ts';
import { isSample, readSettings } from './settings.server.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Date of the build: today at the office. For the sample it is the date of its figures, so that its
 * certificates do not expire and its vacancies stay open.
 */
export function contentDate(): string {
  return isSample()
    ? readCompanyFigures().asOf
    : Temporal.Now.plainDateISO(readSettings().timeZone).toString();
}

/** Days from the date of the content to another; negative if that is earlier. */
export function daysUntil(date: string): number {
  return (Date.parse(date) - Date.parse(contentDate())) / DAY_MS;
}
