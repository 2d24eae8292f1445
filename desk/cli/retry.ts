import { Command } from 'commander';
import { everySubmission } from '../store/archive.ts';
import { onStore, type Run, UsageError } from './command.ts';

export const retry = (run: Run) =>
  new Command('retry')
    .argument('[ID...]')
    .description(`Sends parked submissions again, with five days of attempts.

A submission is parked when the mail server has rejected it permanently, or
could not be reached for five days. A running desk retries it within a minute.`)
    .option('--all', 'every parked submission')
    .action((words: string[], { all = false }: { all?: boolean }) =>
      onStore(run, 'write', async (store, { now, progress, did }) => {
        if (all === words.length > 0) throw new UsageError('Give IDs, or --all');
        const ids = all
          ? await Array.fromAsync(everySubmission(store, { state: 'parked' }), ({ id }) => id)
          : words;
        const queued: string[] = [];
        const not: string[] = [];
        for (const [index, id] of ids.entries()) {
          const isQueued = await store.retry(id, now);
          if (isQueued) did('retry', id);
          (isQueued ? queued : not).push(id);
          progress(index + 1, ids.length, 'queued');
        }
        if (not.length > 0) {
          const lines = not.map((id) => `  ${id}\n`).join('');
          throw new Error(
            `${queued.length} will be sent. These are not parked, and were not changed:\n${lines}`,
          );
        }
        return { text: `${queued.length} will be sent.\n`, json: { queued } };
      }),
    );
