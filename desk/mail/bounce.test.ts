// Mail that comes back after the mail server accepted it (spec §7), with bounces as servers write them.
import { randomUUIDv7 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { attempts, OFFICE, startMailing } from '../testing/mail.ts';
import { operator, runProgram } from '../testing/operator.ts';
import { type BounceMail, readBounce } from './bounce.ts';

/** A message that was delivered, with its bounce address and the command that reads bounces. */
async function delivered(form: 'contact' | 'subscribe' = 'contact') {
  const { peer, clock, desk } = await startMailing({
    env: { BOUNCE_ADDRESS: 'bounces@miqdam.example' },
  });
  await sendJson(desk.url, form, form === 'contact' ? CONTACT : SUBSCRIBER);
  await attempts(desk, 1);
  const run = operator({ DATA_DIR: desk.dataDir }, clock.now());
  return {
    desk,
    peer,
    clock,
    run,
    from: String(peer.envelopes[0]?.from),
    bounce: (mail: string) => run('bounce', [], {}, mail),
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
Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4ABC.1/mail.example"

This is a MIME-encapsulated message.

--4ABC.1/mail.example
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

const ID = randomUUIDv7();
const TO = `bounces+${ID}@miqdam.example`;
const mailWith = (header: string) => `From: a@b.example\n${header}\n\nI am away.\n`;

/** What is read of a report on the mail with this id: the address and status of each failure. */
const report = (...failures: [address: string, status: string][]): BounceMail => ({
  id: ID,
  failed: failures.map(([address, status]) => ({ address, status })),
  isAutomatic: true,
});

it.each<[string, BounceMail, string, string?]>([
  ['Postfix’s', report(['A@b.example', '5.1.1']), postfix(TO, about('A@b.example'))],
  [
    'Exchange’s, without the address it was sent to',
    report(['a@b.example', '5.7.1']),
    exchange(ID, 'a@b.example'),
  ],
  [
    'one whose address the mail server gives',
    report(['a@b.example', '5.1.1']),
    postfix('postmaster@miqdam.example', about('a@b.example')),
    TO,
  ],
  ['a delay', report(), postfix(TO, about('a@b.example', 'delayed', '4.4.1'))],
  ['a copy that was passed on', report(), postfix(TO, about('a@b.example', 'relayed', '2.0.0'))],
  ['a notice of absence', { isAutomatic: true }, mailWith('Auto-Submitted: auto-replied')],
  ['an older one', { isAutomatic: true }, mailWith('Precedence: bulk')],
  [
    'a receipt of reading',
    { isAutomatic: true },
    mailWith('Content-Type: multipart/report; report-type=disposition-notification'),
  ],
  ['a person’s mail', { isAutomatic: false }, mailWith('Auto-Submitted: no')],
])('§7 reads %s', (_, expected, mail, address) => {
  expect(readBounce(mail, address)).toEqual(expected);
});

it('§7 a mail of the office’s that bounced is parked, and a retry mails that recipient alone', async () => {
  const { bounce, clock, from, peer, run, stored } = await delivered();
  const [office, archive] = OFFICE;
  const { id = '' } = (await stored()) ?? {};
  expect(from).toBe(`bounces+${id}@miqdam.example`);
  expect(peer.mails[0]?.from?.text).toBe('"Website" <website@miqdam.example>');
  const { text } = await bounce(postfix(from, about(archive.toUpperCase())));
  expect(text).toBe(`${id} is parked. It bounced: 5.1.1\n`);
  expect((await stored())?.delivery).toMatchObject({
    state: 'parked',
    lastError: 'bounced: 5.1.1',
    settledAt: clock.now(),
    acceptedBy: [office],
  });
  await run('retry', [id]);
  clock.advance(60_000);
  await vi.waitFor(() => expect(peer.envelopes).toHaveLength(2), SOON);
  expect(peer.envelopes[1]?.to).toEqual([archive]);
});

it('§7 every copy counts as lost when a forwarded one bounced', async () => {
  const { bounce, from, stored } = await delivered();
  await bounce(postfix(from, about('private@elsewhere.example')));
  expect((await stored())?.delivery).toMatchObject({ state: 'parked', acceptedBy: [] });
});

it('§7 a mail to a visitor that bounced is refused', async () => {
  const { bounce, from, stored, desk } = await delivered('subscribe');
  await bounce(postfix(from, about(SUBSCRIBER.user_email, 'failed', '5.2.2')));
  const refused = { state: 'refused', lastError: 'bounced: 5.2.2', acceptedBy: [] };
  expect((await stored())?.delivery).toMatchObject(refused);
  expect(desk.log()).not.toContain('"level":50');
});

it('§7 ignores what is no failure, and returns to the mail server what it does not know', async () => {
  const { bounce, from, stored } = await delivered();
  const before = await stored();
  const delay = postfix(from, about(OFFICE[0], 'delayed', '4.4.1'));
  for (const mail of [delay, mailWith('Precedence: bulk')]) {
    expect((await bounce(mail)).text).toMatch(/: ignored\n$/);
  }
  for (const [mail, message] of [
    ['\n', 'Standard input is empty: expected a mail'],
    [
      mailWith('Auto-Submitted: no'),
      'This mail is neither a bounce nor a reply to a message in the inbox',
    ],
    [postfix('bounces@miqdam.example', about('x@y.example')), 'This notification names no message'],
    [postfix(TO, about('x@y.example')), `There is no submission ${ID}`],
  ] as const) {
    await expect(bounce(mail)).rejects.toMatchObject({ message, status: 65 });
  }
  expect(await stored()).toEqual(before);
});

it('§7 reads standard input; without a store or settings the mail server is to try again', async () => {
  const mail = postfix(TO, about('x@y.example'));
  const { dataDir } = await startDesk();
  for (const [env, code] of [
    [{ DATA_DIR: dataDir }, 65],
    [{ DATA_DIR: temporaryDirectory() }, 75],
    [{ PORT: 'x' }, 75],
  ] as const) {
    expect(await runProgram('cli.ts', ['bounce'], env, mail)).toMatchObject({ code });
  }
});
