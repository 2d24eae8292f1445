// What a mail says, and to whom it goes. That a visitor's text stays text: header-injection.test.ts.
import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { expect, it } from 'vitest';
import type { Submission } from '../store/submission.ts';
import { content } from '../testing/content.ts';
import { pdf } from '../testing/documents.ts';
import { LETTERHEAD, sent, submission } from '../testing/letters.ts';
import { composeMails } from './compose.ts';

const toOffice = (values: Record<string, string>) => sent(submission(values));

it('names what in a file may harm its reader, and says when it was not scanned', async () => {
  const content = pdf(9, '<< /S /Launch >> << /S /JavaScript >>');
  const facts = { field: 'resume', label: 'Résumé', mediaType: 'application/pdf', size: 9 };
  const names = { name: 'cv.pdf', originalName: 'cv.pdf', sha256: 'ab' };
  const { mail } = await sent({
    ...submission({}, 'career'),
    attachments: [{ ...facts, ...names, unscanned: true, content }],
  });
  expect(mail.text).toContain(
    'SHA-256 ab\nContains JavaScript.\nCan start another application.\nNot scanned for viruses',
  );
});

it('§5 without an e-mail address the mail has no Reply-To and no sentence about replies', async () => {
  const { mail } = await toOffice({ user_name: 'A', user_email: '', message: 'm' });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.subject).toBe('Website: message from A');
  expect(mail.text).not.toContain('Replies to this e-mail');
  expect((await toOffice({ message: 'm' })).mail.subject).toBe('Website: message from a visitor');
});

it('§7 a placeholder in a visitor’s text is not replaced', async () => {
  const { mail } = await toOffice({ user_name: 'A', user_email: '{user_name}@client.example' });
  expect(mail.text).toContain('go to {user_name}@client.example.');
});

it('§7 mails go to the recipients in content, or all to MAIL_TO', () => {
  const to = { name: 'Trial', address: 'trial@miqdam.example' };
  const { digest: _, ...mails } = content.mails;
  for (const [form, { office }] of Object.entries(mails)) {
    const mail = submission({ user_email: 'v@client.example' }, form as Submission['form']);
    if (form === 'confirm') mail.spamReason = 'odd';
    expect(composeMails(mail, LETTERHEAD)[0].to).toMatchObject(office.to);
    expect(composeMails(mail, { ...LETTERHEAD, to: [to] }).map((each) => each.to)).toEqual([[to]]);
  }
});

it('§2.4 a message to a contact card goes to its mailbox, and the mail says so', async () => {
  const { envelope, mail } = await toOffice({ recipient: 'Procurement', user_subject: 'PO 7' });
  expect(envelope.to).toEqual(['procurement@company.example']);
  expect(mail.subject).toBe('Website, Procurement: PO 7');
  expect(mail.text).toContain('recipient:\nProcurement\n');
});

it('§2.4 a message to an unknown recipient goes to the office, whatever the name contains', async () => {
  for (const recipient of ['Purchasing', 'constructor', 'a@elsewhere.example']) {
    const { envelope, mail } = await toOffice({ recipient, message: 'm' });
    expect(envelope.to).toEqual(['office@company.example']);
    expect(mail.subject).toBe(`Website, ${recipient}: message from a visitor`);
  }
});

it('times are in the office’s time zone, which is named; the Date header is UTC', async () => {
  const { raw, mail } = await sent({
    ...submission({ message: 'm' }),
    receivedAt: Date.UTC(2026, 10, 22, 22, 44),
  });
  expect(mail.text).toContain(
    '-- \nMonday, 23 November 2026 at 01:44 Saudi Arabia Time  01a1fcba-',
  );
  expect(raw).toContain('\r\nDate: Sun, 22 Nov 2026 22:44:00 +0000\r\n');
});

it.each([
  ['confirm', 'visitor@client.example', 'office@company.example', '/api/confirm#secret'],
  ['subscribe', 'office@company.example', 'visitor@client.example', '/api/unsubscribe#secret'],
  ['career', 'careers@company.example', 'visitor@client.example', '/api/application/office#secret'],
  ['receipt', 'visitor@client.example', 'careers@company.example', '/api/application#secret'],
] as const)(
  '§2.1 the mail "%s" goes to %s, replies go to %s, and its link is %s',
  async (...row) => {
    const [form, to, replyTo, path] = row;
    const values = { user_name: 'A', user_email: 'visitor@client.example' };
    const { envelope, mail } = await sent({ ...submission(values, form), token: 'secret' });
    expect([envelope.to, mail.replyTo?.text]).toEqual([[to], expect.stringContaining(replyTo)]);
    const link = `https://www.miqdam.example${path}`;
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`<a href="${link}">${link}</a>`);
    const isToVisitor = form === 'confirm' || form === 'receipt';
    expect(mail.headers.get('auto-submitted')).toBe(isToVisitor ? 'auto-generated' : undefined);
  },
);

it('office and applicant get the same reference', async () => {
  const { id } = submission({});
  const office = await sent(submission({ user_name: 'A' }, 'career'));
  expect(office.mail.text).toContain('\nReference ZHNG-2X4N.\n');
  // Applications stored by an earlier version have no link.
  expect(office.mail.text).not.toContain('/api/application');
  const receipt = submission({ user_email: 'a@client.example' }, 'receipt');
  const { mail } = await sent({ ...receipt, about: id, id: randomUUID() });
  expect(mail.subject).toBe('Your application, reference ZHNG-2X4N');
});

it('telephone numbers in Arabic keep their order, and domains in Arabic their letters', async () => {
  const address = 'info@xn--mgbx4cd0ab.xn--mgberp4a5d4ar';
  const said = 'هاتفي +966 50 123 4567 أو 0501234567، والموعد 22/11/2026 14:00';
  const { mail } = await toOffice({ user_email: address, message: said });
  const html = String(mail.html);
  expect(html).toContain(
    'هاتفي <bdi dir="ltr">+966 50 123 4567</bdi> أو <bdi dir="ltr">0501234567',
  );
  expect(html).toContain('، والموعد 22/11/2026 14:00</dd>');
  expect(mail.text).toContain(`message:\n${said}\n`);
  const readable = `info@${domainToUnicode(address.slice(5))}`;
  expect(readable).toMatch(/\p{Script=Arabic}$/u);
  expect(mail.text).toContain(`go to ${readable}.`);
  expect(html).toContain(`go to <bdi>${readable}</bdi>`);
  expect(html).toMatch(new RegExp(`<dd [^>]*>${readable}</dd>`));
  expect(composeMails(submission({ user_email: address }), LETTERHEAD)[0].replyTo).toMatchObject({
    address,
  });
  // Letters that imitate Latin ones.
  expect((await toOffice({ user_email: 'a@xn--80ak6aa92e.com' })).mail.text).toContain('xn--80ak');
});
