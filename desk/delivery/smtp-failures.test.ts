// Every way a mail server can fail (spec §7): the visitor is answered 200 all the same, and the mail
// is tried again, or parked where the server has judged this very message.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startBlackHole } from '../testing/black-hole.ts';
import { startDesk, storedIn, type TestDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { attempts, mailEnvironment, newestDelivery } from '../testing/mail.ts';
import type { ManualClock } from '../testing/manual-clock.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { type Misdeed, type SmtpStep, startScriptedSmtp } from '../testing/scripted-smtp.ts';
import { SOON } from '../testing/soon.ts';

/** Notices silence at once; on a busy machine also takes for silence what is only slow. */
const IMPATIENT = '?connectionTimeout=150&greetingTimeout=150&socketTimeout=150';

const STEPS: SmtpStep[] = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'message'];
const ABOUT_THE_MESSAGE = new Set<SmtpStep>(['RCPT', 'DATA', 'message']);

async function scripted(misdeed: Misdeed) {
  const server = await startScriptedSmtp(misdeed);
  onTestFinished(() => server.close());
  return server;
}

/** A desk that mails to this port, after a form was sent to it and its first attempt has failed. */
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
  it('with a 4xx is tried again', async () => {
    const { port } = await scripted({ at, does: '450 not now' });
    expect((await newestDelivery(await afterOneAttempt(port)))?.state).toBe('waiting');
  });

  it('with a 5xx is tried again where it judges us, and parks the message it judges', async () => {
    const { port } = await scripted({ at, does: '550 never' });
    const expected = ABOUT_THE_MESSAGE.has(at) ? 'parked' : 'waiting';
    const desk = await afterOneAttempt(port);
    expect(await newestDelivery(desk)).toMatchObject({
      state: expected,
      lastError: expect.stringContaining('550'),
    });
  });

  it('by hanging up is tried again', async () => {
    const clock = createManualClock();
    const server = await scripted({ at, does: 'drop' });
    const desk = await afterOneAttempt(server.port, { clock });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
    clock.advance(300_000);
    await attempts(desk, 2);
    // Dropped after the dot it may have been taken: the same Message-ID tells a second copy.
    const ids = server.messageIds;
    expect([ids.length, new Set(ids).size]).toEqual(at === 'message' ? [2, 1] : [0, 0]);
  });

  it('by silence is tried again', async () => {
    const { port } = await scripted({ at, does: 'stall' });
    const desk = await afterOneAttempt(port, { patience: IMPATIENT });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
    expect(desk.log()).toMatch(/"code":"ETIMEDOUT[^"]*".*not delivered yet/);
  });
});

it('§7 a mail server from which not even a rejection comes is tried again', async () => {
  const hole = await startBlackHole();
  onTestFinished(() => hole.close());
  const desk = await afterOneAttempt(hole.port, { patience: IMPATIENT });
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  expect(desk.log()).toMatch(/"code":"ETIMEDOUT[^"]*".*not delivered yet/);
});

it('§7 a server that failed one message is asked again half a minute later, with the next', async () => {
  const clock = createManualClock();
  const server = await scripted({ at: 'greeting', does: '421 closed' });
  const desk = await afterOneAttempt(server.port, { clock });
  await sendJson(desk.url, 'contact', { message: 'next' });
  const attemptsOfAll = async () =>
    (await storedIn(desk.dataDir)).map((each) => each.delivery.attempts);
  clock.advance(29_999);
  // Answered after whatever the worker would have begun by now.
  expect((await sendJson(desk.url, 'contact', { message: 'last' })).text).toBe('OK');
  expect(await attemptsOfAll()).toEqual([0, 0, 1]);
  clock.advance(1);
  await vi.waitFor(async () => expect(await attemptsOfAll()).toEqual([0, 1, 1]), SOON);
});

it('§7 a login rejected for good says something about us, and is tried again', async () => {
  const { port } = await scripted({ at: 'AUTH', does: '535 wrong password' });
  const desk = await afterOneAttempt(port);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  expect(desk.log()).toMatch(/"code":"EAUTH[^"]*535".*not delivered yet/);
});

describe('§7 bad TLS is tried again:', () => {
  it('a server that does not speak it', async () => {
    const { port } = await scripted({ at: 'message', does: 'drop' });
    const desk = await afterOneAttempt(port, { scheme: 'smtps' });
    expect((await newestDelivery(desk))?.state).toBe('waiting');
  });

  it('a certificate nobody vouches for', async () => {
    // It comes with one of its own making, and would say so.
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

it('§7 a sender address that the server refuses parks no message; one that is too large is parked', async () => {
  const { port } = await scripted({ at: 'MAIL', does: '552 too large' });
  expect((await newestDelivery(await afterOneAttempt(port)))?.state).toBe('parked');
});
