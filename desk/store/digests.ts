import type { Database, Value } from './database.ts';
import type { DigestStore } from './submission-store.ts';

/** Row of `desk_state`: when the last digest was sent. */
const LAST = 'digest';

/** Row of `desk_state` for a day: from when a desk may send its digest. */
const rowOf = (day: string) => `digest ${day}`;

/** The value of a day whose digest was sent. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Which digests were sent, on either database. */
export function createDigestStore({
  query,
  transaction,
  leaseClock,
  exclusive,
}: Database): DigestStore {
  const upsert = 'INSERT INTO desk_state (name, value) VALUES (?, ?) ON CONFLICT (name)';
  const overwrite = `${upsert} DO UPDATE SET value = excluded.value`;
  return {
    async lastDigest(now) {
      const read = () => query('SELECT value FROM desk_state WHERE name = ?', LAST);
      const [row] = await read();
      if (row) return Number(row.value);
      await query(`${upsert} DO NOTHING`, LAST, now);
      return Number((await read())[0]?.value);
    },

    async claimDigest(day, now, leaseMs) {
      // Desks that share a database may have different clocks.
      const leaseNow = exclusive ? now : await leaseClock(query);
      const values: Value[] = [rowOf(day), leaseNow + leaseMs, leaseNow];
      const sql = `${overwrite} WHERE desk_state.value <= ? RETURNING name`;
      return (await query(sql, ...values)).length > 0;
    },

    digestSent: (day, at) =>
      transaction(async (query) => {
        await query(overwrite, LAST, at);
        await query(overwrite, rowOf(day), NEVER);
      }),
  };
}
