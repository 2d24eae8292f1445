import type { Database } from './database.ts';
import type { RefusalStore } from './submission-store.ts';

/** The counts of refused forms on either database. */
export function createRefusalStore({ query }: Database): RefusalStore {
  return {
    async refusals(fromDay) {
      const rows = await query(
        'SELECT day, reason, count FROM refusal WHERE day >= ? ORDER BY day, reason',
        fromDay,
      );
      return rows.map(({ day, reason, count }) => ({
        day: String(day),
        reason: String(reason),
        count: Number(count),
      }));
    },
  };
}
