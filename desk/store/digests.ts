import type { Database, Value } from './database.ts';
import { SET_STATE } from './last-time.ts';

/** Row of `desk_state`: when the last digest was sent. */
const LAST = 'digest';

/** Row of `desk_state` for a day: from when a desk may send its digest. */
const rowOf = (day: string) => `digest ${day}`;

/** The value of a day whose digest was sent. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Which digests were sent, on either database. */
export function createDigestStore({ query, transaction, leaseClock, exclusive }: Database) {
  return {
    /** When the last digest was sent; before the first one, when this was first asked. */
    async lastDigest(now: number) {
      const read = () => query('SELECT value FROM desk_state WHERE name = ?', LAST);
      const [row] = await read();
      if (row) return Number(row.value);
      await query(
        'INSERT INTO desk_state (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
        LAST,
        now,
      );
      return Number((await read())[0]?.value);
    },

    /**
     * Whether the caller may send this day's digest, until the lease ends; false if it was sent, or another
     * desk has the lease.
     */
    async claimDigest(day: string, now: number, leaseMs: number) {
      // Desks that share a database may have different clocks.
      const leaseNow = exclusive ? now : await leaseClock(query);
      const values: Value[] = [rowOf(day), leaseNow + leaseMs, leaseNow];
      const sql = `${SET_STATE} WHERE desk_state.value <= ? RETURNING name`;
      return (await query(sql, ...values)).length > 0;
    },

    digestSent: (day: string, at: number) =>
      transaction(async (query) => {
        await query(SET_STATE, LAST, at);
        await query(SET_STATE, rowOf(day), NEVER);
      }),
  };
}
