// The daily digest by mail, by which silence is noticed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { HONEYPOT_NAME } from '#shared/wire.ts';
import { createLog } from '../log.ts';
import { openDeskStore } from '../store/open-store.ts';
import { SOON, startDesk, tasksSleep, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { LETTERHEAD } from '../testing/letters.ts';
import { attempts, mailEnvironment, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { beginRegistration } from '../testing/registrations.ts';
import type { SmtpPeer } from '../testing/smtp-peer.ts';
import { startDigest } from './digest.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The office's time zone is three hours ahead of UTC. */
const before7 = Date.UTC(2026, 0, 1, 3, 59);

/** A desk with digests, a mail server and a manual clock. */
async function startDigests(
  at = before7,
  options: { env?: Record<string, string>; dataDir?: string; peer?: SmtpPeer } = {},
) {
  const { peer = await startPeer() } = options;
  const clock = createManualClock(at);
  const env = { ...mailEnvironment(peer.url), DIGEST_TO: '', ...options.env };
  const desk = await startDesk({ ...options, clock, env });
  // The digest sleeps too.
  const settled = () => tasksSleep(clock, 1);
  await settled();
  return {
    ...desk,
    peer,
    clock,
    settled,
    async advance(milliseconds: number) {
      clock.advance(milliseconds);
      await settled();
    },
    /** The days whose digests were mailed. */
    days: () =>
      peer.mails.flatMap(
        ({ messageId = '' }) => /^<digest-(.*)@miqdam\.example>$/.exec(messageId)?.[1] ?? [],
      ),
  };
}

it('is mailed at seven of the office’s time zone, once a day, also when nothing came', async () => {
  const { advance, days, peer } = await startDigests();
  expect(days()).toEqual([]);
  await advance(MINUTE);
  expect(peer.mails[0]?.subject).toBe('Website: 0 received, 0 delivered, 0 waiting');
  expect(peer.mails[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(peer.envelopes).toEqual([{ from: 'website@miqdam.example', to: OFFICE }]);
  await advance(DAY - MINUTE);
  expect(days()).toEqual(['2026-01-01']);
  await advance(MINUTE);
  expect(days()).toEqual(['2026-01-01', '2026-01-02']);
});

it('counts what came since the last one, and what needs an operator', async () => {
  const desk = await startDigests(before7 - DAY);
  await desk.advance(MINUTE);
  using database = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  // On the days of the last digest and of this one.
  database.exec(`INSERT INTO refusal VALUES ('2025-12-31', 'address_requests_minute', 1000),
    ('2025-12-31', 'address_bytes_hour', 200), ('2025-12-31', 'no_memory', 3), ('2026-01-01', 'address', 1)`);
  await sendApplication(desk.url, pdf(100));
  await sendJson(desk.url, 'contact', { ...CONTACT, [HONEYPOT_NAME]: 'x' });
  // A draft is no message yet.
  await beginRegistration(desk.url);
  await vi.waitFor(() => expect(desk.peer.mails).toHaveLength(5), SOON);
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
  await vi.waitFor(() => expect(desk.days()).toHaveLength(2), SOON);
  const digest = desk.peer.mails.findLast(({ subject }) => subject?.includes('operator'));
  expect(digest?.subject).toBe('Website: messages that need an operator: 1');
  for (const line of [
    '\nMessages that need an operator: 1.\n',
    '\nSince Wednesday, 31 December 2025 at 07:00 Saudi Arabia Time:\n',
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
  const first = await startDigests(before7 + 8 * HOUR);
  await first.advance(HOUR);
  await first.close();
  const { peer, dataDir } = first;
  const second = await startDigests(before7 + DAY + 8 * HOUR, { peer, dataDir });
  await second.advance(HOUR);
  expect(second.days()).toEqual(['2026-01-02']);
});

it('is tried again on the same day when the mail server fails, and the log says so', async () => {
  const { advance, days, log, peer } = await startDigests();
  await peer.stop();
  await advance(MINUTE);
  expect(log()).toMatch(/"level":40[^\n]*"code":"ESOCKET CONN"[^\n]*the digest is not sent yet/);
  await peer.start();
  await advance(9 * MINUTE);
  expect(days()).toEqual([]);
  await advance(MINUTE);
  expect(days()).toHaveLength(1);
});

it('comes once for each calendar day when the clock jumps to and fro', async () => {
  const { advance, clock, days } = await startDigests();
  for (const jump of [HOUR, 30 * DAY, -30 * DAY, 30 * DAY, -29 * DAY, -DAY, DAY]) {
    clock.jump(jump);
    await advance(MINUTE);
  }
  expect(days()).toEqual(['2026-01-01', '2026-01-31', '2026-01-02']);
});

it('goes to DIGEST_TO, or else to the recipients of the contact form', async () => {
  for (const [env, address] of [
    [{ DIGEST_TO: 'Head <head@miqdam.example>' }, 'head@miqdam.example'],
    [{ MAIL_TO: '' }, 'office@company.example'],
  ] as const) {
    const desk = await startDigests(before7, { env });
    await desk.advance(MINUTE);
    expect(desk.peer.envelopes.map(({ to }) => to)).toEqual([[address]]);
  }
});

it('says nothing about a disk when a database server has the messages', async () => {
  const peer = await startPeer();
  const { store } = await openDeskStore({ dataDir: temporaryDirectory(), databaseUrl: undefined });
  const clock = createManualClock(before7);
  const digest = startDigest({
    store,
    config: { dataDir: '/', databaseUrl: 'postgres://elsewhere', digestTo: undefined },
    smtpUrl: peer.url,
    letterhead: () => LETTERHEAD,
    clock,
    log: createLog('silent', { write: () => undefined }),
  });
  await vi.waitFor(() => expect(clock.sleeping()).toBe(1), SOON);
  clock.advance(MINUTE);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.text).not.toContain('Free space');
  await digest.stop();
  await store.close();
});
