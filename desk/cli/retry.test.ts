// The command `retry`.
import { expect, it, vi } from 'vitest';
import { SOON, startDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { mailEnvironment, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { idOf, operator } from '../testing/operator.ts';

it('retries parked messages, and they are mailed', async () => {
  const peer = await startPeer();
  peer.rejects = { verb: 'message', code: 550 };
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  await sendJson(desk.url, 'contact', CONTACT);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  await vi.waitFor(async () => {
    expect((await run('status')).json).toMatchObject({ parked: 1, waiting: 0 });
  }, SOON);
  peer.rejects = undefined;
  expect((await run('retry', [], { all: true })).text).toBe('1 will be sent.\n');
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  await expect(run('retry')).rejects.toThrow('Give IDs, or --all');
  const id = await idOf(desk, 'contact');
  await expect(run('retry', [id])).rejects.toThrow(`Not parked, and left as they were:\n  ${id}`);
});
