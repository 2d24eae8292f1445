import type { Database } from './database.ts';
import type { PageViewStore } from './submission-store.ts';

/** The calendar day of a time in a time zone, such as `2026-11-23`. */
export function dayOf(milliseconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(milliseconds);
}

/** The counts of page views on either database. */
export function createPageViewStore({ query }: Database): PageViewStore {
  return {
    async addPageViews(views) {
      // Sorted, so that concurrent desks lock rows in the same order and cannot deadlock.
      const rows = views.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
      await query(
        `INSERT INTO page_view (day, path, count) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}
         ON CONFLICT (day, path) DO UPDATE SET count = page_view.count + excluded.count`,
        ...rows.flatMap(({ day, path, count }) => [day, path, count]),
      );
    },

    async pageViews(from) {
      const rows = await query(
        'SELECT day, path, count FROM page_view WHERE day >= ? ORDER BY day, path',
        from,
      );
      return rows.map(({ day, path, count }) => ({
        day: String(day),
        path: String(path),
        count: Number(count),
      }));
    },

    async forgetPageViews(before) {
      await query('DELETE FROM page_view WHERE day < ?', before);
    },
  };
}

const keyOf = ({ day, path }: { day: string; path: string }) => `${day} ${path}`;
