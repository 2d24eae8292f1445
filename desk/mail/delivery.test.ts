// From an accepted form to the office’s mailbox (spec §7), by a real SMTP server.
import { expect, it, vi } from 'vitest';
import { MARK_PATH } from '#shared/manifest.ts';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { attempts, mailEnvironment, newestDelivery, OFFICE, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';

it('§7 the mail contains every field: Arabic, 5,000 characters, emoji', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  const typed = {
    user_name: 'محمد بن عبد الله الشمري',
    user_email: 'm@client.example',
    user_phone: '٠٥٠ ٠٠٠',
    user_subject: '🏗️ عاجل',
    message: `.\r\n.dots\r\nFrom me\r\n${'م'.repeat(2_500)} ${'x'.repeat(2_600)}\r\n👷🏽‍♀️ <b>&amp;`,
  };
  await sendJson(desk.url, 'contact', typed);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const [mail] = peer.mails;
  const arrived = { ...typed, user_phone: '050 000' };
  for (const value of Object.values(arrived)) {
    expect(mail?.text).toContain(value.replaceAll('\r\n', '\n'));
  }
  for (const label of ['Name:', 'E-mail:', 'Telephone:', 'Subject:', 'Message:']) {
    expect(mail?.text).toContain(label);
  }
  expect(mail?.html).toContain('&lt;b&gt;&amp;amp;');
  expect(mail?.subject).toBe('Website: 🏗️ عاجل');
  expect(mail?.from?.value).toEqual([{ name: 'Website', address: 'website@miqdam.example' }]);
  expect(mail?.replyTo?.value).toEqual([{ name: typed.user_name, address: 'm@client.example' }]);
  expect(peer.envelopes).toEqual([{ from: 'website@miqdam.example', to: OFFICE }]);
  const [stored] = await storedIn(desk.dataDir);
  expect(mail?.messageId).toBe(`<${stored?.id}@miqdam.example>`);
  expect(valuesOf(stored)).toEqual(arrived);
  await vi.waitFor(async () => expect((await newestDelivery(desk))?.state).toBe('delivered'), SOON);
});

it('the mail shows the mark of the served site, in the mail itself and not among its files', async () => {
  const peer = await startPeer();
  const bytes = Buffer.from('a PNG');
  const bodies = new Map([['identity' as const, { bytes, etag: '1' }]]);
  const site = {
    ...smallSite,
    pages: new Map([[MARK_PATH, { status: 200, headers: {}, bodies }]]),
  };
  const desk = await startDesk({ env: mailEnvironment(peer.url), site });
  await sendJson(desk.url, 'contact', CONTACT);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const [mail] = peer.mails;
  expect(mail?.attachments).toMatchObject([
    { related: true, contentDisposition: 'inline', contentType: 'image/png', content: bytes },
  ]);
  expect(mail?.html).toContain(`<img src="data:image/png;base64,${bytes.toString('base64')}"`);
  expect(mail?.attachments[0]?.filename).toBeUndefined();
});

it('§2.4 a message to a contact card arrives in its mailbox; without a card or with an unknown one, at the office', async () => {
  const peer = await startPeer();
  const { MAIL_TO: _, ...env } = mailEnvironment(peer.url);
  const desk = await startDesk({ env });
  const cases = [
    [{ recipient: 'Procurement' }, 'procurement@company.example'],
    [{ recipient: 'Supplier registration' }, 'suppliers@company.example'],
    [{ recipient: 'thief@elsewhere.example' }, 'office@company.example'],
    [{ recipient: 'constructor' }, 'office@company.example'],
    [{}, 'office@company.example'],
  ] as const;
  for (const [recipient, address] of cases) {
    const sent = peer.envelopes.length;
    expect((await sendJson(desk.url, 'contact', { ...CONTACT, ...recipient })).text).toBe('OK');
    await vi.waitFor(() => expect(peer.envelopes).toHaveLength(sent + 1), SOON);
    expect(peer.envelopes.at(-1)?.to).toEqual([address]);
  }
  expect(peer.mails[0]?.text).toContain('To:\nProcurement\n');
});

it('§7 sends no mail to a server without the required encryption', async () => {
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
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  for (const message of ['one', 'two', 'three']) {
    await sendJson(desk.url, 'contact', { message });
    await attempts(desk, 1);
  }
  expect([peer.mails.length, peer.connections]).toEqual([3, 1]);
});
