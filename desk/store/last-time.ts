import type { Database } from './database.ts';
import type { LastTimeStore } from './submission-store.ts';

/** Row of `desk_state`: the last time recorded. */
const CLOCK = 'clock';

/** The last time that the store knows, on either database. */
export function createLastTimeStore({ query }: Database): LastTimeStore {
  return {
    async lastTime() {
      const [row] = await query(
        `SELECT coalesce((SELECT value FROM desk_state WHERE name = ?),
           (SELECT max(received_at) FROM submission)) AS at`,
        CLOCK,
      );
      return row?.at == null ? undefined : Number(row.at);
    },

    async recordTime(now) {
      await query(
        `INSERT INTO desk_state (name, value) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        CLOCK,
        now,
      );
    },
  };
}
