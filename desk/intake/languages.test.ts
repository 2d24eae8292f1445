// Forms from the pages of another language: the visitor reads it, the office its own.
import { expect, it, vi } from 'vitest';
import { APPLICATION_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { content } from '../testing/content.ts';
import { SOON, startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import {
  APPLICATION,
  CONTACT,
  emailjsIds,
  readFormPage,
  SUBSCRIBER,
  sendJson,
  sendMultipart,
  sendUrlencoded,
} from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { attempts, mailTo, press, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';
import { linkIn } from '../testing/smtp-peer.ts';

const ARABIC = { language: 'ar' };
const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const IN_ARABIC = '<html lang="ar" dir="rtl">';

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
    clock: createManualClock(Date.UTC(2026, 10, 23, 9)),
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
  expect(html).toContain(IN_ARABIC);
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

it('the mails to an Arabic visitor are in Arabic, and so are the pages behind their links', async () => {
  const { peer, desk } = await startMailingDesk();
  const fields = { ...emailjsIds('career'), ...APPLICATION, ...ARABIC };
  const parts = Object.entries({ ...fields, vacancy: 'V-31 لحّام أنابيب' });
  const file = new File([new Uint8Array(pdf(100))], 'سيرة ذاتية.pdf');
  const posted = await sendMultipart(desk.url, [...parts, ['resume', file]], NAVIGATE);
  expect([posted.status, posted.headers.location]).toEqual([303, '/ar/thank-you']);
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, ...ARABIC });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(mailTo('careers@company.example', peer).subject).toBe(
    `Website: application for V-31 Pipe welder from \u2068${APPLICATION.user_name}\u2069`,
  );
  const receipt = mailTo(APPLICATION.user_email, peer);
  expect(receipt.subject).toMatch(/^طلبك، الرقم المرجعي \u2068.{9}\u2069$/);
  expect(receipt.text).toContain(`وصلنا من \u2068${APPLICATION.user_email}\u2069:\n`);
  expect(receipt.text).toContain('مع التحية،\nشركة المثال\n\u2066+966 13 000 0010\u2069\n');
  expect(receipt.html).toContain(IN_ARABIC);
  expect(receipt.html).toContain('<bdi dir="ltr">+966 13 000 0010</bdi></p>');
  const question = mailTo(SUBSCRIBER.user_email, peer);
  expect(question.subject).toBe('أكّد عنوان بريدك الإلكتروني');

  const application = linkIn(receipt.text);
  const confirm = linkIn(question.text);
  const status = (await press(desk.url, application)).text;
  const inEnglish = application.replace('?language=ar', '');
  for (const text of [
    IN_ARABIC,
    `<a href="${inEnglish}" hreflang="en" lang="en" dir="ltr">English</a>`,
    '<title>طلب الوظيفة | شركة المثال</title>',
    '<dt>استُلم</dt><dd>23 نوفمبر 2026</dd>',
    `action="${WITHDRAW_PATH}?language=ar"`,
    '<button>اسحب وامحُ</button>',
  ]) {
    expect(status).toContain(text);
  }
  expect((await send(desk.url, String(confirm.split('#')[0]))).text).toContain(IN_ARABIC);
  expect((await press(desk.url, confirm)).text).toContain('عنوانك مؤكد.');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(4), SOON);
  const { subject, text } = mailTo('office@company.example', peer);
  expect([subject, text]).toEqual([
    'Website: new subscriber',
    expect.stringContaining('In Arabic.'),
  ]);
  const leave = linkIn(text);
  expect((await press(desk.url, leave)).text).toContain('أُلغي اشتراكك.');
  expect((await press(desk.url, leave)).text).toContain('هذا الرابط غير صالح.');
  const withdraw = application.replace(APPLICATION_PATH, WITHDRAW_PATH);
  expect((await press(desk.url, withdraw)).text).toContain('سُحب طلبك.');
  expect((await press(desk.url, application)).text).toContain('<p>مُحي.</p>');
  for (const { form, language, fields } of await storedIn(desk.dataDir)) {
    const label = form === 'withdrawal' ? 'Reference' : 'E-mail';
    expect([form, language, fields[0]?.label]).toEqual([form, 'ar', label]);
  }
});

it('§5 a refusal is in Arabic with and without JavaScript, and so is the form sent again', async () => {
  const desk = await startDesk();
  const typed = { ...MESSAGE, recipient: 'المشتريات', user_email: 'ليس عنوانًا', ...ARABIC };
  const long = { ...typed, user_subject: 'م'.repeat(201) };
  const fields = { ...long, ...emailjsIds('contact') };
  const refused = await sendUrlencoded(desk.url, fields, NAVIGATE);
  expect(refused.status).toBe(422);
  const lines = await sendMultipart(desk.url, fields);
  expect([lines.status, lines.text]).toEqual([
    422,
    'user_email: عنوان البريد الإلكتروني غير صحيح.\nuser_subject: النص في حقل «الموضوع» أطول من 200',
  ]);
  for (const text of [
    IN_ARABIC,
    'عنوان البريد الإلكتروني غير صحيح.',
    'النص في حقل «الموضوع» أطول من 200',
    '<button>أرسل الرسالة</button>',
  ]) {
    expect(refused.text).toContain(text);
  }
  const page = readFormPage(refused.text);
  expect(page.labels[0]).toBe('إلى');
  expect(page.fields).toMatchObject(long);
  const corrected = { ...page.fields, user_email: 'right@client.example', user_subject: '' };
  const again = await sendUrlencoded(desk.url, corrected, NAVIGATE);
  expect([again.status, again.headers.location]).toEqual([303, '/ar/thank-you']);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toMatchObject({ recipient: 'Procurement' });
});

it('§8 a refusal before the body is read is in the language of the page it came from', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1' } });
  const fields = { ...CONTACT, ...emailjsIds('contact'), ...ARABIC };
  const from = (path: string) => ({ ...NAVIGATE, referer: desk.url + path });
  const wrong = await sendUrlencoded(desk.url, CONTACT, from('/ar/contact'));
  // Refusals that only programs meet are in English.
  expect(wrong.text).toContain('<p lang="en" dir="ltr">The user_id parameter is required</p>');
  const limited = async (path: string) => (await sendUrlencoded(desk.url, fields, from(path))).text;
  for (const path of ['/ar/contact', '/ar']) {
    expect(await limited(path)).toContain(IN_ARABIC);
    expect(await limited(path)).toContain('<p>وصلتنا طلبات كثيرة.</p>');
  }
  for (const path of ['/contact', '/', '/arts/ar']) {
    expect(await limited(path)).toContain('<p>Too Many Requests</p>');
  }
  const guess = `${APPLICATION_PATH}?language=ar#x`;
  const refused = (await press(desk.url, guess, {}, NAVIGATE)).text;
  expect(refused).toContain('<h1>وصلتنا طلبات كثيرة.</h1>');
  expect(refused).toMatch(/<p>مدة الانتظار: \d+ ثانية\.<\/p>/);
});
