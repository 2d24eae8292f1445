// Every failure of a mail server (spec §7): the visitor gets 200 nevertheless, and the mail is retried,
// or parked if the server rejected this message. Nothing that the server quotes is in the log (startDesk).
import { expect, it, onTestFinished } from 'vitest';
import { type Failure, startBlackHole } from '../testing/broken-smtp.ts';
import { selfSigned } from '../testing/certificate.ts';
import { startDesk, type TestDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import {
  attempts,
  mailEnvironment,
  newestDelivery,
  startFailingPeer,
  startPeer,
} from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { idOf, operator } from '../testing/operator.ts';

/** Short timeouts: on a busy machine they may also expire for a slow answer. */
const IMPATIENT = '?connectionTimeout=150&greetingTimeout=150&socketTimeout=150';

const QUOTE = `said ${CONTACT.user_email}: ${CONTACT.user_subject}`;

/** Starts a desk that mails to this port, sends a form, and waits for the first attempt to fail. */
async function afterOneAttempt(
  port: number,
  { scheme = 'smtp', patience = '', clock = createManualClock() } = {},
) {
  const smtp = `${scheme}://desk:secret@127.0.0.1:${port}/${patience}`;
  const desk = await startDesk({ env: mailEnvironment(smtp), clock });
  const answer = await sendJson(desk.url, 'contact', CONTACT);
  expect([answer.status, answer.text]).toEqual([200, 'OK']);
  await attempts(desk, 1);
  expect(desk.log()).not.toContain('secret');
  return desk;
}

const stateOf = async (desk: TestDesk) => (await newestDelivery(desk))?.state;

it.each<[Failure['at'], string, state: string, code?: RegExp]>([
  ['greeting', `421 ${QUOTE}`, 'waiting'],
  ['greeting', '550 never', 'waiting'],
  ['greeting', 'drop', 'waiting'],
  ['greeting', 'stall', 'waiting', /ETIMEDOUT/],
  ['EHLO', '550 never', 'waiting'],
  ['AUTH', `535 ${QUOTE}`, 'waiting', /EAUTH[^"]*535/],
  ['MAIL', '550 never', 'waiting'],
  ['MAIL', '552 too large', 'parked'],
  ['RCPT', `450 ${QUOTE}`, 'waiting'],
  ['RCPT', `550 ${QUOTE}`, 'parked'],
  ['DATA', '421 closing', 'waiting'],
  ['DATA', '550 never', 'parked'],
  ['message', '450 not now', 'waiting'],
  ['message', `554 ${QUOTE}`, 'parked'],
  ['message', 'stall', 'waiting', /ETIMEDOUT/],
])('§7 a mail server that fails at %s with "%s": %s', async (at, does, state, code) => {
  const { port } = await startFailingPeer({ at, does });
  const desk = await afterOneAttempt(port, { patience: does === 'stall' ? IMPATIENT : '' });
  const answered = /^\d/.test(does) ? does : '';
  expect(await newestDelivery(desk)).toMatchObject({
    state,
    lastError: expect.stringContaining(answered),
  });
  if (code) expect(desk.log()).toMatch(new RegExp(`"code":"${code.source}.*not delivered yet`));
});

it('§7 a mail that was dropped after its final dot is sent again with the same Message-ID', async () => {
  const clock = createManualClock();
  const { port, messageIds } = await startFailingPeer({ at: 'message', does: 'drop' });
  const desk = await afterOneAttempt(port, { clock });
  expect(await stateOf(desk)).toBe('waiting');
  clock.advance(300_000);
  await attempts(desk, 2);
  expect([messageIds.length, new Set(messageIds).size]).toEqual([2, 1]);
});

it('§7 retries a mail server that drops packets', async () => {
  const hole = await startBlackHole();
  onTestFinished(() => hole.close());
  expect(await stateOf(await afterOneAttempt(hole.port, { patience: IMPATIENT }))).toBe('waiting');
});

it('§7 retries a server that does not speak TLS, which `desk show` says in plain words', async () => {
  const { port } = await startFailingPeer();
  const desk = await afterOneAttempt(port, { scheme: 'smtps' });
  expect(await stateOf(desk)).toBe('waiting');
  const show = operator({ DATA_DIR: desk.dataDir });
  const { text } = await show('show', [await idOf(desk, 'contact')]);
  expect(text).toMatch(/^Last error {2}the encrypted connection failed, [a-z ]+ \([0-9A-F]{8}\)$/m);
});

it('§7 retries a server with an untrusted certificate', async () => {
  const { url } = await startPeer(selfSigned());
  const desk = await afterOneAttempt(Number(new URL(url).port), { scheme: 'smtps' });
  expect(await newestDelivery(desk)).toMatchObject({
    state: 'waiting',
    lastError: expect.stringMatching(/certificate/),
  });
});
