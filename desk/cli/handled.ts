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
        const not: string[] = [];
        for (const id of ids) {
          const { state = '' } = (await store.get(id))?.delivery ?? {};
          if (state !== 'parked' && state !== 'damaged') not.push(id);
        }
        if (not.length > 0) {
          const lines = not.map((id) => `  ${id}\n`).join('');
          throw new Error(`Nothing was changed. These are neither parked nor damaged:\n${lines}`);
        }
        for (const id of ids) if (await store.handle(id, now)) did('handled', id);
        return { text: `${ids.length} handled.\n`, json: { handled: ids } };
      }),
    );
