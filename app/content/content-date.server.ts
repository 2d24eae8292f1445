import { readCompanyFigures } from './company-figures.server.ts';
import { isSample, readSettings } from './settings.server.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The day on which the content is built: today at the office. The sample's is the one its figures were
 * counted on, so that its certificates do not expire and its vacancies are open.
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
