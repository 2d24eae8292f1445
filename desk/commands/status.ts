import { lateness } from '../delivery/lateness.ts';
import { DELIVERY_STATES } from '../store/submission.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

export const status: Command = {
  args: '',
  summary: 'how many submissions are in which state, and how long the oldest waits',
  options: {},
  words: { least: 0, most: 0 },
  run: ({ config, now, withStore }) =>
    withStore('read', async (store) => {
      const counts = Object.fromEntries(
        await Promise.all(
          DELIVERY_STATES.map(async (state) => [state, await store.count({ state })] as const),
        ),
      );
      const oldestSeconds = Math.round((await lateness(store, now)) / 1000);
      const database = config.databaseUrl ? 'PostgreSQL' : 'SQLite';
      const rows = [
        ...Object.entries(counts).map(([state, count]) => [state, String(count)]),
        ['oldest waiting', `${oldestSeconds} s`],
        ['database', database],
        ['mail server', config.smtp ? 'configured' : 'none: SMTP_URL is not set'],
      ];
      return {
        text: table(['STATUS', ''], rows),
        json: { ...counts, oldestWaitingSeconds: oldestSeconds, database, mail: !!config.smtp },
      };
    }),
};
