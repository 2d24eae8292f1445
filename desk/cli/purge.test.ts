// The command `purge`, and the desk's own daily purge.
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { mailEnvironment, startPeer, subscribe } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';

const DAY = 24 * 60 * 60_000;

it('purges by the retention in content, after a dry run; the desk does so daily', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'contact', CONTACT);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await subscribe(desk, peer);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  peer.rejects = { verb: 'message', code: 550 };
  await sendJson(desk.url, 'contact', { message: 'parked' });
  const messages = async () =>
    (await storedIn(desk.dataDir))
      .map((each) => valuesOf(each).message ?? 'subscriber')
      .toReversed();
  await vi.waitFor(async () => {
    const states = (await storedIn(desk.dataDir)).map(({ delivery }) => delivery.state);
    expect(states.toSorted()).toEqual(['delivered', 'delivered', 'parked']);
  }, SOON);
  const after = (days: number) => operator({ DATA_DIR: desk.dataDir }, clock.now() + days * DAY);

  expect((await after(364)('purge')).json).toMatchObject({
    wouldErase: [],
  });
  expect((await after(365)('purge')).text).toContain('To erase these 1, add --yes');
  expect(await messages()).toHaveLength(3);
  clock.advance(365 * DAY);
  await vi.waitFor(async () => {
    expect(await messages()).toEqual(['subscriber', 'parked']);
  }, SOON);
  expect(await messages()).toEqual(['subscriber', 'parked']);
  const older = { 'older-than': '4w', yes: true } as const;
  expect((await after(28)('purge', [], older)).text).toBe('0 erased.\n');
  expect((await after(28)('purge', [], { ...older, subscribers: true })).text).toBe(
    '1 erased.\nThe office is asked by mail to remove 1 of them from its own lists.\n',
  );
  expect((await storedIn(desk.dataDir)).map(({ form }) => form)).toEqual([
    'unsubscribe',
    'contact',
  ]);
  await expect(after(0)('purge', [], { 'older-than': 'soon' })).rejects.toThrow('--older-than');
});
