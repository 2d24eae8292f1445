// Late mail (spec §7), and messages that a wrong clock put into the future, are reported to the monitors.
import { StatementSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '../clock.ts';
import { metric, readMetrics, SOON, startDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { attempts, mailEnvironment, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';

it('§7 after an hour of waiting there is an error in the log, a failing detail and a metric', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: { ...mailEnvironment(peer.url), METRICS_PORT: '0' }, clock });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  const ready = async () => JSON.parse((await send(desk.url, '/readyz')).text);
  const detail = async () => (await send(desk.url, '/readyz/delivery')).status;
  expect(await ready()).toMatchObject({ ready: true, delivery: 'ok' });
  expect(await detail()).toBe(200);
  clock.advance(60 * 60_000);
  await vi.waitFor(
    () => expect(desk.log()).toMatch(/"level":50.*"waiting":1,"oldestSeconds":3600.*ALARM/),
    SOON,
  );
  expect(await ready()).toMatchObject({
    ready: true,
    delivery: 'failing',
    oldestWaitingSeconds: 3600,
  });
  expect(await detail()).toBe(503);
  expect(await metric(desk, 'desk_submissions{state="waiting"}')).toBe(1);
  expect(await metric(desk, 'desk_oldest_waiting_seconds')).toBe(3600);
  const answers = 'desk_answers_total{route="/api/v1.0/email/send",status="200"}';
  expect(await metric(desk, answers)).toBe(1);
  expect(await readMetrics(desk)).not.toContain('client.example');
  expect((await send(desk.url, '/metrics')).status).toBe(404);
});

it('every monitor together asks the store once a second', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ env: { METRICS_PORT: '0' }, clock });
  const all = vi.spyOn(StatementSync.prototype, 'all');
  onTestFinished(() => all.mockRestore());
  const asked = () =>
    (all.mock.contexts as StatementSync[]).filter(({ sourceSQL }) =>
      /\bfirst_attempt_at\b/.test(sourceSQL),
    ).length;
  const look = async () => {
    const paths = Array.from({ length: 40 }, (_, i) => (i % 2 ? '/readyz' : '/readyz/delivery'));
    const answers = await Promise.all(paths.map((path) => send(desk.url, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await metric(desk, 'desk_oldest_waiting_seconds')).toBe(0);
  };
  await look();
  expect(asked()).toBe(1);
  clock.advance(1_000);
  await look();
  expect(asked()).toBe(2);
});

it('§7 messages received by a clock that was ahead are reported and listed once it is set right', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: { ...mailEnvironment(peer.url), METRICS_PORT: '0' }, clock });
  const future = () => metric(desk, 'desk_received_in_future');
  const reports = () => desk.log().match(/"level":50,[^\n]*received in the future/g) ?? [];
  const look = async () => {
    const sleeping = clock.sleeping();
    clock.advance(10 * 60_000);
    await vi.waitFor(() => expect(clock.sleeping()).toBe(sleeping), SOON);
  };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  await look();
  expect([reports().length, await future()]).toEqual([0, 0]);

  clock.jump(-3 * 60 * 60_000);
  const detail = await send(desk.url, '/readyz/delivery');
  expect(detail.status).toBe(503);
  expect(JSON.parse(detail.text)).toMatchObject({ delivery: 'failing', receivedInFuture: 1 });
  expect((await send(desk.url, '/readyz')).status).toBe(200);
  expect(await future()).toBe(1);
  await look();
  await look();
  expect(reports()).toEqual([expect.stringContaining('"all":1,"waiting":1')]);

  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  expect((await run('status')).json).toMatchObject({ waiting: 1, receivedInFuture: 1 });
  expect((await run('status')).text).toMatch(/^received in the future +1$/m);
  expect((await run('list', [], { state: 'waiting' })).json).toHaveLength(1);
  expect((await run('export', [], { format: 'csv' })).text).toContain(CONTACT.user_email);
  const before = operator({ DATA_DIR: desk.dataDir }, clock.now() - DAY_MS);
  expect((await before('export', [], { format: 'json' })).text).toContain(CONTACT.user_email);
});
