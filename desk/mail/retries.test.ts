// Retrying and parking (spec §7), with a real SMTP server and a manual clock. For each kind of failure
// see smtp-failures.test.ts.
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { attempts, mailEnvironment, newestDelivery, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_DELAY = 4_000_000;

/** Attempts before the five days can end. */
const FEWEST_ATTEMPTS = 12;

it('§2.1 what a visitor’s server rejects is kept as refused, without an alarm', async () => {
  for (const code of [450, 550]) {
    const peer = await startPeer();
    peer.rejects = { verb: 'recipient', code };
    const clock = createManualClock();
    const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
    await sendJson(desk.url, 'subscribe', SUBSCRIBER);
    if (code === 450) {
      for (let made = 1; made < FEWEST_ATTEMPTS; made++) {
        await attempts(desk, made);
        clock.advance(made === FEWEST_ATTEMPTS - 1 ? 5 * DAY : LONGEST_DELAY);
        expect((await send(desk.url, '/readyz/delivery')).status).toBe(200);
      }
    }
    await vi.waitFor(
      async () =>
        expect(await newestDelivery(desk)).toMatchObject({
          state: 'refused',
          lastError: expect.stringContaining(`${code}`),
        }),
      SOON,
    );
    expect(desk.log()).not.toContain('"level":50');
    expect(desk.log()).toMatch(/"level":30.*"msg":"refused:/);
  }
});

it('§7 what the office’s server rejects is parked with an alarm, also a suspected subscription', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'recipient', code: 550 };
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock: createManualClock() });
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, second_note: 'x' });
  await attempts(desk, 1);
  expect((await storedIn(desk.dataDir))[0]).toMatchObject({
    form: 'confirm',
    delivery: { state: 'parked' },
  });
  await vi.waitFor(() => expect(desk.log()).toMatch(/"level":50.*"msg":"parked:/), SOON);
});

it('§7 with the mail server down the visitor gets 200, and the mail is sent once it is back', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  expect((await sendJson(desk.url, 'contact', CONTACT)).text).toBe('OK');
  await attempts(desk, 1);
  expect(await newestDelivery(desk)).toMatchObject({
    state: 'waiting',
    dueAt: clock.now() + 300_000,
  });
  await peer.start();
  clock.advance(299_999);
  expect(peer.connections).toBe(0);
  clock.advance(1);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await vi.waitFor(async () => expect((await newestDelivery(desk))?.state).toBe('delivered'), SOON);
});

it('§7 retries at 300 s, doubling to 4000 s; after five days it is parked, never dropped', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 451 };
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  const start = clock.now();
  await sendJson(desk.url, 'contact', CONTACT);
  const delays = [300, 600, 1200, 2400, ...Array(FEWEST_ATTEMPTS - 4).fill(4000)];
  for (const [index, delay] of delays.entries()) {
    await attempts(desk, index + 1);
    expect(await newestDelivery(desk)).toMatchObject({ dueAt: clock.now() + delay * 1000 });
    clock.advance(delay * 1000);
  }
  await attempts(desk, FEWEST_ATTEMPTS + 1);
  clock.advance(start + 5 * DAY - 1 - clock.now());
  await attempts(desk, FEWEST_ATTEMPTS + 2);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  clock.advance(LONGEST_DELAY);
  await attempts(desk, FEWEST_ATTEMPTS + 3);
  expect(await newestDelivery(desk)).toMatchObject({
    state: 'parked',
    lastError: expect.any(String),
  });
  expect(desk.log()).toMatch(/"level":50.*"msg":"parked: this message needs an operator"/);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(CONTACT);
});

it('§7 parks a permanently rejected message at once, and sends the next one', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  for (const verb of ['recipient', 'message'] as const) {
    peer.rejects = { verb, code: 550 };
    await sendJson(desk.url, 'contact', { message: verb });
    await vi.waitFor(
      async () => expect((await newestDelivery(desk))?.state, verb).toBe('parked'),
      SOON,
    );
    clock.advance(1_000);
  }
  peer.rejects = undefined;
  await sendJson(desk.url, 'contact', CONTACT);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
});

it('§7 without SMTP_URL messages wait, the log says how many, and a later start sends them', async () => {
  const dataDir = temporaryDirectory();
  const waiting = await startDesk({ dataDir });
  await sendJson(waiting.url, 'contact', { message: 'one' });
  await sendJson(waiting.url, 'contact', { message: 'two' });
  await vi.waitFor(
    () => expect(waiting.log()).toContain('"waiting":2,"msg":"SMTP_URL is not set'),
    SOON,
  );
  await waiting.close();

  const again = await startDesk({ dataDir });
  expect(again.log()).toContain('"waiting":2,"msg":"SMTP_URL is not set');
  await again.close();

  const peer = await startPeer();
  await startDesk({ dataDir, env: mailEnvironment(peer.url) });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
});

it('§7 a restart keeps the delay before the next attempt', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 451 };
  const dataDir = temporaryDirectory();
  const clock = createManualClock();
  const env = mailEnvironment(peer.url);
  const first = await startDesk({ dataDir, env, clock });
  await sendJson(first.url, 'contact', { message: 'rejected' });
  await attempts(first, 1);
  await first.close();
  peer.rejects = undefined;
  const again = await startDesk({ dataDir, env, clock });
  await sendJson(again.url, 'contact', { message: 'new' });
  // The rejected one was received first, so it would be sent first.
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.text).toContain('new');
  clock.advance(300_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
});

it('§7 a mail server that is back after several failures gets everything that waits', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  for (const message of ['one', 'two']) {
    await sendJson(desk.url, 'contact', { message });
    await attempts(desk, 1);
    clock.advance(30_000);
  }
  await peer.start();
  await sendJson(desk.url, 'contact', { message: 'three' });
  clock.advance(30_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
});

it('§7 a message at which the mail server hangs up does not become due by the next success', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  await sendJson(desk.url, 'contact', { message: 'fails' });
  await attempts(desk, 1);
  await peer.start();
  clock.advance(30_000);
  for (const [index, message] of ['one', 'two'].entries()) {
    await sendJson(desk.url, 'contact', { message });
    await vi.waitFor(() => expect(peer.mails).toHaveLength(index + 1), SOON);
  }
  await attempts(desk, 1);
  expect((await storedIn(desk.dataDir)).at(-1)?.delivery.state).toBe('waiting');
});

it('§7 a clock that was ahead holds no mail back', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  await sendJson(desk.url, 'contact', { message: 'tried' });
  await attempts(desk, 1);
  await sendJson(desk.url, 'contact', { message: 'not tried' });
  clock.jump(-3 * 60 * 60_000);
  await peer.start();
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
});

it('§7 a clock that jumps ahead by days parks nothing after one attempt', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 451 };
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  clock.advance(6 * DAY);
  await attempts(desk, 2);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
});

for (const [column, value] of [
  ['submission SET fields', '[{}]'],
  ['delivery SET accepted_by', '{}'],
]) {
  it(`§7 sets a row aside whose ${column} cannot be read, with an alarm, and sends the others`, async () => {
    const dataDir = temporaryDirectory();
    const waiting = await startDesk({ dataDir });
    for (const message of ['one', 'two', 'three']) {
      await sendJson(waiting.url, 'contact', { message });
    }
    const oldest = (await storedIn(dataDir)).at(-1)?.id ?? '';
    await waiting.close();
    const database = new DatabaseSync(join(dataDir, 'desk.db'));
    const id = column?.startsWith('submission') ? 'id' : 'submission_id';
    database.prepare(`UPDATE ${column} = ? WHERE ${id} = ?`).run(String(value), oldest);
    const peer = await startPeer();
    const desk = await startDesk({ dataDir, env: mailEnvironment(peer.url) });
    await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
    const select = 'SELECT state, due_at, lease, last_error FROM delivery WHERE submission_id = ?';
    expect(database.prepare(select).get(oldest)).toEqual({
      state: 'damaged',
      due_at: null,
      lease: null,
      last_error: `The row of submission ${oldest} cannot be read`,
    });
    database.close();
    const alarms = desk.log().match(/"level":50.*/g);
    expect(alarms).toEqual([expect.stringContaining(`"submission":"${oldest}","msg":"damaged:`)]);
  });
}

it('§7 a stopping desk sends no further mail while requests finish', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 451 };
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  peer.rejects = undefined;
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  // Its answer shows that the desk has accepted the socket.
  await send(desk.url, '/healthz');
  const closed = desk.close();
  clock.advance(300_000);
  // The desk reads this after anything that the worker would have started.
  socket.end('Host: x\r\nConnection: close\r\n\r\n');
  await closed;
  expect(peer.mails).toEqual([]);
  expect(await newestDelivery(desk)).toMatchObject({ state: 'waiting', attempts: 1 });
});

it('§7 retries only recipients without a copy', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  const [office, archive] = OFFICE;
  peer.rejects = { verb: 'recipient', code: 450, recipient: archive };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect(await newestDelivery(desk)).toMatchObject({ state: 'waiting', acceptedBy: [office] });
  peer.rejects = undefined;
  clock.advance(300_000);
  await attempts(desk, 2);
  expect(await newestDelivery(desk)).toMatchObject({
    state: 'delivered',
    acceptedBy: [office, archive],
  });
  expect(peer.envelopes.map(({ to }) => to)).toEqual([[office], [archive]]);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

it('§7 a permanently rejected recipient parks the delivery, although the other has a copy', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock: createManualClock() });
  peer.rejects = { verb: 'recipient', code: 550, recipient: 'archive@miqdam.example' };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect(await newestDelivery(desk)).toMatchObject({
    state: 'parked',
    acceptedBy: ['office@miqdam.example'],
    lastError: expect.stringContaining('550'),
  });
});
