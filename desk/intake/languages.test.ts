// Forms from the pages of another language: the office reads its own. For the visitor see arabic-visitor.test.ts.
import { expect, it, vi } from 'vitest';
import type { DeskContent } from '../content.ts';
import { content } from '../testing/content.ts';
import { SOON, storedIn, valuesOf } from '../testing/desk.ts';
import { sendJson } from '../testing/forms.ts';
import { attempts, mailTo, startMailing } from '../testing/mail.ts';
import { smallSite } from '../testing/sites.ts';

const ARABIC = { language: 'ar' };

const MESSAGE = {
  user_name: 'نورة الحربي (المشتريات)',
  user_email: 'noura@client.example',
  user_phone: '+966 13 000 0099',
  user_subject: 'خزانات API 650',
  message: 'خزانان،\r\nنرجو التسعير. language: en',
};

/** A desk with a mail server, which mails to the recipients in content. */
const startMailingDesk = (changed: Partial<DeskContent> = {}) =>
  startMailing({
    env: { MAIL_TO: '' },
    site: { ...smallSite, content: { ...content, ...changed } },
  });

it('§7 an Arabic message reaches the office in its language, as typed', async () => {
  const { peer, desk } = await startMailingDesk();
  const sent = { ...MESSAGE, recipient: 'المشتريات', ...ARABIC };
  expect((await sendJson(desk.url, 'contact', sent)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const { subject, text, html, replyTo } = mailTo('procurement@company.example', peer);
  expect(subject).toBe('Website, Procurement: \u2068خزانات API 650\u2069');
  expect(text).toContain('\n\nIn Arabic.\n\nTo:\nProcurement\n\nName:\nنورة الحربي (المشتريات)\n');
  expect(text).toContain('Message:\nخزانان،\nنرجو التسعير. language: en\n');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<dd dir="auto" style="[^"]*plaintext">خزانات API 650<\/dd>/);
  expect(replyTo?.value).toEqual([{ name: MESSAGE.user_name, address: MESSAGE.user_email }]);
  const [stored] = await storedIn(desk.dataDir);
  expect(stored?.language).toBe('ar');
  expect(valuesOf(stored)).toEqual({ ...MESSAGE, recipient: 'Procurement' });
});

it('§7 a recipient in the office gets the mail in the language that content names for it', async () => {
  const to = [
    { address: 'office@company.example' },
    { address: 'maktab@company.example', language: 'ar' },
  ];
  const languages = content.languages.map((words) => {
    const contact = { office: { ...words.mails.contact.office, to } };
    return { ...words, mails: { ...words.mails, contact } };
  }) as unknown as DeskContent['languages'];
  const { peer, clock, desk } = await startMailingDesk({ ...languages[0], languages });
  peer.rejects = { verb: 'recipient', code: 450, recipient: 'maktab@company.example' };
  await sendJson(desk.url, 'contact', { ...MESSAGE, recipient: 'A card of earlier' });
  await attempts(desk, 1);
  peer.rejects = undefined;
  clock.advance(60 * 60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(peer.envelopes.map((each) => each.to)).toEqual(to.map(({ address }) => [address]));
  expect(mailTo('office@company.example', peer).text).toContain('Message:\nخزانان،');
  const { subject, text, html, messageId } = mailTo('maktab@company.example', peer);
  expect(subject).toMatch(/^الموقع، .*رسالة من/);
  expect(text).toContain('بلغة \u2068الإنجليزية\u2069.\n\nإلى:\nA card of earlier\n\nالاسم:\n');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/text-align: right[^>]*>noura@client\.example</);
  expect(messageId).not.toBe(peer.mails[0]?.messageId);
});

it('a missing or forged language means the default one, and is never a field', async () => {
  const { peer, desk } = await startMailingDesk();
  const forged = [undefined, 'en', 'fr', '', 'AR', '../ar', 'constructor', 'ar\r\nBcc: v@e', 7, {}];
  for (const [index, language] of forged.entries()) {
    const message = { ...MESSAGE, message: `${index}`, language };
    expect((await sendJson(desk.url, 'contact', message)).text).toBe('OK');
  }
  for (const { language, fields } of await storedIn(desk.dataDir)) {
    expect([language, fields.map(({ name }) => name)]).toEqual(['en', Object.keys(MESSAGE)]);
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(forged.length), SOON);
  for (const { subject, text, html, headers } of peer.mails) {
    // Without bidi isolates, although the message is in Arabic.
    expect(subject).toBe('Website: خزانات API 650');
    expect(html).not.toContain('plaintext');
    expect(text).not.toContain('In ');
    expect(headers.has('bcc')).toBe(false);
  }
});
