import type { Interface } from '#app/content/interface.server.ts';
import { fillPlural } from '#app/content/placeholders.ts';
import type { PortfolioRecord } from '#app/content/portfolio.server.ts';
import { sar } from '../money.ts';
import type { ProjectDetails } from './content.server.ts';

/** The facts of a contract with their terms, and those that its details add. */
export function contractFacts(
  record: PortfolioRecord,
  details: ProjectDetails['facts'],
  { project: words, duration }: Pick<Interface, 'project' | 'duration'>,
): [term: string, text: string][] {
  return [
    [words.client, record.client],
    [words.sector, record.sector],
    [words.value, sar(Number(record.value))],
    [words.duration, fillPlural(duration.months, record.duration)],
    [words.year, String(record.year)],
    ...details.map(({ term, text }): [string, string] => [term, text]),
  ];
}
