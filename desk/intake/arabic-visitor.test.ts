// What a visitor of the Arabic pages reads: mails, the pages behind their links, and refusals.
import { expect, it, vi } from 'vitest';
import { APPLICATION_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import { SOON, startDesk, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
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
import { mailTo, newestLink, OFFICE, press, startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { linkIn } from '../testing/smtp-peer.ts';

const ARABIC = { language: 'ar' };
const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const IN_ARABIC = '<html lang="ar" dir="rtl">';

/** Form, language and first label of each stored submission. */
const storedAs = async (desk: TestDesk) =>
  (await storedIn(desk.dataDir)).map(({ form, language, fields: [field] }) => [
    form,
    language,
    field?.label,
  ]);

it('an application: receipt, status and withdrawal are in Arabic, the mail to the office in English', async () => {
  const clock = createManualClock(Date.UTC(2026, 10, 23, 9));
  const { peer, desk } = await startMailing({ clock });
  const fields = { ...emailjsIds('career'), ...APPLICATION, ...ARABIC };
  const parts = Object.entries({ ...fields, vacancy: 'V-31 لحّام أنابيب' });
  const file = new File([new Uint8Array(pdf(100))], 'سيرة ذاتية.pdf');
  const posted = await sendMultipart(desk.url, [...parts, ['resume', file]], NAVIGATE);
  expect([posted.status, posted.headers.location]).toEqual([303, '/ar/thank-you']);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(mailTo(OFFICE[0], peer).subject).toBe(
    `Website: application for V-31 Pipe welder from \u2068${APPLICATION.user_name}\u2069`,
  );
  const { subject, text, html } = mailTo(APPLICATION.user_email, peer);
  expect(subject).toMatch(/^طلبك، الرقم المرجعي \u2068.{9}\u2069$/);
  expect(text).toContain(`وصلنا من \u2068${APPLICATION.user_email}\u2069:\n`);
  expect(text).toContain('مع التحية،\nشركة المثال\n\u2066+966 13 000 0010\u2069\n');
  expect(html).toContain(IN_ARABIC);
  expect(html).toContain('<bdi dir="ltr">+966 13 000 0010</bdi></p>');

  const link = linkIn(text);
  const status = (await press(desk.url, link)).text;
  const inEnglish = link.replace('?language=ar', '');
  for (const part of [
    IN_ARABIC,
    `<a href="${inEnglish}" hreflang="en" lang="en" dir="ltr">English</a>`,
    '<title>طلب الوظيفة | شركة المثال</title>',
    '<dt>استُلم</dt><dd>23 نوفمبر 2026</dd>',
    `action="${WITHDRAW_PATH}?language=ar"`,
    '<button>اسحب وامحُ</button>',
  ]) {
    expect(status).toContain(part);
  }
  const withdraw = link.replace(APPLICATION_PATH, WITHDRAW_PATH);
  expect((await press(desk.url, withdraw)).text).toContain('سُحب طلبك.');
  expect((await press(desk.url, link)).text).toContain('<p>مُحي.</p>');
  expect(await storedAs(desk)).toEqual([['withdrawal', 'ar', 'Reference']]);
});

it('a subscription is confirmed and ended in Arabic, also by the link that the office passes on', async () => {
  const { peer, desk } = await startMailing();
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, ...ARABIC });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.subject).toBe('أكّد عنوان بريدك الإلكتروني');
  const confirm = newestLink(peer);
  expect((await send(desk.url, String(confirm.split('#')[0]))).text).toContain(IN_ARABIC);
  expect((await press(desk.url, confirm)).text).toContain('عنوانك مؤكد.');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const { subject, text } = mailTo(OFFICE[0], peer);
  expect(subject).toBe('Website: new subscriber');
  expect(text).toContain('In Arabic.');
  const leave = linkIn(text);
  expect((await press(desk.url, leave)).text).toContain('أُلغي اشتراكك.');
  expect((await press(desk.url, leave)).text).toContain('هذا الرابط غير صالح.');
  expect(await storedAs(desk)).toEqual([['unsubscribe', 'ar', 'E-mail']]);
});

it('§5 a refusal is in Arabic with and without JavaScript, and so is the form sent again', async () => {
  const desk = await startDesk();
  const typed = { ...CONTACT, recipient: 'المشتريات', user_email: 'ليس عنوانًا', ...ARABIC };
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
