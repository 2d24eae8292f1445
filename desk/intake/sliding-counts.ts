import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';

/** A span is counted in this many slots, and in one more, which has only begun. */
const SLOTS_PER_SPAN = 12;

const SLOTS = SLOTS_PER_SPAN + 1;

/** Bounds the memory, to about 20 MB. */
const MOST_KEPT = 50_000;

const SWEEP_EVERY_MS = 60_000;

/** An amount to add to the count of a key. */
export interface Addition {
  key: string;
  /** Milliseconds that the count covers. */
  span: number;
  /** Negative to take something back. */
  amount: number;
  /** Whether the count is one of many, and is forgotten when memory runs short. */
  forgettable: boolean;
}

/** A count over a span that ends now; what is older is forgotten within a twelfth of the span. */
interface SlidingCount {
  total: number;
  /** Milliseconds until the count is `most` or less, if nothing is added. */
  waitFor(most: number): number;
}

interface Kept {
  /** Number of the newest slot. */
  slot: number;
  /** Newest first. */
  slots: number[];
  expiresAt: number;
  forgettable: boolean;
}

/** Adds the amounts; resolves to the counts, in the same order. */
export type AddCounts = (additions: Addition[]) => Promise<SlidingCount[]>;

/**
 * Counts in memory. After a jump of the clock a count continues from the new time, so that nothing is
 * remembered for longer than its span.
 */
export function createMemoryCounts(clock: Clock): AddCounts {
  // Unused for the longest first.
  const kept = new Map<string, Kept>();
  let sweptAt = clock.now();

  const sweep = (now: number) => {
    sweptAt = now;
    for (const [key, { expiresAt }] of kept) if (expiresAt < now) kept.delete(key);
    for (const [key, { forgettable }] of kept) {
      // Some room at a time: a Map is slow to find the first of its keys when many were deleted.
      if (kept.size < MOST_KEPT * 0.9) break;
      if (forgettable) kept.delete(key);
    }
  };

  return async (additions) => {
    const now = clock.now();
    if (kept.size > MOST_KEPT || Math.abs(now - sweptAt) > SWEEP_EVERY_MS) sweep(now);
    return additions.map(({ key, span, amount, forgettable }) => {
      const length = span / SLOTS_PER_SPAN;
      const slot = Math.floor(now / length);
      const before = kept.get(key) ?? { slot, slots: [] };
      const passed = Math.min(Math.max(slot - before.slot, 0), SLOTS);
      const slots = [...Array<number>(passed).fill(0), ...before.slots].slice(0, SLOTS);
      slots[0] = (slots[0] ?? 0) + amount;
      kept.delete(key);
      kept.set(key, { slot, slots, expiresAt: now + span, forgettable });
      return slidingCount(slots, length, now - slot * length);
    });
  };
}

/** Counts in the database (PostgreSQL), by its clock, for all desks at once. */
export function createSharedCounts({ query }: Database): AddCounts {
  return async (additions) => {
    const rows = await query(
      `INSERT INTO rate_limit (key, slot, counts, expires_at)
       SELECT key, floor(now / length), ARRAY[amount], now + span
       FROM json_to_recordset(?) AS addition (key text, span bigint, length bigint, amount bigint),
         (SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now) AS clock
       -- In the same order at every desk, so that they cannot deadlock.
       ORDER BY key
       ON CONFLICT (key) DO UPDATE SET
         -- A statement that had to wait may be late by one slot.
         slot = CASE rate_limit.slot WHEN excluded.slot + 1 THEN rate_limit.slot ELSE excluded.slot END,
         counts = (
           SELECT (moved[1] + excluded.counts[1]) || moved[2:${SLOTS}]
           FROM (
             SELECT array_fill(
               0::bigint, ARRAY[least(greatest(excluded.slot - rate_limit.slot, 0), ${SLOTS})::integer]
             ) || rate_limit.counts AS moved
           ) AS slots
         ),
         expires_at = excluded.expires_at
       RETURNING key, slot, counts, extract(epoch FROM clock_timestamp()) * 1000 AS now`,
      JSON.stringify(
        additions.map(({ key, span, amount }) => ({
          key,
          span,
          length: span / SLOTS_PER_SPAN,
          amount,
        })),
      ),
    );
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return additions.map(({ key, span }) => {
      const { slot, counts, now } = byKey.get(key) ?? {};
      const length = span / SLOTS_PER_SPAN;
      return slidingCount(
        (counts as string[]).map(Number),
        length,
        Number(now) - Number(slot) * length,
      );
    });
  };
}

/** @param slots newest first; `length` is a slot's, of which `begun` have passed, in milliseconds */
function slidingCount(slots: number[], length: number, begun: number): SlidingCount {
  const sum = (counted: number[]) => counted.reduce((one, other) => one + other, 0);
  return {
    total: sum(slots),
    waitFor(most) {
      let passing = 0;
      while (sum(slots.slice(0, SLOTS - passing)) > most) passing += 1;
      return passing === 0 ? 0 : passing * length - begun;
    },
  };
}
