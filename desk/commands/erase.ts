import type { StoredSubmission, SubmissionStore } from '../store/port.ts';
import { type Command, UsageError } from './command.ts';
import { listed } from './list.ts';
import type { Progress } from './progress.ts';

export const erase: Command = {
  args: 'ID … | --email ADDRESS',
  summary: 'removes submissions with their files, for good',
  details: `Without --yes it only lists what would go. On SQLite nothing is left in the database or its
write-ahead log; on PostgreSQL the rows are gone, and docs/operating.md says what its own log and your
backups still hold, and for how long.`,
  options: {
    email: { type: 'string', value: 'ADDRESS', means: 'everything this address sent' },
    yes: { type: 'boolean', means: 'do it' },
  },
  words: { least: 0, most: 1_000 },
  run: (call) =>
    call.withStore(call.flag('yes') ? 'write' : 'read', async (store) => {
      const email = call.option('email')?.toLowerCase();
      if ((email === undefined) === (call.words.length === 0)) {
        throw new UsageError('Give IDs, or --email ADDRESS');
      }
      const all = await store.list();
      const chosen = all.filter(({ id, fields }) =>
        email === undefined
          ? call.words.includes(id)
          : fields.some(
              ({ name, value }) => name === 'user_email' && value.toLowerCase() === email,
            ),
      );
      const missing = call.words.filter((id) => chosen.every((each) => each.id !== id));
      if (missing.length > 0) throw new Error(`There is no submission ${missing.join(', ')}`);
      if (!call.flag('yes')) {
        const text = `${listed(chosen)}Nothing was erased. To erase these ${chosen.length}, add --yes.\n`;
        return { text, json: { erased: [], wouldErase: chosen.map(({ id }) => id) } };
      }
      await eraseAll(store, chosen, call.progress);
      return {
        text: `${chosen.length} erased.\n`,
        json: { erased: chosen.map(({ id }) => id), wouldErase: [] },
      };
    }),
};

/** Erases these, and what the database file remembers of them. */
export async function eraseAll(
  store: SubmissionStore,
  chosen: Pick<StoredSubmission, 'id'>[],
  progress: Progress,
): Promise<void> {
  for (const [index, { id }] of chosen.entries()) {
    await store.erase(id);
    progress(index + 1, chosen.length, 'erased');
  }
  // Also when nothing is left to erase: an earlier try may have found the log in use.
  await store.scrub();
}
