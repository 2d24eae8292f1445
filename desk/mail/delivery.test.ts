// From an accepted form to the office’s mailbox (spec §7), by a real SMTP server.
import { expect, it, vi } from 'vitest';
import { MARK_PATH } from '#shared/manifest.ts';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import {
  attempts,
  mailEnvironment,
  newestDelivery,
  OFFICE,
  startMailing,
  startPeer,
} from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';
import { smtpOptions } from './smtp-mailer.ts';

it('§7 the mail contains every field, as typed in Arabic, with emoji, dots and markup', async () => {
  const { peer, desk } = await startMailing();
  const typed = {
    user_name: 'محمد بن عبد الله الشمري',
    user_email: 'm@client.example',
    user_phone: '٠٥٠ ٠٠٠',
    user_subject: '🏗️ عاجل',
    message: `.\r\n.dots\r\nFrom me\r\n👷🏽‍♀️ <b>&amp;`,
  };
  await sendJson(desk.url, 'contact', typed);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const [mail] = peer.mails;
  expect(mail?.text).toContain(`Name:
محمد بن عبد الله الشمري

E-mail:
m@client.example

Telephone:
050 000

Subject:
🏗️ عاجل

Message:
.
.dots
From me
👷🏽‍♀️ <b>&amp;
`);
  expect(mail?.subject).toBe('Website: 🏗️ عاجل');
  expect(mail?.from?.value).toEqual([{ name: 'Website', address: 'website@miqdam.example' }]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.user_name, address: 'm@client.example' }]);
  expect(peer.envelopes).toEqual([{ from: 'website@miqdam.example', to: OFFICE }]);
  const stored = valuesOf((await storedIn(desk.dataDir))[0]);
  expect(stored).toEqual({ ...typed, user_phone: '050 000' });
});

it('the mail shows the mark of the served site, in the mail itself and not among its files', async () => {
  const bytes = Buffer.from('a PNG');
  const bodies = new Map([['identity' as const, { bytes, etag: '1' }]]);
  const site = {
    ...smallSite,
    pages: new Map([[MARK_PATH, { status: 200, headers: {}, bodies }]]),
  };
  const { peer, desk } = await startMailing({ site });
  await sendJson(desk.url, 'contact', CONTACT);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const [mail] = peer.mails;
  expect(mail?.attachments).toMatchObject([
    { related: true, contentDisposition: 'inline', contentType: 'image/png', content: bytes },
  ]);
  expect(mail?.html).toContain(`<img src="data:image/png;base64,${bytes.toString('base64')}"`);
  expect(mail?.attachments[0]?.filename).toBeUndefined();
});

it('§7 sends no mail without encryption where it is required: by default to other machines', async () => {
  expect(smtpOptions('smtp://mail.example').requireTLS).toBe(true);
  const peer = await startPeer();
  const desk = await startDesk({
    env: mailEnvironment(`${peer.url}?requireTLS=true`),
    clock: createManualClock(),
  });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  expect((await newestDelivery(desk))?.state).toBe('waiting');
  expect(peer.mails).toEqual([]);
});

it('§7 sends successive messages on one connection', async () => {
  const { peer, desk } = await startMailing();
  for (const message of ['one', 'two', 'three']) {
    await sendJson(desk.url, 'contact', { message });
    await attempts(desk, 1);
  }
  expect([peer.mails.length, peer.connections]).toEqual([3, 1]);
});
