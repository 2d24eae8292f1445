// Forms from the pages of another language: the visitor reads it, the office its own.
import { expect, it, vi } from 'vitest';
import type { Recipient } from '#shared/mails.ts';
import { APPLICATION_PATH, CONFIRM_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import type { DeskContent } from '../content.ts';
import { referenceOf } from '../store/reference.ts';
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
import {
  attempts,
  mailEnvironment,
  newestLink,
  OFFICE,
  press,
  startPeer,
} from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import { smallSite } from '../testing/sites.ts';
import { linkIn, type SmtpPeer } from '../testing/smtp-peer.ts';

const postgres = postgresOfFile();

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

async function startMailingDesk(env: Record<string, string> = {}, to?: Recipient[]) {
  const peer = await startPeer();
  const { MAIL_TO: _, ...mail } = mailEnvironment(peer.url);
  const clock = createManualClock(Date.UTC(2026, 10, 23, 9));
  const languages = content.languages.map((words) => {
    const { office } = words.mails.contact;
    const contact = { office: { ...office, to: to ?? office.to } };
    return { ...words, mails: { ...words.mails, contact } };
  }) as unknown as DeskContent['languages'];
  const site = { ...smallSite, content: { ...content, ...languages[0], languages } };
  const desk = await startDesk({ clock, env: { ...mail, ...env }, ...(to ? { site } : {}) });
  return { peer, clock, desk };
}

/** The newest mail to an address. */
function mailTo(address: string, { mails, envelopes }: SmtpPeer) {
  const mail = mails[envelopes.findLastIndex(({ to }) => to.includes(address))];
  return { subject: mail?.subject, text: mail?.text ?? '', html: String(mail?.html), mail };
}

it('§7 an Arabic message reaches the office in its language, as typed', async () => {
  const { peer, desk } = await startMailingDesk();
  const sent = { ...MESSAGE, recipient: 'المشتريات', ...ARABIC };
  expect((await sendJson(desk.url, 'contact', sent)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const { subject, text, html, mail } = mailTo('procurement@company.example', peer);
  expect(subject).toBe('Website, Procurement: \u2068خزانات API 650\u2069');
  expect(text).toContain('\n\nIn Arabic.\n\n');
  expect(text).toContain('To:\nProcurement\n\nName:\nنورة الحربي (المشتريات)\n');
  expect(text).toContain('Message:\nخزانان،\nنرجو التسعير. language: en\n');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<dd dir="auto" style="[^"]*plaintext">خزانات API 650<\/dd>/);
  expect(mail?.replyTo?.value).toEqual([{ name: MESSAGE.user_name, address: MESSAGE.user_email }]);
  const [stored] = await storedIn(desk.dataDir);
  expect(stored?.language).toBe('ar');
  expect(valuesOf(stored)).toEqual({ ...MESSAGE, recipient: 'Procurement' });
});

it('§7 an English message names no language, and has no bidi isolates', async () => {
  const { peer, desk } = await startMailingDesk();
  for (const language of [{}, { language: 'en' }]) {
    await sendJson(desk.url, 'contact', {
      ...MESSAGE,
      message: JSON.stringify(language),
      ...language,
    });
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  for (const { subject, text, html } of peer.mails) {
    expect(subject).toBe('Website: خزانات API 650');
    expect(html).not.toContain('plaintext');
    expect(text).not.toContain('In ');
  }
});

it('§7 a recipient in the office gets the mail in the language that content names for it', async () => {
  const { peer, clock, desk } = await startMailingDesk({}, [
    { address: 'office@company.example' },
    { address: 'maktab@company.example', language: 'ar' },
  ]);
  peer.rejects = { verb: 'recipient', code: 450, recipient: 'maktab@company.example' };
  await sendJson(desk.url, 'contact', { ...MESSAGE, recipient: 'A card of earlier' });
  await attempts(desk, 1);
  peer.rejects = undefined;
  clock.advance(60 * 60_000);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(peer.envelopes.map(({ to }) => to)).toEqual([
    ['office@company.example'],
    ['maktab@company.example'],
  ]);
  expect(mailTo('office@company.example', peer).text).toContain('Message:\nخزانان،');
  const { subject, text, html, mail } = mailTo('maktab@company.example', peer);
  expect(subject).toMatch(/^الموقع، .*رسالة من/);
  expect(text).toContain('بلغة \u2068الإنجليزية\u2069.\n\nإلى:\nA card of earlier\n\nالاسم:\n');
  expect(html).toContain(IN_ARABIC);
  expect(html).toMatch(/text-align: right[^>]*>noura@client\.example</);
  expect(mail?.messageId).not.toBe(peer.mails[0]?.messageId);
});

it('a missing or forged language means the default one, and is never a field', async () => {
  const { peer, desk } = await startMailingDesk();
  const forged = [
    'fr',
    '',
    'AR',
    '../ar',
    'constructor',
    'ar\r\nBcc: v@evil.example',
    7,
    ['ar'],
    {},
  ];
  for (const [index, language] of forged.entries()) {
    const message = { ...CONTACT, message: `${index}`, language };
    expect((await sendJson(desk.url, 'contact', message)).text).toBe('OK');
  }
  const fields = { ...CONTACT, ...emailjsIds('contact'), language: 'fr' };
  const posted = await sendUrlencoded(desk.url, fields, NAVIGATE);
  expect(posted.headers.location).toBe('/thank-you');
  const refused = await sendUrlencoded(desk.url, { ...fields, user_email: '@' }, NAVIGATE);
  expect(refused.text).toContain('<html lang="en" dir="ltr">');
  expect(readFormPage(refused.text).fields).not.toHaveProperty('language');
  const stored = await storedIn(desk.dataDir);
  expect(stored).toHaveLength(forged.length + 1);
  for (const each of stored) {
    expect(each.language).toBe('en');
    expect(valuesOf(each)).not.toHaveProperty('language');
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(stored.length), SOON);
  for (const { text, headers } of peer.mails) {
    expect(text).not.toContain('In ');
    expect(headers.has('bcc')).toBe(false);
  }
});

it.each(['SQLite', 'PostgreSQL'])(
  'an Arabic application in %s: both mails, the pages and the withdrawal in the right language',
  async (store) => {
    if (store === 'PostgreSQL') await postgres.openEmpty();
    const databaseUrl = store === 'PostgreSQL' ? postgres.url : undefined;
    const { peer, clock, desk } = await startMailingDesk(
      databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    );
    const file = new File([new Uint8Array(pdf(5_000))], 'سيرة ذاتية.pdf');
    const fields = { ...emailjsIds('career'), ...APPLICATION, ...ARABIC };
    const parts = Object.entries({ ...fields, vacancy: 'V-31 لحّام أنابيب' });
    const posted = await sendMultipart(desk.url, [...parts, ['resume', file]], NAVIGATE);
    expect([posted.status, posted.headers.location]).toEqual([303, '/ar/thank-you']);
    await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
    const stored = await storedIn(desk.dataDir, databaseUrl);
    expect(stored.map(({ language }) => language)).toEqual(['ar', 'ar']);
    const reference = referenceOf(String(stored.find(({ form }) => form === 'career')?.id));

    const office = mailTo('careers@company.example', peer);
    expect(office.subject).toBe(
      `Website: application for V-31 Pipe welder from \u2068${APPLICATION.user_name}\u2069`,
    );
    expect(office.text).toContain('\n\nIn Arabic.\n\nPosition:\nV-31 Pipe welder\n');
    expect(office.mail?.attachments[0]?.filename).toBe('سيرة ذاتية.pdf');
    expect(office.text).toMatch(/\/api\/application\/office#[\w-]{43}\n/);

    const receipt = mailTo(APPLICATION.user_email, peer);
    expect(receipt.subject).toBe(`طلبك، الرقم المرجعي \u2068${reference}\u2069`);
    expect(receipt.text).toContain(`وصلنا من \u2068${APPLICATION.user_email}\u2069:\n`);
    expect(receipt.html).toContain(IN_ARABIC);
    expect(receipt.text).toContain('مع التحية،\nشركة المثال\n\u2066+966 13 000 0010\u2069\n');
    expect(receipt.html).toContain(
      '<p>مع التحية،<br>\nشركة المثال<br>\n<bdi dir="ltr">+966 13 000 0010</bdi></p>',
    );
    const link = linkIn(receipt.text);
    expect(receipt.html).toContain(`${link}</a>`);
    expect(link).toMatch(/^\/api\/application\?language=ar#[\w-]{43}$/);

    const status = (await press(desk.url, link)).text;
    expect(status).toContain(IN_ARABIC);
    const inEnglish = link.replace('?language=ar', '');
    expect(status).toContain(
      `<a href="${inEnglish}" hreflang="en" lang="en" dir="ltr">English</a>`,
    );
    expect(status).toContain('<title>طلب الوظيفة | شركة المثال</title>');
    expect(status).toContain('<dt>استُلم</dt><dd>23 نوفمبر 2026</dd>');
    expect(status).toContain('<summary>اسحب هذا الطلب</summary>');
    expect(status).toContain(`action="${WITHDRAW_PATH}?language=ar"`);
    expect(status).toContain('<button>اسحب وامحُ</button>');
    clock.advance(60_000);
    const withdraw = link.replace(APPLICATION_PATH, WITHDRAW_PATH);
    expect((await press(desk.url, withdraw)).text).toContain('سُحب طلبك.');
    await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
    expect(mailTo('careers@company.example', peer).subject).toBe(
      `Website: application ${reference} was withdrawn`,
    );
    const [notice] = await storedIn(desk.dataDir, databaseUrl);
    expect([notice?.language, notice?.fields[0]?.label]).toEqual(['ar', 'Reference']);
    expect((await press(desk.url, link)).text).toContain('<p>مُحي.</p>');
  },
);

it('an Arabic subscription is confirmed and ended in Arabic, also by later links', async () => {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await sendMultipart(desk.url, { ...SUBSCRIBER, ...emailjsIds('subscribe'), ...ARABIC });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.subject).toBe('أكّد عنوان بريدك الإلكتروني');
  const confirm = newestLink(peer);
  expect(confirm).toMatch(/^\/api\/confirm\?language=ar#[\w-]{43}$/);
  const [page = ''] = confirm.split('#');
  expect((await send(desk.url, page)).text).toContain(`${IN_ARABIC}\n`);
  expect((await press(desk.url, confirm)).text).toContain('عنوانك مؤكد.');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(peer.envelopes[1]?.to).toEqual(OFFICE);
  expect(peer.mails[1]?.subject).toBe('Website: new subscriber');
  expect(peer.mails[1]?.text).toContain('In Arabic.');
  const leave = newestLink(peer);
  expect(leave).toMatch(/^\/api\/unsubscribe\?language=ar#[\w-]{43}$/);
  expect((await press(desk.url, leave)).text).toContain('أُلغي اشتراكك.');
  const gone = await press(desk.url, leave);
  expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('هذا الرابط غير صالح.')]);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.mails[2]?.subject).toBe(`Website: ${SUBSCRIBER.user_email} has unsubscribed`);
});

it('§5 a refusal is in Arabic with and without JavaScript, and so is the form sent again', async () => {
  const desk = await startDesk();
  const typed = {
    ...MESSAGE,
    recipient: 'المشتريات',
    user_email: 'ليس عنوانًا',
    user_subject: 'م'.repeat(201),
    ...ARABIC,
  };
  const fields = { ...typed, ...emailjsIds('contact') };
  const refused = await sendUrlencoded(desk.url, fields, NAVIGATE);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(IN_ARABIC);
  expect(refused.text).toContain('عنوان البريد الإلكتروني غير صحيح.');
  expect(refused.text).toContain('النص في حقل «الموضوع» أطول من 200');
  expect(refused.text).toContain('<button>أرسل الرسالة</button>');
  const lines = await sendMultipart(desk.url, fields);
  expect([lines.status, lines.text]).toEqual([
    422,
    'user_email: عنوان البريد الإلكتروني غير صحيح.\nuser_subject: النص في حقل «الموضوع» أطول من 200',
  ]);
  const page = readFormPage(refused.text);
  expect(page.labels[0]).toBe('إلى');
  expect(page.fields).toMatchObject(typed);
  const again = await sendUrlencoded(
    desk.url,
    { ...page.fields, user_email: 'right@client.example', user_subject: '' },
    NAVIGATE,
  );
  expect([again.status, again.headers.location]).toEqual([303, '/ar/thank-you']);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toMatchObject({ recipient: 'Procurement' });
});

it('§8 a refusal before the body is read is in the language of the page it came from', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '2' } });
  const fields = { ...CONTACT, ...emailjsIds('contact'), ...ARABIC };
  const from = (path: string) => ({ ...NAVIGATE, referer: desk.url + path });
  await sendUrlencoded(desk.url, fields, NAVIGATE);
  const wrong = await sendUrlencoded(desk.url, CONTACT, from('/ar/contact'));
  // Refusals that only programs meet are in English.
  expect(wrong.text).toContain('<p lang="en" dir="ltr">The user_id parameter is required</p>');
  const limited = (path: string) => sendUrlencoded(desk.url, fields, from(path));
  for (const path of ['/ar/contact', '/ar']) {
    const { status, text } = await limited(path);
    expect([status, text]).toEqual([429, expect.stringContaining('<p>وصلتنا طلبات كثيرة.</p>')]);
    expect(text).toContain(IN_ARABIC);
  }
  for (const path of ['/contact', '/', '/arts/ar']) {
    expect((await limited(path)).text).toContain('<p>Too Many Requests</p>');
  }
  // Scripts read the protocol's text.
  const { referer } = from('/ar/contact');
  expect((await sendUrlencoded(desk.url, fields, { referer })).text).toBe('Too Many Requests');
  const guess = `${APPLICATION_PATH}?language=ar#x`;
  const refused = (await press(desk.url, guess, {}, NAVIGATE)).text;
  expect(refused).toContain('<h1>وصلتنا طلبات كثيرة.</h1>');
  expect(refused).toMatch(/<p>مدة الانتظار: \d+ ثانية\.<\/p>/);
});

it('an invalid link is refused in the language that it names', async () => {
  const desk = await startDesk();
  for (const path of [APPLICATION_PATH, CONFIRM_PATH]) {
    const text = async (query: string) =>
      (await send(desk.url, `${path}?token=x${query}`, { method: 'POST' })).text;
    expect(await text('&language=ar')).toContain('هذا الرابط غير صالح.');
    for (const query of ['', '&language=fr', '&language=ar&language=ar', '&language=__proto__'])
      expect(await text(query)).toContain('This link is not valid.');
  }
});
