// The daily digest by mail, by which silence is noticed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { HONEYPOT_NAME } from '#shared/wire.ts';
import { SOON, startDesk, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { attempts, mailEnvironment, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import type { SmtpPeer } from '../testing/smtp-peer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The office's time zone is three hours ahead of UTC. */
const before7 = Date.UTC(2026, 0, 1, 3, 59);

const postgres = postgresOfFile();

/** Tasks of a desk that sleep: delivery, digest, erasing, keys of IP addresses, alarm for late mail. */
const SLEEPERS = 6;

/** A desk with digests, a mail server and a manual clock. */
async function startDigests({
  at = before7,
  env = {},
  dataDir = temporaryDirectory(),
  peer,
}: {
  at?: number;
  env?: Record<string, string>;
  dataDir?: string;
  peer?: SmtpPeer;
} = {}) {
  const server = peer ?? (await startPeer());
  const steady = createManualClock(at);
  let error = 0;
  const clock = { ...steady, now: () => steady.now() + error };
  const settings = { ...mailEnvironment(server.url), DIGEST_TO: '', ...env };
  const desk = await startDesk({ clock, dataDir, env: settings });
  const settled = () => vi.waitFor(() => expect(clock.sleeping()).toBe(SLEEPERS), SOON);
  await settled();
  return {
    ...desk,
    peer: server,
    clock,
    settled,
    async advance(milliseconds: number) {
      clock.advance(milliseconds);
      await settled();
    },
    /** Sets the machine's clock to another time; sleeping tasks do not notice. */
    jump(milliseconds: number) {
      error += milliseconds;
    },
    digests: () => server.mails.filter(({ messageId }) => messageId?.startsWith('<digest-')),
  };
}

it('is mailed at seven of the office’s time zone, once a day, also when nothing came', async () => {
  const desk = await startDigests();
  expect(desk.digests()).toEqual([]);
  await desk.advance(MINUTE);
  const [digest] = desk.digests();
  expect(digest?.subject).toBe('Website: 0 received, 0 delivered, 0 waiting');
  expect(digest?.messageId).toBe('<digest-2026-01-01@miqdam.example>');
  expect(digest?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(desk.peer.envelopes).toEqual([{ from: 'website@miqdam.example', to: OFFICE }]);
  for (let hour = 0; hour < 23; hour++) await desk.advance(HOUR);
  expect(desk.digests()).toHaveLength(1);
  await desk.advance(HOUR);
  expect(desk.digests().map(({ messageId }) => messageId)).toEqual([
    '<digest-2026-01-01@miqdam.example>',
    '<digest-2026-01-02@miqdam.example>',
  ]);
});

it('counts what came since the last one, and what needs an operator', async () => {
  const desk = await startDigests({ at: before7 - DAY });
  await desk.advance(MINUTE);
  const database = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  const refuse = database.prepare('INSERT INTO refusal VALUES (?, ?, ?)');
  // The days of the last digest and of this one.
  refuse.run('2025-12-31', 'address_requests_minute', 1000);
  refuse.run('2025-12-31', 'address_bytes_hour', 200);
  refuse.run('2025-12-31', 'no_memory', 3);
  refuse.run('2026-01-01', 'address', 1);
  database.close();
  await sendApplication(desk.url, pdf(100));
  await sendJson(desk.url, 'contact', { ...CONTACT, [HONEYPOT_NAME]: 'x' });
  await vi.waitFor(() => expect(desk.peer.mails).toHaveLength(4), SOON);
  desk.peer.rejects = { verb: 'message', code: 550 };
  await sendJson(desk.url, 'contact', { message: 'refused' });
  await attempts(desk, 1);
  desk.peer.rejects = { verb: 'message', code: 450 };
  await desk.settled();
  await desk.advance(MINUTE);
  await sendJson(desk.url, 'contact', { message: 'delayed' });
  await attempts(desk, 1);
  desk.peer.rejects = undefined;
  await desk.settled();
  desk.clock.advance(DAY - MINUTE);
  await vi.waitFor(() => expect(desk.digests()).toHaveLength(2), SOON);
  const [, digest] = desk.digests();
  expect(digest?.subject).toBe('Website: messages that need an operator: 1');
  expect(digest?.text).toMatch(
    /^If it does not come, .*\n\nMessages that need an operator: 1\.\n\nSince Wednesday,? 31 December 2025 at 07:00 Saudi Arabia Time:/,
  );
  for (const line of [
    'Received:\n4\n',
    'Suspected spam:\n1\n',
    'Parked:\n1\n',
    'Damaged:\n0\n',
    'Refused by the mail servers of visitors:\n0\n',
    'Refused:\nOne sender: 1,200\nMemory: 3\n',
  ]) {
    expect(digest?.text).toContain(`\n${line}`);
  }
  expect(digest?.text).toMatch(/\nFree space:\n[\d.,]+ GB\n/);
  expect(digest?.html).toContain('<dt><b>Parked</b></dt>');
});

it('comes at the next chance if the desk was down at seven, and not at its first start', async () => {
  const first = await startDigests({ at: before7 + 8 * HOUR });
  await first.advance(HOUR);
  await first.close();
  const { peer, dataDir } = first;
  const second = await startDigests({ at: before7 + DAY + 8 * HOUR, peer, dataDir });
  await second.advance(HOUR);
  expect(second.digests().map(({ messageId }) => messageId)).toEqual([
    '<digest-2026-01-02@miqdam.example>',
  ]);
});

it('is tried again on the same day when the mail server fails, and the log says so', async () => {
  const desk = await startDigests();
  await desk.peer.stop();
  await desk.advance(MINUTE);
  expect(desk.log()).toMatch(
    /"level":40[^\n]*"code":"ESOCKET CONN"[^\n]*the digest is not sent yet/,
  );
  await desk.peer.start();
  for (let minute = 0; minute < 9; minute++) await desk.advance(MINUTE);
  expect(desk.digests()).toEqual([]);
  await desk.advance(MINUTE);
  expect(desk.digests()).toHaveLength(1);
});

it('comes once for each calendar day when the clock jumps to and fro', async () => {
  const desk = await startDigests();
  for (const jump of [HOUR, 30 * DAY, -30 * DAY, 30 * DAY, -29 * DAY, -DAY, DAY]) {
    desk.jump(jump);
    await desk.advance(MINUTE);
  }
  expect(desk.digests().map(({ messageId }) => messageId)).toEqual([
    '<digest-2026-01-01@miqdam.example>',
    '<digest-2026-01-31@miqdam.example>',
    '<digest-2026-01-02@miqdam.example>',
  ]);
});

it('goes to DIGEST_TO, or else to the recipients of the contact form', async () => {
  const peer = await startPeer();
  const to = async (env: Record<string, string>) => {
    const before = peer.envelopes.length;
    const desk = await startDigests({ env, peer });
    await desk.advance(MINUTE);
    return peer.envelopes.slice(before).map((each) => each.to);
  };
  expect(await to({ DIGEST_TO: 'Head <head@miqdam.example>' })).toEqual([['head@miqdam.example']]);
  expect(await to({ MAIL_TO: '' })).toEqual([['office@company.example']]);
});

it('comes once from several desks on one database', async () => {
  await postgres.openEmpty();
  const env = { DATABASE_URL: postgres.url };
  const peer = await startPeer();
  const desks = await Promise.all([1, 2, 3].map(() => startDigests({ env, peer })));
  await Promise.all(desks.map((desk) => desk.advance(MINUTE)));
  expect(desks[0]?.digests()).toHaveLength(1);
  expect(desks[0]?.digests()[0]?.text).not.toContain('Free space');
});
