import { Command } from 'commander';
import { lateness, receivedInFuture } from '../mail/lateness.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import { onStore, type Run } from './command.ts';
import { table } from './terminal.ts';

export const status = (run: Run) =>
  new Command('status')
    .description('Counts submissions by state, and shows how long the oldest has been waiting.')
    .action(() =>
      onStore(run, 'read', async (store, { config, now }) => {
        const counts = Object.fromEntries(
          await Promise.all(
            DELIVERY_STATES.map(async (state) => [state, await store.count({ state })] as const),
          ),
        );
        const oldestSeconds = Math.round((await lateness(store, now)) / 1000);
        const { all: future } = await receivedInFuture(store, now);
        const database = config.databaseUrl ? 'PostgreSQL' : 'SQLite';
        const rows = [
          ...Object.entries(counts).map(([state, count]) => [state, String(count)]),
          ['oldest waiting', `${oldestSeconds} s`],
          ['received in the future', String(future)],
          ['database', database],
          ['mail server', config.smtp ? 'configured' : 'none: SMTP_URL is not set'],
        ];
        return {
          text: table(['STATUS', ''], rows),
          json: {
            ...counts,
            oldestWaitingSeconds: oldestSeconds,
            receivedInFuture: future,
            database,
            mail: !!config.smtp,
          },
        };
      }),
    );
