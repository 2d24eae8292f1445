// The calls of spec §7 and their answers (§8), over real HTTP and a real database file.
import { describe, expect, it } from 'vitest';
import { REFUSAL_TEXTS, SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import {
  CONTACT,
  emailjsIds,
  SUBSCRIBER,
  sendJson,
  sendMultipart,
  sendUrlencoded,
} from '../testing/forms.ts';
import { send } from '../testing/http.ts';

const LONG = {
  user_name: 'محمد بن عبد الله الشمري',
  user_email: 'm@client.example',
  user_phone: '0500000000',
  user_subject: '🏗️ عاجل: <b>"quote"</b> & more',
  message: `${'م'.repeat(2_400)}\r\n\n\r${'x'.repeat(2_400)}👷🏽‍♀️ ${'٣'.repeat(190)}\u0000\u2028`,
};

describe.each(['json', 'multipart', 'urlencoded'] as const)('§7 by %s', (kind) => {
  const post = (url: string, fields: Record<string, string>, ids = emailjsIds('contact')) => {
    if (kind !== 'json') {
      const sendForm = kind === 'multipart' ? sendMultipart : sendUrlencoded;
      return sendForm(url, { ...fields, ...ids });
    }
    return send(url, SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, template_params: fields }),
    });
  };

  it('§7 answers exactly 200 OK as plain text, once the message is on disk', async () => {
    const desk = await startDesk();
    const answer = await post(desk.url, CONTACT);
    const stored = await storedIn(desk.dataDir);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ form: 'contact', delivery: { state: 'waiting' } });
    expect(valuesOf(stored[0])).toEqual(CONTACT);
  });

  it('§3 keeps Arabic, emoji, every line break and 5 000 characters unchanged', async () => {
    const desk = await startDesk();
    expect(LONG.message.length).toBeGreaterThanOrEqual(5_000);
    expect((await post(desk.url, LONG)).status).toBe(200);
    // The multipart encoding of browsers and fetch turns every line break into CRLF.
    const message =
      kind === 'multipart' ? LONG.message.replace(/\r\n|\r|\n/g, '\r\n') : LONG.message;
    expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual({ ...LONG, message });
  });

  it('§5 accepts a form with a single field', async () => {
    const desk = await startDesk();
    expect((await post(desk.url, { user_phone: '1' })).status).toBe(200);
  });

  it('§5 refuses an invalid e-mail and a blank form with 422 and the reasons, and stores nothing', async () => {
    const desk = await startDesk();
    const wrong = await post(desk.url, { ...CONTACT, user_email: 'nobody' });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      'user_email: Your Email is not valid! Provide valid email',
    ]);
    const blank = await post(desk.url, { user_name: ' ', message: '\r\n' });
    expect([blank.status, blank.text]).toEqual([422, 'Please fill in at least one field.']);
    const long = await post(desk.url, { message: 'x'.repeat(20_001) });
    expect([long.status, long.text]).toEqual([
      422,
      'message: Message is too long: at most 20,000 characters can be sent',
    ]);
    expect(await storedIn(desk.dataDir)).toEqual([]);
  });

  it('§7 reports a missing or unknown key, service and template in EmailJS’s words', async () => {
    const desk = await startDesk();
    const ids = emailjsIds('contact');
    const cases = [
      ['user_id', REFUSAL_TEXTS.userIdMissing, REFUSAL_TEXTS.userIdUnknown],
      ['service_id', REFUSAL_TEXTS.serviceIdMissing, REFUSAL_TEXTS.serviceIdUnknown],
      ['template_id', REFUSAL_TEXTS.templateIdMissing, REFUSAL_TEXTS.templateIdUnknown],
    ] as const;
    for (const [name, missing, unknown] of cases) {
      const { [name]: _, ...without } = ids;
      for (const each of [without, { ...ids, [name]: '' }]) {
        const answer = await post(desk.url, CONTACT, each);
        expect([answer.status, answer.text]).toEqual([400, missing]);
      }
      const answer = await post(desk.url, CONTACT, { ...ids, [name]: 'constructor' });
      expect([answer.status, answer.text]).toEqual([400, unknown]);
    }
    expect(await storedIn(desk.dataDir)).toEqual([]);
  });
});

it('§7 the last value of a reserved name counts, and none is stored as content', async () => {
  const desk = await startDesk();
  const answer = await sendMultipart(desk.url, [
    ['user_id', 'somebody'],
    ['template_id', 'something'],
    ...Object.entries(CONTACT),
    ...Object.entries(emailjsIds('contact')),
  ]);
  expect(answer.status).toBe(200);
  await sendJson(desk.url, 'contact', { ...CONTACT, user_id: 'x', lib_version: 'x', other: 'x' });
  for (const submission of await storedIn(desk.dataDir)) {
    expect(valuesOf(submission)).toEqual(CONTACT);
  }
});

it('§2.1 asks an address to confirm once, whatever its case', async () => {
  const desk = await startDesk();
  const answers = [
    await sendJson(desk.url, 'subscribe', SUBSCRIBER),
    await sendJson(desk.url, 'subscribe', { user_email: 'Reader@client.example' }),
    await sendMultipart(desk.url, { ...SUBSCRIBER, ...emailjsIds('subscribe') }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await storedIn(desk.dataDir)).map(valuesOf)).toEqual([SUBSCRIBER]);
  expect((await sendJson(desk.url, 'subscribe', {})).text).toBe(
    'user_email: E-mail is a required field',
  );
});

it('§7 refuses template params other than an object, and values other than text', async () => {
  const desk = await startDesk();
  // JSON leaves out what is undefined.
  for (const params of ['text', ['a'], 7, null, undefined]) {
    const answer = await sendJson(desk.url, 'contact', params);
    expect([answer.status, answer.text]).toEqual([400, REFUSAL_TEXTS.paramsNotAnObject]);
  }
  const answer = await sendJson(desk.url, 'contact', { ...CONTACT, message: { a: 1 } });
  expect([answer.status, answer.text]).toEqual([422, 'message: Message has to be text']);
});

it('§7 answers 405 to any method but POST, and 415 to other media types', async () => {
  const desk = await startDesk();
  for (const path of [SEND_PATH, SEND_FORM_PATH]) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await send(desk.url, path, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST']);
    }
  }
  const post = (path: string, type?: string, body = '{}') =>
    send(desk.url, path, { method: 'POST', headers: type ? { 'content-type': type } : {}, body });
  expect((await post(SEND_PATH, 'text/plain')).status).toBe(415);
  expect((await post(SEND_PATH)).status).toBe(415);
  expect((await post(SEND_PATH, 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post(SEND_FORM_PATH, 'application/json')).status).toBe(415);
  expect((await post(SEND_FORM_PATH, 'text/plain')).status).toBe(415);
  expect((await post('/api/v1.0/email/other', 'application/json')).status).toBe(404);
});

it('§8 answers 503 with Retry-After when nothing can be stored', async () => {
  const desk = await startDesk();
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('DROP TABLE delivery');
  const answer = await sendJson(desk.url, 'contact', CONTACT);
  expect([answer.status, answer.text]).toEqual([503, 'Service Unavailable']);
  expect(answer.headers['retry-after']).toBe('60');
  // The transaction of submission and delivery was rolled back.
  expect(other.prepare('SELECT count(*) AS n FROM submission').get()?.n).toBe(0);
  other.close();
});

it('§7 accepts numbers and booleans as template parameters, as EmailJS does', async () => {
  const desk = await startDesk();
  const body = { ...emailjsIds('contact'), template_params: { user_name: 7, message: true } };
  const answer = await send(desk.url, SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.text).toBe('OK');
  const [stored] = await storedIn(desk.dataDir);
  expect(valuesOf(stored)).toMatchObject({ user_name: '7', message: 'true' });
});
