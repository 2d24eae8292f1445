import type { DeskContent } from '../content.ts';
import { expiredSubmissions } from '../retention/expired.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { type Command, UsageError } from './command.ts';
import { eraseAll } from './erase.ts';
import { listed } from './list.ts';

/** Of what would go; --json names all. */
const MOST_SHOWN = 100;

const DAYS = { d: 1, w: 7, m: 30, y: 365 };

export const purge: Command = {
  args: '',
  summary: 'erases what has been kept for as long as was promised',
  details: `How long is content: retentionDays in content/site.yaml, by form. A desk that
runs does this by itself once a day. Submissions that wait or are parked have not reached anybody, and
stay.`,
  options: {
    'older-than': {
      type: 'string',
      value: '90d',
      means: 'instead, for all forms: days, or w, m, y',
    },
    'dry-run': { type: 'boolean', means: 'only list what would go' },
  },
  words: { least: 0, most: 0 },
  run: (call) =>
    call.withStore(call.flag('dry-run') ? 'read' : 'write', async (store) => {
      const days = ageInDays(call.option('older-than'));
      const kept = call.content.retentionDays;
      const limits = days === undefined ? kept : forAll(kept, days);
      const ids: string[] = [];
      const first: StoredSubmission[] = [];
      for await (const each of expiredSubmissions(store, limits, call.now)) {
        if (ids.push(each.id) <= MOST_SHOWN) first.push(each);
      }
      if (call.flag('dry-run')) {
        return {
          text: `${listed(first)}${more(ids.length)}Nothing was erased: this was a dry run.\n`,
          json: { erased: [], wouldErase: ids },
        };
      }
      await eraseAll(store, ids, call.progress);
      return { text: `${ids.length} erased.\n`, json: { erased: ids, wouldErase: [] } };
    }),
};

const more = (count: number) => (count > MOST_SHOWN ? `… ${count} in all.\n` : '');

function forAll(kept: DeskContent['retentionDays'], days: number): DeskContent['retentionDays'] {
  const all = Object.keys(kept).map((kind) => [kind, days]);
  return Object.fromEntries(all) as DeskContent['retentionDays'];
}

function ageInDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d{1,5})([dwmy])$/.exec(text) ?? [];
  if (!number || !unit) throw new UsageError('--older-than is a number and d, w, m or y: 90d');
  return Number(number) * DAYS[unit as keyof typeof DAYS];
}
