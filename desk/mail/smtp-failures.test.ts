// Every failure of a mail server (spec §7): the visitor gets 200 nevertheless, and the mail is retried,
// or parked if the server rejected this message.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Failure,
  type SmtpStep,
  startBlackHole,
  startScriptedSmtp,
} from '../testing/broken-smtp.ts';
import { SOON, startDesk, storedIn, type TestDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { attempts, mailEnvironment, newestDelivery } from '../testing/mail.ts';
import { createManualClock, type ManualClock } from '../testing/manual-clock.ts';
import { idOf, operator } from '../testing/operator.ts';

/** Short timeouts: on a busy machine they may also expire for a slow answer. */
const IMPATIENT = '?connectionTimeout=150&greetingTimeout=150&socketTimeout=150';

const STEPS: SmtpStep[] = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'];
const ABOUT_THE_MESSAGE = new Set<SmtpStep>(['RCPT', 'DATA', 'message']);

async function scripted(failure: Failure) {
  const server = await startScriptedSmtp(failure);
  onTestFinished(() => server.close());
  return server;
}

/** Starts a desk that mails to this port, sends a form, and waits for the first attempt to fail. */
async function afterOneAttempt(
  port: number,
  {
    scheme = 'smtp',
    patience = '',
    clock = createManualClock(),
  }: { scheme?: string; patience?: string; clock?: ManualClock } = {},
): Promise<TestDesk> {
  const desk = await startDesk({
    env: mailEnvironment(`${scheme}://desk:secret@127.0.0.1:${port}/${patience}`),
    clock,
  });
  const answer = await sendJson(desk.url, 'contact', CONTACT);
  expect([answer.status, answer.text]).toEqual([200, 'OK']);
  await attempts(desk, 1);
  expect(desk.log()).not.toContain('secret');
  return desk;
}

describe.each(STEPS)('§7 a mail server that fails at %s', (at) => {
  it('with a 4xx is retried', async () => {
    const { port } = await scripted({ at, does: '450 not now' });
    expect((await newestDelivery(await afterOneAttempt(port)))?.state).toBe('waiting');
  });

  it('with a 5xx parks the message if the answer is about it, else is retried', async () => {
    const { port } = await scripted({ at, does: '550 never' });
    const expected = ABOUT_THE_MESSAGE.has(at) ? 'parked' : 'waiting';
    const desk = await afterOneAttempt(port);
    expect(await newestDelivery(desk)).toMatchObject({
      state: expected,
      lastError: expect.stringContaining('550'),
    });
  });

  it('by disconnecting is retried', async () => {
    const clock = createManualClock();
    const server = await scripted({ at, does: 'drop' });
    const desk = await afterOneAttempt(server.port, { clock });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
    clock.advance(300_000);
    await attempts(desk, 2);
    // Dropped after the final dot it may have been accepted: a second copy has the same Message-ID.
    const ids = server.messageIds;
    expect([ids.length, new Set(ids).size]).toEqual(at === 'message' ? [2, 1] : [0, 0]);
  });

  it('by silence is retried', async () => {
    const { port } = await scripted({ at, does: 'stall' });
    const desk = await afterOneAttempt(port, { patience: IMPATIENT });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
    expect(desk.log()).toMatch(/"code":"ETIMEDOUT[^"]*".*not delivered yet/);
  });
});

it('§7 retries a mail server that drops packets', async () => {
  const hole = await startBlackHole();
  onTestFinished(() => hole.close());
  const desk = await afterOneAttempt(hole.port, { patience: IMPATIENT });
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  expect(desk.log()).toMatch(/"code":"ETIMEDOUT[^"]*".*not delivered yet/);
});

it('§7 tries a failed server again after half a minute, with the next message', async () => {
  const clock = createManualClock();
  const server = await scripted({ at: 'greeting', does: '421 closed' });
  const desk = await afterOneAttempt(server.port, { clock });
  await sendJson(desk.url, 'contact', { message: 'next' });
  const attemptsOfAll = async () =>
    (await storedIn(desk.dataDir)).map((each) => each.delivery.attempts);
  clock.advance(29_999);
  // Answered after anything that the worker would have started.
  expect((await sendJson(desk.url, 'contact', { message: 'last' })).text).toBe('OK');
  expect(await attemptsOfAll()).toEqual([0, 0, 1]);
  clock.advance(1);
  await vi.waitFor(async () => expect(await attemptsOfAll()).toEqual([0, 1, 1]), SOON);
});

it('§7 retries after a permanently rejected login', async () => {
  const { port } = await scripted({ at: 'AUTH', does: '535 wrong password' });
  const desk = await afterOneAttempt(port);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  expect(desk.log()).toMatch(/"code":"EAUTH[^"]*535".*not delivered yet/);
});

describe('§7 retries after bad TLS:', () => {
  it('a server that does not speak it', async () => {
    const { port } = await scripted({ at: 'message', does: 'drop' });
    const desk = await afterOneAttempt(port, { scheme: 'smtps' });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
  });

  it('an untrusted certificate', async () => {
    // It has a self-signed certificate.
    const server = new SMTPServer({ secure: true, closeTimeout: 100, logger: false });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    const desk = await afterOneAttempt(port, { scheme: 'smtps' });
    expect(await newestDelivery(desk)).toMatchObject({
      state: 'waiting',
      lastError: expect.stringMatching(/certificate/),
    });
  });
});

it('§7 parks a message that is too large at MAIL FROM', async () => {
  const { port } = await scripted({ at: 'MAIL', does: '552 too large' });
  expect((await newestDelivery(await afterOneAttempt(port)))?.state).toBe('parked');
});

it('`desk show` says in plain words that a connection could not be encrypted', async () => {
  const plain = await startScriptedSmtp();
  onTestFinished(() => plain.close());
  const desk = await afterOneAttempt(plain.port, { scheme: 'smtps' });
  const show = operator({ DATA_DIR: desk.dataDir });
  const { text } = await show('show', [await idOf(desk, 'contact')]);
  expect(text).toMatch(/^Last error {2}the encrypted connection failed, [a-z ]+ \([0-9A-F]{8}\)$/m);
});
