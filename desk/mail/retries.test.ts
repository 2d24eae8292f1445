// Retrying and parking (spec §7), with a real SMTP server and a manual clock. For each kind of failure
// see smtp-failures.test.ts.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { attempts, newestDelivery, OFFICE, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_DELAY = 4_000_000;

/** Attempts before the five days can end. */
const FEWEST_ATTEMPTS = 12;

const SUSPECTED = { ...SUBSCRIBER, second_note: 'x' };

it.each([
  ['§2.1 rejected mail to a visitor is kept without an alarm', 'subscribe', SUBSCRIBER, 'refused'],
  ['§7 rejected mail to the office is parked with an alarm', 'contact', CONTACT, 'parked'],
  [
    '§7 a rejected suspected subscription is parked with an alarm',
    'subscribe',
    SUSPECTED,
    'parked',
  ],
] as const)('%s, and the next mail is sent', async (_, form, values, state) => {
  const level = state === 'parked' ? 50 : 30;
  const { peer, clock, desk } = await startMailing();
  peer.rejects = { verb: 'recipient', code: 550 };
  await sendJson(desk.url, form, values);
  await attempts(desk, 1);
  expect((await newestDelivery(desk))?.state).toBe(state);
  const line = new RegExp(`"level":${level},.*"msg":"${state}:`);
  await vi.waitFor(() => expect(desk.log()).toMatch(line), SOON);
  expect(desk.log().includes('"level":50')).toBe(level === 50);
  peer.rejects = undefined;
  clock.advance(1_000);
  await sendJson(desk.url, 'contact', { message: 'the next' });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
});

it('§7 retries at 300 s, doubling to 4000 s; after five days it is parked, never dropped', async () => {
  const { peer, clock, desk } = await startMailing();
  peer.rejects = { verb: 'message', code: 451 };
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
  const [stored] = await storedIn(desk.dataDir);
  expect([stored?.delivery.state, valuesOf(stored)]).toEqual(['parked', CONTACT]);
});

it('§7 a mail server that is back after several failures gets everything that waits', async () => {
  const { peer, clock, desk } = await startMailing();
  await peer.stop();
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
  const { peer, clock, desk } = await startMailing();
  await peer.stop();
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

it('§7 a clock that jumps ahead by days parks nothing after one attempt', async () => {
  const { peer, clock, desk } = await startMailing();
  peer.rejects = { verb: 'message', code: 451 };
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  clock.advance(6 * DAY);
  await attempts(desk, 2);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
});

it('§7 without SMTP_URL messages wait; a later start sends them, and sets those aside that it cannot read', async () => {
  const clock = createManualClock();
  const waiting = await startDesk({ clock });
  const { dataDir } = waiting;
  for (const message of ['one', 'two', 'three'])
    await sendJson(waiting.url, 'contact', { message });
  const words = '"waiting":3,"msg":"SMTP_URL is not set';
  await vi.waitFor(() => expect(waiting.log()).toContain(words), SOON);
  await waiting.close();
  const [, second = '', first = ''] = (await storedIn(dataDir)).map(({ id }) => id);
  using database = new DatabaseSync(join(dataDir, 'desk.db'));
  const fields = `UPDATE submission SET fields = '[{"${CONTACT.user_email}": 1}]' WHERE id = ?`;
  database.prepare(fields).run(first);
  database.prepare(`UPDATE delivery SET accepted_by = '{}' WHERE submission_id = ?`).run(second);
  const { peer, desk } = await startMailing({ clock, dataDir });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const states = (await storedIn(dataDir)).map(({ delivery }) => delivery.state);
  expect(states.slice(1)).toEqual(['damaged', 'damaged']);
  const alarms = [first, second].map((id) => `"submission":"${id}","msg":"damaged:`);
  expect(desk.log().match(/"level":50.*/g)).toEqual(
    alarms.map((alarm) => expect.stringContaining(alarm)),
  );
});

it('§7 retries only recipients without a copy, and parks if one of them rejects it permanently', async () => {
  const { peer, clock, desk } = await startMailing();
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
  peer.rejects = { verb: 'recipient', code: 550, recipient: archive };
  await sendJson(desk.url, 'contact', { message: 'rejected for good by one' });
  await attempts(desk, 1);
  expect(await newestDelivery(desk)).toMatchObject({ state: 'parked', acceptedBy: [office] });
});
