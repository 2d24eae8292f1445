import type { Database } from './database.ts';

/** Row of `desk_state`: the last time recorded. */
const CLOCK = 'clock';

/** Sets a row of `desk_state`. */
export const SET_STATE = `INSERT INTO desk_state (name, value) VALUES (?, ?)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** The last time that the store knows, by which a clock that is far ahead is noticed, on either database. */
export function createLastTimeStore({ query }: Database) {
  return {
    /** The last one recorded; before the first, that of the newest submission; undefined in a new store. */
    async lastTime() {
      const [row] = await query(
        `SELECT coalesce((SELECT value FROM desk_state WHERE name = ?),
           (SELECT max(received_at) FROM submission)) AS at`,
        CLOCK,
      );
      return row?.at == null ? undefined : Number(row.at);
    },

    async recordTime(now: number) {
      await query(SET_STATE, CLOCK, now);
    },
  };
}
