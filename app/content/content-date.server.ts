import { readCompanyFigures } from './company-figures.server.ts';
import { today } from './fields.server.ts';
import { isSample } from './settings.server.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Days from the date of the content to another; negative if that is earlier. The sample's date is the
 * one its figures were counted on, so that its certificates do not expire; otherwise it is today.
 */
export function daysUntil(date: string): number {
  const from = isSample() ? readCompanyFigures().asOf : today();
  return (Date.parse(date) - Date.parse(from)) / DAY_MS;
}
