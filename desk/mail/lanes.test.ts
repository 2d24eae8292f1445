// Several mails at once (spec §7): people's messages first, and the mail server's limits kept.
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SOON, storedIn, type TestDesk } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { attempts, newestDelivery, startMailing } from '../testing/mail.ts';

/** A desk whose mail server keeps every mail waiting for its answer. */
async function startHeld() {
  const { peer, clock, desk } = await startMailing();
  const held: NonNullable<typeof peer.held> = [];
  peer.held = held;
  onTestFinished(() => {
    peer.held = undefined;
    for (const each of held) each.answer();
  });
  return {
    desk,
    peer,
    clock,
    held,
    /** Waits for the mail server to have this many mails, answered ones too; returns the newest. */
    async newestOf(count: number) {
      await vi.waitFor(() => expect(held).toHaveLength(count), SOON);
      return held[count - 1]?.mail;
    },
  };
}

const post = (desk: TestDesk, message: string) =>
  sendJson(desk.url, 'contact', { ...CONTACT, message });

const subscribe = (desk: TestDesk, name: string) =>
  sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, user_email: `${name}@client.example` });

it('§7 slow mail to visitors leaves a connection to people’s messages', async () => {
  const { desk, peer, held, newestOf } = await startHeld();
  for (const name of ['one', 'two', 'three']) await subscribe(desk, name);
  await newestOf(2);
  await post(desk, 'first');
  expect((await newestOf(3))?.text).toContain('first');
  await post(desk, 'second');
  held[2]?.answer();
  expect((await newestOf(4))?.text).toContain('second');
  for (const each of held) each.answer();
  expect((await newestOf(5))?.headers.get('to')).toMatchObject({ text: 'three@client.example' });
  held[4]?.answer();
  await vi.waitFor(() => expect(peer.mails).toHaveLength(5), SOON);
});

it('§7 a failed mail server is tried with one mail every half minute, for all connections', async () => {
  const { desk, peer, clock, held, newestOf } = await startHeld();
  for (const message of ['one', 'two', 'three']) await post(desk, message);
  await newestOf(3);
  await peer.stop();
  peer.held = undefined;
  peer.rejects = { verb: 'connect', code: 421 };
  await peer.start();
  for (const each of held) each.answer();
  const failed = async () =>
    (await storedIn(desk.dataDir)).map((each) => each.delivery.attempts).toReversed();
  await vi.waitFor(async () => expect(await failed()).toEqual([1, 1, 1]), SOON);
  for (const message of ['four', 'five', 'six']) await post(desk, message);
  const before = peer.connections;
  clock.advance(30_000);
  await vi.waitFor(async () => expect(await failed()).toEqual([1, 1, 1, 1, 0, 0]), SOON);
  clock.advance(29_999);
  await post(desk, 'seven');
  expect(peer.connections).toBe(before + 1);
});

it('§7 three mails at most are in progress; a stopping desk settles them and sends no other while requests finish', async () => {
  const { desk, held, newestOf, peer } = await startHeld();
  for (const message of ['one', 'two', 'three', 'four']) await post(desk, message);
  await newestOf(3);
  expect(peer.connections).toBe(3);
  const socket = connect(desk.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  // Its answer shows that the desk has accepted the socket.
  await send(desk.url, '/healthz');
  const closed = desk.close();
  for (const each of held) each.answer();
  const states = async () => (await storedIn(desk.dataDir)).map((each) => each.delivery.state);
  const settled = ['waiting', 'delivered', 'delivered', 'delivered'];
  await vi.waitFor(async () => expect(await states()).toEqual(settled), SOON);
  socket.end('Host: x\r\nConnection: close\r\n\r\n');
  await closed;
  expect(await states()).toEqual(settled);
});

it('§7 sends no mail again that is in progress, whatever happens to its lease', async () => {
  const { desk, peer, held, newestOf } = await startHeld();
  await post(desk, 'one');
  await newestOf(1);
  // While the store does not take an outcome, a lease may expire.
  const now = performance.now() + 6 * 60_000;
  const moved = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => moved.mockRestore());
  await post(desk, 'two');
  expect((await newestOf(2))?.text).toContain('two');
  peer.held = undefined;
  for (const each of held) each.answer();
  await attempts(desk, 1);
  await desk.close();
  expect(peer.mails).toHaveLength(2);
  expect((await newestDelivery(desk))?.state).toBe('delivered');
});
