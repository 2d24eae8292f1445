// The calls of spec §7 and their answers (§8), over real HTTP and a real database file.
import { expect, it } from 'vitest';
import { REFUSAL_TEXTS, SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, emailjsIds, sendJson, sendMultipart, sendUrlencoded } from '../testing/forms.ts';
import { send } from '../testing/http.ts';

const LONG = {
  user_name: 'محمد بن عبد الله الشمري',
  user_email: 'm@client.example',
  user_phone: '0500000000',
  user_subject: '🏗️ عاجل: <b>"quote"</b> & more',
  message: `${'م'.repeat(2_400)}\r\n\n\r${'x'.repeat(2_400)}👷🏽‍♀️ ${'٣'.repeat(190)}\u0000\u2028`,
};

const IDS = emailjsIds('contact');

const postJson = (url: string, body: object) =>
  send(url, SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each([
  ['JSON', (url: string) => sendJson(url, 'contact', LONG), LONG.message],
  [
    'multipart',
    (url: string) => sendMultipart(url, { ...LONG, ...IDS }),
    // The encoding of browsers and fetch turns every line break into CRLF.
    LONG.message.replace(/\r\n|\r|\n/g, '\r\n'),
  ],
  ['urlencoded', (url: string) => sendUrlencoded(url, { ...LONG, ...IDS }), LONG.message],
])(
  '§3 §7 a form in %s is on disk, unchanged, before the answer 200 OK',
  async (_, post, message) => {
    const desk = await startDesk();
    const answer = await post(desk.url);
    const stored = await storedIn(desk.dataDir);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(stored).toMatchObject([{ form: 'contact', delivery: { state: 'waiting' } }]);
    expect(valuesOf(stored[0])).toEqual({ ...LONG, message });
  },
);

it('§5 refuses invalid fields with 422 and the reasons, and stores nothing; one field is enough', async () => {
  const desk = await startDesk();
  for (const [params, reason] of [
    [{ ...CONTACT, user_email: '@' }, 'user_email: Your Email is not valid! Provide valid email'],
    [{ user_name: ' ', message: '\r\n' }, 'Please fill in at least one field.'],
    [
      { message: 'x'.repeat(20_001) },
      'message: Message is too long: at most 20,000 characters can be sent',
    ],
    [{ ...CONTACT, message: { a: 1 } }, 'message: Message has to be text'],
  ] as const) {
    const { status, text } = await sendJson(desk.url, 'contact', params);
    expect([status, text]).toEqual([422, reason]);
  }
  expect(await storedIn(desk.dataDir)).toEqual([]);
  expect((await sendJson(desk.url, 'contact', { user_phone: '1' })).text).toBe('OK');
});

it('§7 reports a missing or unknown key, service and template, and other params than an object', async () => {
  const desk = await startDesk();
  const texts = REFUSAL_TEXTS;
  for (const [name, missing, unknown] of [
    ['user_id', texts.userIdMissing, texts.userIdUnknown],
    ['service_id', texts.serviceIdMissing, texts.serviceIdUnknown],
    ['template_id', texts.templateIdMissing, texts.templateIdUnknown],
  ] as const) {
    for (const [value, text] of [
      [undefined, missing],
      ['', missing],
      ['constructor', unknown],
    ]) {
      const answer = await postJson(desk.url, { ...IDS, [name]: value, template_params: CONTACT });
      expect([answer.status, answer.text]).toEqual([400, text]);
    }
  }
  // JSON leaves out what is undefined.
  for (const params of ['text', ['a'], 7, null, undefined]) {
    const answer = await sendJson(desk.url, 'contact', params);
    expect([answer.status, answer.text]).toEqual([400, texts.paramsNotAnObject]);
  }
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('§7 the last value of a reserved name counts, and none is stored as content', async () => {
  const desk = await startDesk();
  const answer = await sendMultipart(desk.url, [
    ['user_id', 'somebody'],
    ['template_id', 'something'],
    ...Object.entries(CONTACT),
    ...Object.entries(IDS),
  ]);
  expect(answer.status).toBe(200);
  await sendJson(desk.url, 'contact', { ...CONTACT, user_id: 'x', lib_version: 'x', other: 'x' });
  for (const submission of await storedIn(desk.dataDir)) {
    expect(valuesOf(submission)).toEqual(CONTACT);
  }
});

it('§7 accepts numbers and booleans as template parameters, as EmailJS does', async () => {
  const desk = await startDesk();
  const template_params = { user_name: 7, message: true };
  expect((await postJson(desk.url, { ...IDS, template_params })).text).toBe('OK');
  const [stored] = await storedIn(desk.dataDir);
  expect(valuesOf(stored)).toMatchObject({ user_name: '7', message: 'true' });
});

it('§7 answers 405 to any method but POST, and 415 to other media types', async () => {
  const desk = await startDesk();
  for (const path of [SEND_PATH, SEND_FORM_PATH]) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await send(desk.url, path, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST']);
    }
  }
  for (const [path, type, status] of [
    [SEND_PATH, 'text/plain', 415],
    [SEND_PATH, undefined, 415],
    [SEND_PATH, 'application/x-www-form-urlencoded', 415],
    [SEND_FORM_PATH, 'application/json', 415],
    [SEND_FORM_PATH, 'text/plain', 415],
    ['/api/v1.0/email/other', 'application/json', 404],
  ] as const) {
    const headers = type ? { 'content-type': type } : {};
    const answer = await send(desk.url, path, { method: 'POST', headers, body: '{}' });
    expect([path, type, answer.status]).toEqual([path, type, status]);
  }
});
