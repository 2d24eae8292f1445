import { Command } from 'commander';
import { everySubmission } from '../store/archive.ts';
import type { DeliveryState } from '../store/submission.ts';
import { onStore, type Run, UsageError } from './command.ts';

export const retry = (run: Run) =>
  new Command('retry')
    .argument('[ID...]')
    .description(`Sends submissions that are not delivered, at once.

One that waits for its next attempt is due now. One that was given up (parked,
refused, handled or damaged) gets five days of attempts again. A running desk
sends them within a minute, and no recipient twice.`)
    .option('--all', 'every waiting and every parked submission')
    .action((words: string[], { all = false }: { all?: boolean }) =>
      onStore(run, 'write', async (store, { now, progress, did }) => {
        if (all === words.length > 0) throw new UsageError('Give IDs, or --all');
        const idsOf = (state: DeliveryState) =>
          Array.fromAsync(everySubmission(store, { state }), ({ id }) => id);
        const ids = all ? [...(await idsOf('parked')), ...(await idsOf('waiting'))] : words;
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
            `${queued.length} will be sent. These are delivered or unknown, and were not changed:\n${lines}`,
          );
        }
        return { text: `${queued.length} will be sent.\n`, json: { queued } };
      }),
    );
