import { randomUUIDv7 } from 'node:crypto';
import { everySubmission } from '../store/every-submission.ts';
import type { Archive, Intake } from '../store/port.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { type Call, type Command, UsageError } from './command.ts';
import { listed } from './list.ts';

export const erase: Command = {
  args: 'ID … | --email ADDRESS',
  summary: 'removes submissions with their files, for good',
  details: `Without --yes it only lists what would go. Of a subscriber the office is told, so that it takes the
address off its own lists. On SQLite nothing is left in the database or its
write-ahead log; on PostgreSQL the rows are gone, and docs/operating.md says what its own log and your
backups still hold, and for how long.`,
  options: {
    email: { type: 'string', value: 'ADDRESS', means: 'everything this e-mail address sent' },
    yes: { type: 'boolean', means: 'do it' },
  },
  words: { least: 0, most: 1_000 },
  run: (call) =>
    call.withStore(call.flag('yes') ? 'write' : 'read', async (store) => {
      const email = call.option('email');
      if ((email === undefined) === (call.words.length === 0)) {
        throw new UsageError('Give IDs, or --email ADDRESS');
      }
      const chosen =
        email === undefined ? await byId(store, call.words) : await bySender(store, email);
      const ids = chosen.map(({ id }) => id);
      if (!call.flag('yes')) {
        const text = `${listed(chosen)}Nothing was erased. To erase these ${chosen.length}, add --yes.\n`;
        return { text, json: { erased: [], wouldErase: ids } };
      }
      const left = await eraseAll(store, chosen, call);
      return { text: erasedText(ids.length, left), json: { erased: ids, wouldErase: [] } };
    }),
};

async function byId(store: Archive, ids: string[]): Promise<StoredSubmission[]> {
  const found = [];
  for (const id of new Set(ids)) found.push((await store.get(id)) ?? id);
  const missing = found.filter((each) => typeof each === 'string');
  if (missing.length > 0) throw new Error(`There is no submission ${missing.join(', ')}`);
  return found.filter((each) => typeof each !== 'string');
}

/** E-mail addresses stand in the text of the fields, so everything is read, a page at a time. */
async function bySender(store: Archive, email: string): Promise<StoredSubmission[]> {
  const found = [];
  for await (const submission of everySubmission(store)) {
    const isTheirs = submission.fields.some(
      ({ name, value }) => name === 'user_email' && value.toLowerCase() === email.toLowerCase(),
    );
    if (isTheirs) found.push(submission);
  }
  return found;
}

/**
 * Erases these, and what the database file remembers of them. A subscriber leaves the list like one
 * who follows the link, so that the office hears of it.
 *
 * @returns how many subscribers were among them
 */
export async function eraseAll(
  store: Archive & Intake,
  submissions: StoredSubmission[],
  { progress, now }: Pick<Call, 'progress' | 'now'>,
): Promise<number> {
  let left = 0;
  for (const [index, { id, form, token }] of submissions.entries()) {
    const isSubscriber = form === 'subscribe' && token !== undefined;
    if (isSubscriber && (await store.unsubscribe(token, { id: randomUUIDv7(), receivedAt: now })))
      left += 1;
    else await store.erase(id);
    progress(index + 1, submissions.length, 'erased');
  }
  // Also when nothing is left to erase: an earlier try may have found the log in use.
  await store.scrub();
  return left;
}

/** What a command that has erased says. */
export function erasedText(count: number, subscribers: number): string {
  const told =
    subscribers === 0
      ? ''
      : `The office is told by mail to take ${subscribers} of them off its own lists.\n`;
  return `${count} erased.\n${told}`;
}
