import { type Background, repeat } from '../clock.ts';
import type { Database } from './database.ts';
import type { DailyCount } from './submission-store.ts';

/** A killed desk loses the counts of this time at most. */
const STORE_EVERY_MS = 60_000;

/** The calendar day of a time in a time zone, such as `2026-11-23`. */
export function dayOf(milliseconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(milliseconds);
}

/** The counts of page views and refusals on either database. */
export function createDailyCountStore(database: Database) {
  const views = countsIn<'path'>(database, 'page_view', 'path');
  const refusals = countsIn<'reason'>(database, 'refusal', 'reason');
  return {
    addPageViews: views.add,
    pageViews: views.since,
    addRefusals: refusals.add,
    refusals: refusals.since,
    /** Erases the counts before this day. */
    async forgetDailyCounts(before: string) {
      await views.forget(before);
      await refusals.forget(before);
    },
  };
}

/** The counts in a table, whose column `name` says what was counted. */
function countsIn<Name extends string>({ query }: Database, table: string, name: Name) {
  return {
    /** Adds these counts to the stored ones. Each pair of name and day may occur only once. */
    async add(counts: DailyCount<Name>[]) {
      // Sorted, so that concurrent desks lock rows in the same order and cannot deadlock.
      const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      await query(
        `INSERT INTO ${table} (day, ${name}, count) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}
         ON CONFLICT (day, ${name}) DO UPDATE SET count = ${table}.count + excluded.count`,
        ...rows.flatMap((row) => [row.day, row[name], row.count]),
      );
    },

    /** The counts since this day, by day and name. */
    async since(day: string): Promise<DailyCount<Name>[]> {
      const rows = await query(
        `SELECT day, ${name}, count FROM ${table} WHERE day >= ? ORDER BY day, ${name}`,
        day,
      );
      return rows.map((row) => ({
        day: String(row.day),
        [name]: String(row[name]),
        count: Number(row.count),
      })) as DailyCount<Name>[];
    },

    async forget(before: string) {
      await query(`DELETE FROM ${table} WHERE day < ?`, before);
    },
  };

  function keyOf(row: DailyCount<Name>): string {
    return `${row.day} ${row[name]}`;
  }
}

/** Counts in memory. */
export type DailyCounter = ReturnType<typeof createDailyCounter>;

interface DailyCounterOptions<Name extends string> extends Background {
  /** The column that says what is counted, and the words for the log. */
  name: Name;
  words: string;
  store(counts: DailyCount<Name>[]): Promise<void>;
  timeZone: string;
}

/** Counts by day, and adds the counts to the store every minute. Days are those of `timeZone`. */
export function createDailyCounter<Name extends string>({
  name,
  words,
  store,
  timeZone,
  clock,
  log,
}: DailyCounterOptions<Name>) {
  let counts = new Map<string, DailyCount<Name>>();

  const add = (what: string, day: string, count: number) => {
    const key = `${day} ${what}`;
    const sum = count + (counts.get(key)?.count ?? 0);
    counts.set(key, { day, [name]: what, count: sum } as DailyCount<Name>);
  };

  const save = async () => {
    if (counts.size === 0) return;
    const unsaved = [...counts.values()];
    counts = new Map();
    try {
      await store(unsaved);
    } catch (err) {
      for (const each of unsaved) add(each[name], each.day, each.count);
      log.warn({ err }, `could not store ${words}: they are added later`);
    }
  };

  const saving = repeat({ clock, log }, STORE_EVERY_MS, save);
  return {
    /** Counts one more, today. */
    add: (what: string) => add(what, dayOf(clock.now(), timeZone), 1),
    /** Stores the remaining counts and stops storing. */
    async stop() {
      await saving.stop();
      await save();
    },
  };
}
