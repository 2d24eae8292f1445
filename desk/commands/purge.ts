import type { DeskContent } from '../content.ts';
import { expiredSubmissions } from '../retention/expired.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { type Command, UsageError } from './command.ts';
import { eraseAll, erasedText } from './erase.ts';
import { listed } from './list.ts';

/** Of what would go; --json names all. */
const MOST_SHOWN = 100;

const DAYS = { d: 1, w: 7, m: 30, y: 365 };

export const purge: Command = {
  args: '',
  summary: 'erases what has been kept for as long as was promised',
  details: `Without --yes it only lists what would go. How long is content: retentionDays in content/site.yaml,
by form. A desk that runs does this by itself once a day. Submissions that wait or are parked have not
reached anybody, and stay.`,
  options: {
    'older-than': {
      type: 'string',
      value: '90d',
      means: 'instead, for all forms but subscribers: days, or w, m, y',
    },
    subscribers: { type: 'boolean', means: 'with --older-than: subscribers too' },
    yes: { type: 'boolean', means: 'do it' },
  },
  words: { least: 0, most: 0 },
  run: (call) =>
    call.withStore(call.flag('yes') ? 'write' : 'read', async (store) => {
      const days = ageInDays(call.option('older-than'));
      const kept = call.content.retentionDays;
      const limits = days === undefined ? kept : forAll(kept, days, call.flag('subscribers'));
      const expired = await Array.fromAsync(expiredSubmissions(store, limits, call.now));
      const ids = expired.map(({ id }) => id);
      if (!call.flag('yes')) {
        return {
          text: `${firstOf(expired)}Nothing was erased. To erase these ${ids.length}, add --yes.\n`,
          json: { erased: [], wouldErase: ids },
        };
      }
      const left = await eraseAll(store, expired, call);
      return { text: erasedText(ids.length, left), json: { erased: ids, wouldErase: [] } };
    }),
};

function firstOf(submissions: StoredSubmission[]): string {
  const count = submissions.length;
  const more = count > MOST_SHOWN ? `… ${count} in all.\n` : '';
  return `${listed(submissions.slice(0, MOST_SHOWN))}${more}`;
}

function forAll(
  kept: DeskContent['retentionDays'],
  days: number,
  subscribers: boolean,
): DeskContent['retentionDays'] {
  const all = Object.keys(kept).map((kind) => [kind, days]);
  return { ...Object.fromEntries(all), ...(subscribers ? {} : { subscribe: kept.subscribe }) };
}

function ageInDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d{1,5})([dwmy])$/.exec(text) ?? [];
  if (!number || !unit) throw new UsageError('--older-than is a number and d, w, m or y: 90d');
  return Number(number) * DAYS[unit as keyof typeof DAYS];
}
