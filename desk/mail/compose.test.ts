// A visitor's text never becomes a header or recipient of a mail, as an independent parser reads it.
import { randomUUID } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { parseDocument } from 'htmlparser2';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readableName, safeName } from '../intake/attachment.ts';
import type { Submission } from '../store/submission.ts';
import { content } from '../testing/content.ts';
import { pdf } from '../testing/documents.ts';
import { HEADER_INJECTIONS } from '../testing/header-injections.ts';
import { composeMails } from './compose.ts';

const FROM = { name: 'Website', address: 'website@miqdam.example' };
const LETTERHEAD = {
  content,
  from: FROM,
  to: undefined,
  siteUrl: 'https://www.miqdam.example',
};

function submission(
  values: Record<string, string>,
  form: Submission['form'] = 'contact',
): Submission {
  return {
    id: '01a1fcba-6587-75be-911e-c2fc6b017495',
    receivedAt: Date.UTC(2026, 0, 1, 12),
    form,
    language: 'en',
    fields: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
    attachments: [],
    ...(form === 'subscribe' || form === 'confirm' ? { token: 'secret' } : {}),
  };
}

/** The mail of a submission as sent, and as parsed. */
async function sent(from: Submission) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail(composeMails(from, LETTERHEAD)[0]);
  return { envelope, raw: String(message), mail: await simpleParser(message as Buffer) };
}

const toOffice = (values: Record<string, string>) => sent(submission(values));

const HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** A text as a header may contain it. */
function headerText(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?');
  return [...line.trim()].slice(0, 200).join('').toWellFormed();
}

/** A text as a body may contain it: without NUL, with LF. */
const bodyText = (text: string) =>
  text
    .replaceAll('\u0000', '')
    .replace(/\r+\n?/g, '\n')
    .toWellFormed();

/** The text of each `dd` of the HTML. */
function definitions(html: string): string[] {
  const texts: string[] = [];
  const visit = (node: { name?: string; data?: string; children?: object[] }): string => {
    const text = (node.data ?? '') + (node.children ?? []).map(visit).join('');
    if (node.name === 'dd') texts.push(text);
    return text;
  };
  visit(parseDocument(html));
  return texts;
}

it('§7 any input stays text, and adds no header, recipient or MIME part', async () => {
  expect(HEADER_INJECTIONS.length).toBeGreaterThan(400);
  for (const text of HEADER_INJECTIONS) {
    const { envelope, mail } = await toOffice({
      user_name: text,
      user_email: 'v@client.example',
      user_subject: text,
      message: text,
    });
    expect(envelope).toEqual({ from: FROM.address, to: ['office@company.example'] });
    expect([...mail.headers.keys()].sort()).toEqual(HEADERS);
    expect(mail.attachments).toEqual([]);
    expect(mail.from?.value).toEqual([FROM]);
    expect(mail.replyTo?.value).toEqual([{ address: 'v@client.example', name: headerText(text) }]);
    expect(mail.subject).toBe(headerText(`Website: ${text}`));
    const said = bodyText(text);
    expect(bodyText(mail.text ?? '')).toContain(
      `user_name:\n${said}\n\nuser_email:\nv@client.example\n\nuser_subject:\n${said}\n\nmessage:\n${said}\n\n-- \n`,
    );
    expect(definitions(String(mail.html)).map(bodyText)).toEqual([
      said,
      'v@client.example',
      said,
      said,
    ]);
  }
});

it('§7 any input of an Arabic form stays text too, in isolates that are closed', async () => {
  const isolate = /\u2068[^\u2068\u2069]*\u2069/g;
  let isolated = 0;
  for (const text of HEADER_INJECTIONS) {
    const values = { user_name: text, user_email: 'v@client.example', user_subject: text };
    const { envelope, raw, mail } = await sent({ ...submission(values), language: 'ar' });
    expect(envelope.to).toEqual(['office@company.example']);
    expect([...mail.headers.keys()].sort()).toEqual(HEADERS);
    expect(mail.replyTo?.value).toEqual([{ address: 'v@client.example', name: headerText(text) }]);
    const subject = mail.subject ?? '';
    expect(subject.replace(isolate, '')).not.toMatch(/\p{Bidi_Control}/u);
    expect(headerText(`Website: ${text}`)).toContain(headerText(subject));
    expect(raw).toMatch(/^Subject: [\x20-\x7e]+\r\n/m);
    if (isolate.test(subject)) isolated += 1;
  }
  expect(isolated).toBeGreaterThan(1);
});

it('§7 any file name stays a file name', async () => {
  const bytes = Buffer.from('%PDF-1.7');
  for (const text of HEADER_INJECTIONS) {
    const name = safeName(`${text}.pdf`, 'pdf');
    const originalName = readableName(`${text}.pdf`);
    const facts = { field: 'resume', label: 'Résumé', mediaType: 'application/pdf', size: 8 };
    const sentMail = await sent({
      ...submission({ user_email: 'v@client.example' }, 'career'),
      attachments: [
        { ...facts, name, originalName, sha256: 'ab', unscanned: false, content: bytes },
      ],
    });
    expect(sentMail.envelope.to).toEqual(['careers@company.example']);
    expect([...(sentMail.mail.headers.keys() ?? [])].sort()).toEqual(HEADERS);
    const [file, ...others] = sentMail.mail.attachments ?? [];
    expect(others).toEqual([]);
    expect([file?.filename, file?.contentType, file?.contentDisposition]).toEqual([
      name.toWellFormed(),
      'application/pdf',
      'attachment',
    ]);
    expect(file?.content.equals(bytes)).toBe(true);
    expect([...(file?.headers.keys() ?? [])].sort()).toEqual([
      'content-disposition',
      'content-transfer-encoding',
      'content-type',
    ]);
  }
});

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

it('§7 the same submission always gives the same mail', () => {
  const mail = submission({ message: 'm' });
  expect(composeMails(mail, LETTERHEAD)).toEqual(composeMails(mail, LETTERHEAD));
  expect(composeMails(mail, LETTERHEAD)[0].messageId).toBe(`<${mail.id}@miqdam.example>`);
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
  const to = (recipient: string, more = {}) => toOffice({ recipient, message: 'm', ...more });
  const { envelope, mail } = await to('Procurement');
  expect(envelope.to).toEqual(['procurement@company.example']);
  expect(mail.subject).toBe('Website, Procurement: message from a visitor');
  expect(mail.text).toContain('recipient:\nProcurement\n');
  const { subject } = (await to('Procurement', { user_subject: 'PO 7' })).mail;
  expect(subject).toBe('Website, Procurement: PO 7');
});

it('§2.4 a message to an unknown recipient goes to the office, whatever the name contains', async () => {
  const others = ['Purchasing', 'constructor', 'a@elsewhere.example', 'a\r\nBcc: b@c.example'];
  for (const recipient of others) {
    const { envelope, mail } = await toOffice({ recipient, message: 'm' });
    expect(envelope.to).toEqual(['office@company.example']);
    expect(mail.subject).toBe(`Website, ${headerText(recipient)}: message from a visitor`);
    expect([...mail.headers.keys()].sort()).toEqual(HEADERS.filter((name) => name !== 'reply-to'));
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

it('§2.1 an address gets a link to confirm it; the office gets the link to unsubscribe', async () => {
  const asked = await sent(submission({ user_email: 'r@client.example' }, 'confirm'));
  const confirm = 'https://www.miqdam.example/api/confirm#secret';
  expect(asked.envelope.to).toEqual(['r@client.example']);
  expect(asked.mail.text).toContain(`\n${confirm}\n`);
  expect(asked.mail.html).toContain(`<a href="${confirm}">`);
  expect(asked.raw).toContain('Auto-Submitted: auto-generated\r\n');
  expect(asked.mail.replyTo?.text).toBe('office@company.example');

  const office = await sent(submission({ user_email: 'r@client.example' }, 'subscribe'));
  expect(office.mail.text).toContain('https://www.miqdam.example/api/unsubscribe#secret');
  expect(office.mail.replyTo?.text).toBe('r@client.example');
});

it('office and applicant get different links and the same reference', async () => {
  const application = submission({ user_name: 'A', user_email: 'a@client.example' }, 'career');
  const office = (await sent({ ...application, token: 'office' })).mail;
  const link = 'https://www.miqdam.example/api/application/office#office';
  expect(office.text).toContain(`\nReference ZHNG-2X4N.\n\n${link}\n`);
  expect(office.html).toContain(`<a href="${link}">${link}</a>`);
  // Applications stored by an earlier version have no link.
  expect((await sent(application)).mail.text).not.toContain('/api/application');

  const receipt = submission({ user_email: 'a@client.example' }, 'receipt');
  const about = { token: 'applicant', about: application.id };
  const { envelope, mail } = await sent({ ...receipt, ...about, id: randomUUID() });
  expect(envelope.to).toEqual(['a@client.example']);
  expect(mail.subject).toBe('Your application, reference ZHNG-2X4N');
  expect(mail.text).toContain('\nhttps://www.miqdam.example/api/application#applicant\n');
  expect(mail.replyTo?.text).toBe('careers@company.example');
});

it('isolates the direction of Arabic in an English mail', async () => {
  const { mail } = await toOffice({ user_name: 'نورة', user_email: 'n@client.example' });
  const html = String(mail.html);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<bdi>n@client.example</bdi>');
  expect(html).toMatch(/<dd dir="auto"[^>]*>نورة<\/dd>/);
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
  expect(html).toMatch(new RegExp(`<dd [^>]*>${readable}</dd>`));
  expect(composeMails(submission({ user_email: address }), LETTERHEAD)[0].replyTo).toMatchObject({
    address,
  });
  // Letters that imitate Latin ones.
  expect((await toOffice({ user_email: 'a@xn--80ak6aa92e.com' })).mail.text).toContain('xn--80ak');
});

it('§7 headers have no bidi controls', async () => {
  const name = 'Invoice\u202egpj.exe\u2066\u2069\u200f\u061c';
  const { mail } = await toOffice({ user_name: name, user_email: 'v@client.example' });
  expect(mail.subject).toBe('Website: message from Invoicegpj.exe');
  expect(mail.replyTo?.value).toEqual([{ name: 'Invoicegpj.exe', address: 'v@client.example' }]);
});
