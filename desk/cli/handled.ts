import { Command } from 'commander';
import { onStore, type Run } from './command.ts';

export const handled = (run: Run) =>
  new Command('handled')
    .argument('<ID...>')
    .description(`Marks parked or damaged submissions as handled, which ends their alarm.

For one that was settled otherwise than by mail, such as by telephone. It is
erased when its retention has ended; "retry" still sends it.`)
    .action((ids: string[]) =>
      onStore(run, 'write', async (store, { now, did }) => {
        const done: string[] = [];
        const not: string[] = [];
        for (const id of ids) ((await store.handle(id, now)) ? done : not).push(id);
        for (const id of done) did('handled', id);
        if (not.length > 0) {
          const lines = not.map((id) => `  ${id}\n`).join('');
          throw new Error(
            `${done.length} handled. These are neither parked nor damaged, and were not changed:\n${lines}`,
          );
        }
        return { text: `${done.length} handled.\n`, json: { handled: done } };
      }),
    );
