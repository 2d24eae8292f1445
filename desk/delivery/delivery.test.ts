// From an accepted form to the office's mailbox, by a real SMTP server and a clock of our own.
// What the server can do wrong: smtp-failures.test.ts.
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  mailEnvironment,
  startDesk,
  storedIn,
  type TestDesk,
  temporaryDirectory,
  valuesOf,
} from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts';

/** Polled often, given up late. */
const SOON = { timeout: 20_000, interval: 5 };

const DAY = 24 * 60 * 60 * 1000;

async function startPeer(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  return peer;
}

async function state(desk: TestDesk) {
  return (await storedIn(desk.dataDir))[0]?.delivery;
}

/** Waits until the worker has settled so many attempts. */
function attempts(desk: TestDesk, count: number) {
  return vi.waitFor(async () => expect((await state(desk))?.attempts).toBe(count), SOON);
}

it('§7 the mail holds every field: Arabic, 5 000 characters, emoji', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const typed = {
    user_name: 'محمد بن عبد الله الشمري',
    user_email: 'm@client.example',
    user_phone: '٠٥٠ ٠٠٠',
    user_subject: '🏗️ عاجل',
    message: `.\r\n.dots\r\nFrom me\r\n${'م'.repeat(2_500)} ${'x'.repeat(2_600)}\r\n👷🏽‍♀️ <b>&amp;`,
  };
  await sendJson(desk.url, 'contact', typed);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const [mail] = peer.mails;
  for (const value of Object.values(typed)) {
    expect(mail?.text).toContain(value.replaceAll('\r\n', '\n'));
  }
  for (const label of ['Name:', 'E-mail:', 'Telephone:', 'Subject:', 'Message:']) {
    expect(mail?.text).toContain(label);
  }
  expect(mail?.html).toContain('&lt;b&gt;&amp;amp;');
  expect(mail?.subject).toBe('Website: 🏗️ عاجل');
  expect(mail?.from?.value).toEqual([{ name: 'Website', address: 'website@miqdam.example' }]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.user_name, address: 'm@client.example' }]);
  expect(peer.envelopes).toEqual([
    { from: 'website@miqdam.example', to: ['office@miqdam.example', 'archive@miqdam.example'] },
  ]);
  const [stored] = await storedIn(desk.dataDir);
  expect(mail?.messageId).toBe(`<${stored?.id}@miqdam.example>`);
  expect(valuesOf(stored)).toEqual(typed);
  await vi.waitFor(async () => expect((await state(desk))?.state).toBe('delivered'), SOON);
});

it('§2.1 the office is told of a subscriber, and the subscriber of the list', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const [office, visitor] = peer.mails;
  expect(office?.subject).toBe('Website: new subscriber');
  expect(office?.text).toContain(SUBSCRIBER.user_email);
  expect(visitor?.subject).toBe('Your address is on our list');
  expect(peer.envelopes[1]?.to).toEqual([SUBSCRIBER.user_email]);
});

it('§7 a subscriber’s mail that is put off costs the office no second copy', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'recipient', code: 451, recipient: SUBSCRIBER.user_email };
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'subscribe', SUBSCRIBER);
  await vi.waitFor(async () => expect((await state(desk))?.attempts).toBe(1), SOON);
  expect(await state(desk)).toMatchObject({
    state: 'waiting',
    acceptedBy: ['office@miqdam.example', 'archive@miqdam.example'],
  });
  peer.rejects = undefined;
  clock.advance(300_000);
  await vi.waitFor(async () => expect((await state(desk))?.state).toBe('delivered'), SOON);
  expect(peer.envelopes.map(({ to }) => to)).toEqual([
    ['office@miqdam.example', 'archive@miqdam.example'],
    [SUBSCRIBER.user_email],
  ]);
});

it('§7 with the mail server down the visitor still gets 200; the mail comes after it returns', async () => {
  const peer = await startPeer();
  await peer.stop();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  expect((await sendJson(desk.url, 'contact', CONTACT)).text).toBe('OK');
  await attempts(desk, 1);
  expect(await state(desk)).toMatchObject({ state: 'waiting', dueAt: clock.now() + 300_000 });
  await peer.start();
  clock.advance(299_999);
  expect(peer.connections).toBe(0);
  clock.advance(1);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await vi.waitFor(async () => expect((await state(desk))?.state).toBe('delivered'), SOON);
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
    expect(await state(desk)).toMatchObject({ dueAt: clock.now() + delay * 1000 });
    clock.advance(delay * 1000);
  }
  await attempts(desk, 7);
  clock.advance(start + 5 * DAY - 1 - clock.now());
  await attempts(desk, 8);
  expect((await state(desk))?.state).toBe('waiting');
  clock.advance(4_000_000);
  await attempts(desk, 9);
  expect(await state(desk)).toMatchObject({ state: 'parked', lastError: expect.any(String) });
  expect(desk.log()).toMatch(/"level":50.*"msg":"parked: this message needs a person"/);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(CONTACT);
});

it('§7 a message rejected for good is parked at once; the next message still goes', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  for (const verb of ['mail', 'recipient', 'message'] as const) {
    peer.rejects = { verb, code: 550 };
    await sendJson(desk.url, 'contact', { message: verb });
    await vi.waitFor(async () => expect((await state(desk))?.state, verb).toBe('parked'), SOON);
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

it('§7 a restart tries at once what was put off', async () => {
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

it('§7 a recipient who has a copy gets no second one; the other is tried until he has his', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock });
  const [office, archive] = ['office@miqdam.example', 'archive@miqdam.example'];
  peer.rejects = { verb: 'recipient', code: 450, recipient: archive };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect(await state(desk)).toMatchObject({ state: 'waiting', acceptedBy: [office] });
  peer.rejects = undefined;
  clock.advance(300_000);
  await attempts(desk, 2);
  expect(await state(desk)).toMatchObject({ state: 'delivered', acceptedBy: [office, archive] });
  expect(peer.envelopes.map(({ to }) => to)).toEqual([[office], [archive]]);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

it('§7 a recipient rejected for good parks what the other has already got', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url), clock: createManualClock() });
  peer.rejects = { verb: 'recipient', code: 550, recipient: 'archive@miqdam.example' };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect(await state(desk)).toMatchObject({
    state: 'parked',
    acceptedBy: ['office@miqdam.example'],
    lastError: expect.stringContaining('550'),
  });
});

it('§7 encryption that is required and not offered keeps the mail here', async () => {
  const peer = await startPeer();
  const desk = await startDesk({
    env: mailEnvironment(`${peer.url}?requireTLS=true`),
    clock: createManualClock(),
  });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect((await state(desk))?.state).toBe('waiting');
  expect(peer.mails).toEqual([]);
});

it('§7 one connection carries one message after the other', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  for (const message of ['one', 'two', 'three']) {
    await sendJson(desk.url, 'contact', { message });
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.connections).toBe(1);
});

it('§7 an hour of waiting is a loud log line, a failing detail and a figure', async () => {
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
  const port = /"port":(\d+),"msg":"metrics"/.exec(desk.log())?.[1];
  const metrics = await send(`http://127.0.0.1:${port}`, '/metrics');
  for (const line of [
    'desk_submissions{state="waiting"} 1',
    'desk_oldest_waiting_seconds 3600',
    'desk_answers_total{route="/api/v1.0/email/send",status="200"} 1',
  ]) {
    expect(metrics.text).toContain(`${line}\n`);
  }
  expect(metrics.text).not.toContain('client.example');
  expect((await send(desk.url, '/metrics')).status).toBe(404);
});
