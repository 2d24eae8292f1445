import { expect, it } from 'vitest';
import type { OpenStore } from './store.ts';

const view = (day: string, path: string, count: number) => ({ day, path, count });
const refusal = (day: string, reason: string, count: number) => ({ day, reason, count });

/** Tests of the counts by day, for either database. */
export function describeDailyCounts(open: OpenStore): void {
  it('adds up page views by day and path, also when several desks add at once', async () => {
    const store = await open();
    const paths = Array.from({ length: 50 }, (_, index) => `/page ${index}/محطة`);
    const batch = paths.map((path) => view('2026-01-02', path, 2));
    await Promise.all(
      [batch, batch.toReversed(), batch, batch.toReversed()].map(store.addPageViews),
    );
    await store.addPageViews([view('2026-01-01', '/', 1), view('2026-01-02', '/', 1)]);
    const stored = await store.pageViews('2026-01-02');
    expect(stored).toHaveLength(51);
    expect(stored[0]).toEqual(view('2026-01-02', '/', 1));
    expect(stored.slice(1).every(({ count }) => count === 8)).toBe(true);
    await store.forgetDailyCounts('2026-01-02');
    expect(await store.pageViews('')).toEqual(stored);
    await store.forgetDailyCounts('2026-01-03');
    expect(await store.pageViews('')).toEqual([]);
  });

  it('adds up refusals by day and reason', async () => {
    const store = await open();
    const reasons = [refusal('2026-01-01', 'no_memory', 1), refusal('2026-01-02', 'no_memory', 2)];
    await store.addRefusals(reasons);
    await store.addRefusals([refusal('2026-01-02', 'no_memory', 3)]);
    expect(await store.refusals('2026-01-02')).toEqual([refusal('2026-01-02', 'no_memory', 5)]);
    expect(await store.pageViews('')).toEqual([]);
    await store.forgetDailyCounts('2026-01-02');
    expect(await store.refusals('')).toHaveLength(1);
  });
}
