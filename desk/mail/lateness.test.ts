// How late mail (spec §7) and messages dated in the future are reported to monitors and operators.
import { StatementSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { metric, SOON, startDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';

const HOUR = 60 * 60_000;

it('every monitor together asks the store once a second', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ env: { METRICS_PORT: '0' }, clock });
  const all = vi.spyOn(StatementSync.prototype, 'all');
  onTestFinished(() => all.mockRestore());
  const asked = () =>
    (all.mock.contexts as StatementSync[]).filter((each) =>
      /first_attempt_at/.test(each.sourceSQL),
    );
  for (let seconds = 1; seconds <= 2; seconds++) {
    const paths = Array.from({ length: 40 }, (_, i) => (i % 2 ? '/readyz' : '/readyz/delivery'));
    await Promise.all(paths.map((path) => send(desk.url, path)));
    expect(await metric(desk, 'desk_oldest_waiting_seconds')).toBe(0);
    expect(asked()).toHaveLength(seconds);
    clock.advance(1_000);
  }
});

it('§7 monitors and operators see mail that waits, and mail received by a clock that was ahead', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ env: { METRICS_PORT: '0' }, clock });
  const delivery = async (path: string) => JSON.parse((await send(desk.url, path)).text);
  await sendJson(desk.url, 'contact', CONTACT);
  clock.advance(HOUR);
  const late = { ready: true, delivery: 'failing', oldestWaitingSeconds: 3600 };
  expect(await delivery('/readyz')).toMatchObject(late);
  expect(await metric(desk, 'desk_submissions{state="waiting"}')).toBe(1);
  const answers = 'desk_answers_total{route="/api/v1.0/email/send",status="200"}';
  expect(await metric(desk, answers)).toBe(1);
  expect((await send(desk.url, '/metrics')).status).toBe(404);

  clock.jump(-4 * HOUR);
  for (let looks = 0; looks < 2; looks++) {
    const sleeping = clock.sleeping();
    clock.advance(10 * 60_000);
    await vi.waitFor(() => expect(clock.sleeping()).toBe(sleeping), SOON);
  }
  expect(desk.log().match(/"level":50,[^\n]*received in the future/g)).toEqual([
    expect.stringContaining('"all":1,"waiting":1'),
  ]);
  const ahead = { delivery: 'failing', receivedInFuture: 1 };
  expect(await delivery('/readyz/delivery')).toMatchObject(ahead);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  expect((await run('status')).text).toMatch(/^received in the future +1$/m);
  expect((await run('list', [], { state: 'waiting' })).json).toHaveLength(1);
  expect((await run('export', [], { format: 'csv' })).text).toContain(CONTACT.user_email);
});
