import { everySubmission } from '../store/every-submission.ts';
import { type Command, UsageError } from './command.ts';

export const retry: Command = {
  args: 'ID … | --all',
  summary: 'sends parked submissions again, with five days before them',
  details: `A submission is parked when the mail server rejected it for good or could not be reached for five
days. A desk that runs picks it up within a minute.`,
  options: { all: { type: 'boolean', means: 'every parked submission' } },
  words: { least: 0, most: 1_000 },
  run: (call) =>
    call.withStore('write', async (store) => {
      if (call.flag('all') === call.words.length > 0) throw new UsageError('Give IDs, or --all');
      const ids = call.flag('all')
        ? await Array.fromAsync(everySubmission(store, { state: 'parked' }), ({ id }) => id)
        : call.words;
      const queued: string[] = [];
      const not: string[] = [];
      for (const [index, id] of ids.entries()) {
        ((await store.retry(id, call.now)) ? queued : not).push(id);
        call.progress(index + 1, ids.length, 'put in line');
      }
      if (not.length > 0) {
        const lines = not.map((id) => `  ${id}\n`).join('');
        throw new Error(
          `${queued.length} will be sent. Not parked, and left as they were:\n${lines}`,
        );
      }
      return { text: `${queued.length} will be sent.\n`, json: { queued } };
    }),
};
