import type { Database } from '../store/database.ts';

const MINUTE_MS = 60_000;

/** Buckets nobody has taken from for this long are full again, and forgotten. */
const FORGET_AFTER_MS = 2 * MINUTE_MS;

/** How many takes pass between two clean-ups. */
const CLEAN_EVERY = 500;

/** Token buckets: `perMinute` at once, and as many per minute from then on. */
export interface RateLimit {
  /** Takes one token; milliseconds until there is one when there is none, else 0. */
  take(key: string, perMinute: number, now: number): Promise<number>;
}

/** For a desk that is alone. */
export function createMemoryRateLimit(): RateLimit {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();
  let takes = 0;
  return {
    async take(key, perMinute, now) {
      if (++takes % CLEAN_EVERY === 0) {
        for (const [key, { filledAt }] of buckets) {
          if (filledAt < now - FORGET_AFTER_MS) buckets.delete(key);
        }
      }
      const { tokens, filledAt } = buckets.get(key) ?? { tokens: perMinute, filledAt: now };
      const rate = perMinute / MINUTE_MS;
      const filled = Math.min(perMinute, tokens + Math.max(now - filledAt, 0) * rate);
      if (filled < 1) return Math.ceil((1 - filled) / rate);
      buckets.set(key, { tokens: filled - 1, filledAt: now });
      return 0;
    },
  };
}

/** For any number of desks on one PostgreSQL. */
export function createSharedRateLimit({ query }: Database): RateLimit {
  let takes = 0;
  const filled = `least(?::float8,
    rate_bucket.tokens + greatest(?::bigint - rate_bucket.filled_at, 0) * ?::float8)`;
  return {
    async take(key, perMinute, now) {
      if (++takes % CLEAN_EVERY === 0) {
        await query('DELETE FROM rate_bucket WHERE filled_at < ?', now - FORGET_AFTER_MS);
      }
      const rate = perMinute / MINUTE_MS;
      const [taken] = await query(
        `INSERT INTO rate_bucket (key, tokens, filled_at) VALUES (?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET tokens = ${filled} - 1, filled_at = excluded.filled_at
           WHERE ${filled} >= 1
         RETURNING key`,
        ...[key, perMinute - 1, now],
        ...[perMinute, now, rate],
        ...[perMinute, now, rate],
      );
      if (taken) return 0;
      const [bucket] = await query('SELECT tokens, filled_at FROM rate_bucket WHERE key = ?', key);
      const tokens = Number(bucket?.tokens ?? 0) + (now - Number(bucket?.filled_at ?? now)) * rate;
      return Math.max(Math.ceil((1 - tokens) / rate), 1);
    },
  };
}
