// Operators see refusals by reason in the metrics and by day in the store; one by a total raises an alarm.
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withStoreBeside } from '../store/open-store.ts';
import { metric, SOON, startDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const MINUTE = 60_000;

async function startCounted(env: Record<string, string>) {
  // 22:30 in UTC, the next day in Riyadh.
  const clock = createManualClock(Date.UTC(2026, 10, 22, 22, 30));
  const desk = await startDesk({ clock, env: { METRICS_PORT: '0', ...env } });
  let number = 0;
  return {
    ...desk,
    clock,
    post: async () => (await sendJson(desk.url, 'contact', { message: `${++number}` })).status,
    refused: (reason: string) => metric(desk, `desk_refusals_total{reason="${reason}"}`),
    stored: () =>
      withStoreBeside({ dataDir: desk.dataDir, databaseUrl: undefined }, 'read', (store) =>
        store.refusals(''),
      ),
    alarms: () => desk.log().match(/"level":50.*ALARM: forms are refused/g)?.length ?? 0,
  };
}

it('counts the refusals of each limit, by day of the office', async () => {
  const desk = await startCounted({ RATE_LIMIT: '2' });
  const statuses = [await desk.post(), await desk.post(), await desk.post(), await desk.post()];
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(await desk.refused('address_requests_minute')).toBe(2);
  expect(await desk.stored()).toEqual([]);
  const day = '2026-11-23';
  desk.clock.advance(MINUTE);
  await vi.waitFor(async () => {
    expect(await desk.stored()).toEqual([{ day, reason: 'address_requests_minute', count: 2 }]);
  }, SOON);
  expect(await desk.post()).toBe(429);
  await desk.close();
  expect(await desk.stored()).toEqual([{ day, reason: 'address_requests_minute', count: 3 }]);
  expect(desk.alarms()).toBe(0);
});

it('a limit in total is an alarm, once a minute', async () => {
  const desk = await startCounted({ RATE_LIMIT_TOTAL: '1' });
  // Prometheus sees no increase to the first value of a series.
  expect(await desk.refused('total_messages_minute')).toBe(0);
  expect([await desk.post(), await desk.post(), await desk.post()]).toEqual([200, 429, 429]);
  expect(await desk.refused('total_messages_minute')).toBe(2);
  expect(desk.alarms()).toBe(1);
  desk.clock.advance(MINUTE - 1);
  expect(await desk.post()).toBe(429);
  expect(desk.alarms()).toBe(1);
  desk.clock.advance(1);
  expect(await desk.post()).toBe(429);
  expect(desk.alarms()).toBe(2);
});

it('counts forms that could not be stored, and keeps the counts until they can be', async () => {
  const desk = await startCounted({});
  const database = new DatabaseSync(`${desk.dataDir}/desk.db`);
  onTestFinished(() => database.close());
  database.exec('ALTER TABLE delivery RENAME TO elsewhere; ALTER TABLE refusal RENAME TO gone');
  expect((await sendJson(desk.url, 'contact', CONTACT)).status).toBe(503);
  expect(await desk.refused('not_stored')).toBe(1);
  desk.clock.advance(MINUTE);
  await vi.waitFor(() => expect(desk.log()).toContain('could not store refusals'), SOON);
  database.exec('ALTER TABLE gone RENAME TO refusal');
  await desk.close();
  expect(await desk.stored()).toMatchObject([{ reason: 'not_stored', count: 1 }]);
});
