import { Command, InvalidArgumentError, Option } from 'commander';
import { BYTE_ORDER_MARK, csvRow } from '#shared/csv.ts';
import { DAY_MS } from '../clock.ts';
import { dayOf } from '../store/daily-counts.ts';
import type { PageViews } from '../store/submission-store.ts';
import { onStore, type Run } from './command.ts';
import { printableLine, table } from './terminal.ts';

/** The group that a view is counted in. */
const GROUPS = {
  page: ({ path }: PageViews) => path,
  day: ({ day }: PageViews) => day,
  month: ({ day }: PageViews) => day.slice(0, 7),
};

interface VisitsOptions {
  days: number;
  by: keyof typeof GROUPS;
  format: 'table' | 'csv';
}

export const visits = (run: Run) =>
  new Command('visits')
    .description(`Shows how often each page was opened.

A desk that serves the pages counts them by page and day, without visitor data.
It leaves out bots and visitors who ask not to be counted, and stores its counts
every minute.`)
    .option('--days <NUMBER>', 'number of days, the last of which is today', readDays, 30)
    .addOption(new Option('--by <WHAT>', 'group by').choices(Object.keys(GROUPS)).default('page'))
    .addOption(
      new Option('--format <FORMAT>', 'csv: a row for each page and day')
        .choices(['table', 'csv'])
        .default('table'),
    )
    .action(({ days, by, format }: VisitsOptions) =>
      onStore(run, 'read', async (store, { now, content }) => {
        const first = dayOf(now - (days - 1) * DAY_MS, content().timeZone);
        const views = await store.pageViews(first);
        return { text: format === 'csv' ? csv(views) : summed(views, by), json: views };
      }),
    );

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days > 0 && days < 10_000) return days;
  throw new InvalidArgumentError('Expected a number of days.');
}

function csv(views: PageViews[]): string {
  const rows = views.map(({ day, path, count }) => csvRow([day, path, count]));
  return BYTE_ORDER_MARK + csvRow(['day', 'page', 'views']) + rows.join('');
}

/** Pages with the most views first; days and months from the first to the last. */
function summed(views: PageViews[], by: keyof typeof GROUPS): string {
  if (views.length === 0) return 'No views were counted.\n';
  const counts = new Map<string, number>();
  for (const each of views) {
    const group = GROUPS[by](each);
    counts.set(group, (counts.get(group) ?? 0) + each.count);
  }
  const rows = [...counts];
  if (by === 'page') rows.sort(([, one], [, other]) => other - one);
  const all = views.reduce((sum, { count }) => sum + count, 0);
  return table(
    [by.toUpperCase(), 'VIEWS'],
    [...rows, ['', all] as const].map(([group, count]) => [printableLine(group), String(count)]),
  );
}
