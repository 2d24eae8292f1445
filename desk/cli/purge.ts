import { Command, InvalidArgumentError } from 'commander';
import type { DeskContent } from '../content.ts';
import { expiredSubmissions, farAheadOf } from '../store/retention.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { onStore, type Run } from './command.ts';
import { eraseOrList } from './erase.ts';
import { listed } from './list.ts';
import { printableTime } from './terminal.ts';

/** Longest list; --json lists all. */
const MOST_SHOWN = 100;

const DAYS = { d: 1, w: 7, m: 30, y: 365 };

interface PurgeOptions {
  /** Days. */
  olderThan?: number;
  subscribers?: true;
  yes?: true;
}

export const purge = (run: Run) =>
  new Command('purge')
    .description(`Erases submissions whose retention has ended.

Without --yes it only lists what would be erased. The retention of each form is
retentionDays in content/site.yaml. A running desk purges once a day by itself,
unless its clock is more than 30 days ahead of the last time it knew: then set
the clock right, or confirm it by --yes without --older-than. What is waiting,
parked or damaged is kept.`)
    .option(
      '--older-than <90d>',
      'use this age (d, w, m or y) for all forms but subscribers',
      ageInDays,
    )
    .option('--subscribers', 'with --older-than: include subscribers')
    .option('--yes', 'erase them')
    .action(({ olderThan, subscribers, yes }: PurgeOptions) =>
      onStore(run, yes ? 'write' : 'read', async (store, call) => {
        const kept = call.content().retentionDays;
        const limits = olderThan === undefined ? kept : forAll(kept, olderThan, subscribers);
        const expired = await Array.fromAsync(expiredSubmissions(store, limits, call.now));
        const lastTime = await farAheadOf(store, call.now);
        const outcome = await eraseOrList(store, expired, firstOf(expired), { ...call, yes });
        if (yes && olderThan === undefined) await store.recordTime(call.now);
        const isStopped = !yes && lastTime !== undefined;
        return isStopped ? { ...outcome, note: stopped(call.now, lastTime) } : outcome;
      }),
    );

const stopped = (now: number, lastTime: number) =>
  `The desk erases nothing: its clock (${printableTime(now)}) is far ahead of the last time it knew (${printableTime(lastTime)}).
If the clock is wrong, set it right. If it is right, add --yes.
`;

function firstOf(submissions: StoredSubmission[]): string {
  const count = submissions.length;
  const more = count > MOST_SHOWN ? `… ${count} in all.\n` : '';
  return `${listed(submissions.slice(0, MOST_SHOWN))}${more}`;
}

function forAll(
  kept: DeskContent['retentionDays'],
  days: number,
  subscribers?: true,
): DeskContent['retentionDays'] {
  const all = Object.keys(kept).map((kind) => [kind, days]);
  return { ...Object.fromEntries(all), ...(subscribers ? {} : { subscribe: kept.subscribe }) };
}

function ageInDays(text: string): number {
  const [, number, unit] = /^(\d{1,5})([dwmy])$/.exec(text) ?? [];
  if (!number || !unit) throw new InvalidArgumentError('Expected a number and d, w, m or y.');
  return Number(number) * DAYS[unit as keyof typeof DAYS];
}
