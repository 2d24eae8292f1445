// Retrying and parking (spec §7), with a real SMTP server and a manual clock. For each kind of failure
// see smtp-failures.test.ts.
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { attempts, mailEnvironment, newestDelivery, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const DAY = 24 * 60 * 60 * 1000;

it('§2.1 an address that cannot be confirmed raises no alarm and is erased', async () => {
  for (const code of [450, 550]) {
    const peer = await startPeer();
    peer.rejects = { verb: 'recipient', code };
    const clock = createManualClock();
    const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
    await sendJson(desk.url, 'subscribe', SUBSCRIBER);
    if (code === 450) {
      await attempts(desk, 1);
      expect((await send(desk.url, '/readyz/delivery')).status).toBe(200);
      clock.advance(6 * 24 * 60 * 60_000);
      expect((await send(desk.url, '/readyz/delivery')).status).toBe(200);
    }
    await vi.waitFor(async () => expect(await storedIn(desk.dataDir)).toEqual([]), SOON);
    expect(desk.log()).not.toContain('"level":50');
  }
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
  for (const [index, delay] of [300, 600, 1200, 2400, 4000, 4000].entries()) {
    await attempts(desk, index + 1);
    expect(await newestDelivery(desk)).toMatchObject({ dueAt: clock.now() + delay * 1000 });
    clock.advance(delay * 1000);
  }
  await attempts(desk, 7);
  clock.advance(start + 5 * DAY - 1 - clock.now());
  await attempts(desk, 8);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  clock.advance(4_000_000);
  await attempts(desk, 9);
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

it('§7 a restart retries waiting messages at once', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 451 };
  const dataDir = temporaryDirectory();
  const clock = createManualClock();
  const first = await startDesk({ dataDir, env: mailEnvironment(peer.url), clock });
  await sendJson(first.url, 'contact', CONTACT);
  await attempts(first, 1);
  await first.close();
  peer.rejects = undefined;
  await startDesk({ dataDir, env: mailEnvironment(peer.url), clock });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
});

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
