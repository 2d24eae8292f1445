import { Command } from 'commander';
import { everySubmission } from '../store/archive.ts';
import { eraseSubmission } from '../store/erase-submission.ts';
import { type StoredSubmission, valuesOf } from '../store/submission.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import {
  counted,
  type Outcome,
  onStore,
  type RecordedCall,
  type Run,
  UsageError,
} from './command.ts';
import { listed } from './list.ts';

/** A call of a command that erases only with --yes. */
type Erasing = RecordedCall & { yes: true | undefined };

export const erase = (run: Run) =>
  new Command('erase')
    .argument('[ID...]')
    .description(`Removes submissions with their files permanently.

Without --yes it only lists what would be erased. A mail asks the office to
remove erased subscribers from its own lists. On SQLite nothing remains in the
database or its write-ahead log. On PostgreSQL the write-ahead log and your
backups keep copies for a time: see docs/operating.md.`)
    .option('--email <ADDRESS>', 'everything this e-mail address sent')
    .option('--yes', 'erase them')
    .action((ids: string[], { email, yes }: { email?: string; yes?: true }) =>
      onStore(run, yes ? 'write' : 'read', async (store, call) => {
        if ((email === undefined) === (ids.length === 0) || email?.trim() === '') {
          throw new UsageError('Give IDs, or --email ADDRESS');
        }
        const chosen = email === undefined ? await byId(store, ids) : await bySender(store, email);
        return eraseOrList(store, chosen, listed(chosen), { ...call, yes });
      }),
    );

async function byId(store: SubmissionStore, ids: string[]): Promise<StoredSubmission[]> {
  const found = [];
  for (const id of new Set(ids)) found.push((await store.get(id)) ?? id);
  const missing = found.filter((each) => typeof each === 'string');
  if (missing.length > 0) throw new Error(`There is no submission ${missing.join(', ')}`);
  return found.filter((each) => typeof each !== 'string');
}

/** Reads every submission, a page at a time: no column has the e-mail address. */
async function bySender(store: SubmissionStore, email: string): Promise<StoredSubmission[]> {
  const found = [];
  for await (const submission of everySubmission(store)) {
    const isTheirs = valuesOf(submission).user_email?.toLowerCase() === email.toLowerCase();
    // Of what cannot be read, anything that contains the address.
    const mayBe = Object.values(submission.damaged ?? {}).some((text) => contains(text, email));
    if (isTheirs || mayBe) found.push(submission);
  }
  return found;
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Erases the submissions with --yes; otherwise only lists them. */
export async function eraseOrList(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  list: string,
  erasing: Erasing,
): Promise<Outcome> {
  const ids = submissions.map(({ id }) => id);
  if (!erasing.yes) {
    erasing.did('read', counted(ids.length));
    const advice = `Nothing was erased. To erase these ${ids.length}, add --yes.\n`;
    const text = ids.length > 0 ? list + advice : 'There is nothing to erase.\n';
    return { text, json: { erased: [], wouldErase: ids } };
  }
  const left = await eraseAll(store, submissions, erasing);
  const notice = `A mail asks the office to remove ${left} of them from its own lists.\n`;
  const text = `${ids.length} erased.\n${left > 0 ? notice : ''}`;
  return { text, json: { erased: ids, wouldErase: [] } };
}

/**
 * Erases submissions, and their traces in the database file.
 *
 * @returns the number of subscribers
 */
async function eraseAll(
  store: SubmissionStore,
  submissions: StoredSubmission[],
  { progress, now, did }: Erasing,
): Promise<number> {
  let left = 0;
  for (const [index, submission] of submissions.entries()) {
    if (await eraseSubmission(store, submission, now)) left += 1;
    did('erase', submission.id);
    progress(index + 1, submissions.length, 'erased');
  }
  // Even if nothing was erased: the log may have been in use at an earlier attempt.
  await store.scrub();
  return left;
}
