// Mail that comes back after the mail server accepted it (spec §7), with bounces as servers write them.
import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { attempts, mailEnvironment, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator, runProgram } from '../testing/operator.ts';

const ENVIRONMENT = { BOUNCE_ADDRESS: 'bounces@miqdam.example' };

/** A message of this form that was delivered, with its bounce address and the command that reads bounces. */
async function delivered(form: 'contact' | 'subscribe' = 'contact') {
  const peer = await startPeer();
  const clock = createManualClock();
  const env = { ...mailEnvironment(peer.url), ...ENVIRONMENT };
  const desk = await startDesk({ env, clock });
  await sendJson(desk.url, form, form === 'contact' ? CONTACT : SUBSCRIBER);
  await attempts(desk, 1);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  return {
    desk,
    peer,
    clock,
    run,
    from: String(peer.envelopes[0]?.from),
    bounce: (mail: string, words: string[] = []) => run('bounce', words, {}, mail),
    stored: async () => (await storedIn(desk.dataDir))[0],
  };
}

/** A group of fields about a recipient (RFC 3464 §2.3). */
const about = (recipient: string, action = 'failed', status = '5.1.1') =>
  `Final-Recipient: rfc822; ${recipient}\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 5.1.1 <${recipient}>:\n    no such user: secret\n`;

/** As Postfix writes it. */
const postfix = (to: string, ...recipients: string[]) => `Return-Path: <>
Delivered-To: ${to}
From: MAILER-DAEMON@mail.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4ABC.1/mail.example"

This is a MIME-encapsulated message.

--4ABC.1/mail.example
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--4ABC.1/mail.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Thu,  1 Jan 2026 00:00:00 +0000 (UTC)

${recipients.join('\n')}
--4ABC.1/mail.example
Content-Type: message/rfc822

Return-Path: <${to}>
Subject: Website
Action: failed

--4ABC.1/mail.example--
`;

/** As Exchange writes it, with a Message-ID that looks like one of the desk's; the address has lost its id. */
const exchange = (id: string, recipient: string) =>
  `Message-ID: <7c9e6679-7425-40de-944b-e07fc1f90ae7@exchange.example>
To: <bounces@miqdam.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="x"

--x
Content-Type: multipart/alternative; differences=Content-Type; boundary="y"

--y
Content-Type: text/plain

  Delivery has failed.

--y--
--x
Content-Type: message/delivery-status

Reporting-MTA: dns;EXCHANGE.example

Original-Recipient: rfc822;<${recipient}>
Final-recipient: RFC822;someone@elsewhere.example
Action: failed
Status: 5.7.1 (Delivery not authorized)

--x
Content-Type: text/rfc822-headers

Received: from desk
Message-ID: <${id}@miqdam.example>

--x--
`.replaceAll('\n', '\r\n');

it('§7 each mail has an envelope sender of its own; its From is the desk’s', async () => {
  const { peer, from, stored } = await delivered();
  expect(from).toBe(`bounces+${(await stored())?.id}@miqdam.example`);
  expect(peer.mails[0]?.from?.text).toBe('"Website" <website@miqdam.example>');
});

it('§7 a mail of the office’s that bounced is parked, and a retry mails that recipient alone', async () => {
  const { bounce, clock, from, peer, run, stored } = await delivered();
  const [office, archive] = OFFICE;
  const outcome = await bounce(postfix(from, about(archive.toUpperCase())));
  const { id = '', delivery } = (await stored()) ?? {};
  expect(outcome.text).toBe(`${id} is parked. It bounced: 5.1.1\n`);
  expect(delivery).toMatchObject({
    state: 'parked',
    lastError: 'bounced: 5.1.1',
    settledAt: clock.now(),
    acceptedBy: [office],
  });
  // The same bounce again, and another recipient's.
  await bounce(postfix(from, about(archive)));
  await bounce(postfix(from, about(office)));
  expect((await stored())?.delivery).toMatchObject({ state: 'parked', acceptedBy: [] });
  await run('retry', [id]);
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.envelopes).toHaveLength(2), SOON);
});

it('§7 a mail to a visitor that bounced is refused', async () => {
  const { bounce, from, stored, desk } = await delivered('subscribe');
  await bounce(postfix(from, about(SUBSCRIBER.user_email, 'failed', '5.2.2')));
  expect((await stored())?.delivery).toMatchObject({
    state: 'refused',
    lastError: 'bounced: 5.2.2',
    acceptedBy: [],
  });
  expect(desk.log()).not.toMatch(/secret|"level":50/);
});

it('§7 takes every copy as lost when a forwarded one bounced', async () => {
  const { bounce, from, stored } = await delivered();
  await bounce(postfix(from, about('private@elsewhere.example')));
  expect((await stored())?.delivery).toMatchObject({ state: 'parked', acceptedBy: [] });
});

it('§7 knows a bounce by the mail within it, or by the address given', async () => {
  const { bounce, from, stored } = await delivered();
  const { id = '' } = (await stored()) ?? {};
  expect((await bounce(exchange(id, OFFICE[1]))).text).toContain('bounced: 5.7.1');
  expect((await stored())?.delivery.acceptedBy).toEqual([OFFICE[0]]);
  const other = await delivered();
  const anonymous = postfix('postmaster@miqdam.example', about(OFFICE[0]));
  await other.bounce(anonymous, [other.from]);
  expect((await other.stored())?.delivery.state).toBe('parked');
  expect(other.from).not.toBe(from);
});

describe('§7 changes nothing', () => {
  const automatic = (header: string) => `From: a@b.example\n${header}\n\nI am away.\n`;
  it.each([
    ['a delay', (to: string) => postfix(to, about(OFFICE[0], 'delayed', '4.4.1'))],
    [
      'a copy that was passed on',
      (to: string) => postfix(to, about(OFFICE[0], 'relayed', '2.0.0')),
    ],
    ['a notice of absence', () => automatic('Auto-Submitted: auto-replied')],
    ['an older one', () => automatic('Precedence: bulk')],
    [
      'a receipt of reading',
      () => automatic('Content-Type: multipart/report; report-type=disposition-notification'),
    ],
  ])('for %s, with success', async (_, mailTo) => {
    const { bounce, from, stored } = await delivered();
    const before = await stored();
    expect((await bounce(mailTo(from))).text).toMatch(/: ignored\n$/);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['an empty mail', () => '\n', 'Standard input is empty: expected a mail'],
    [
      'a person’s mail',
      () => 'From: a@b.example\nAuto-Submitted: no\n\nHello\n',
      'This mail is not a delivery status notification',
    ],
    [
      'a bounce without an id',
      () => postfix('bounces@miqdam.example', about('x@y.example')),
      'This notification names no message',
    ],
    [
      'a bounce of an erased message',
      (id: string) => postfix(`bounces+${id}@miqdam.example`, about('x@y.example')),
      'There is no submission ',
    ],
  ])('for %s, with the status by which a mail server returns it', async (_, mailFor, message) => {
    const desk = await startDesk();
    const run = operator({ DATA_DIR: desk.dataDir });
    await expect(run('bounce', [], {}, mailFor(randomUUIDv7()))).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`^${message}`)),
      status: 65,
    });
  });
});

it('§7 reads standard input; without a store the mail server is asked to try again', async () => {
  const env = { DATA_DIR: temporaryDirectory() };
  const mail = postfix(`bounces+${randomUUIDv7()}@miqdam.example`, about('x@y.example'));
  expect(await runProgram('cli.ts', ['bounce'], env, mail)).toMatchObject({ code: 75 });
  expect(await runProgram('cli.ts', ['bounce'], { PORT: 'x' }, mail)).toMatchObject({ code: 75 });
  expect(await runProgram('cli.ts', ['bounce', 'a', 'b'], env, mail)).toMatchObject({ code: 2 });
  const { dataDir } = await startDesk();
  const { code, stderr } = await runProgram('cli.ts', ['bounce'], { DATA_DIR: dataDir }, mail);
  expect([code, stderr]).toEqual([
    65,
    expect.stringMatching(/\nThere is no submission [\da-f-]+\n$/),
  ]);
});
