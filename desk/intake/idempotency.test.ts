// A message sent twice is stored once (double click, a browser that retries), and a mailbox is asked once.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { metric, SOON, startDesk, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { CONTACT, emailjsIds, sendApplication, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const key = (value: string) => ({ 'idempotency-key': value });

const subscribe = ({ url }: TestDesk, address: string) =>
  sendJson(url, 'subscribe', { user_email: address });

it('§8 stores the same content within ten minutes once, with the same answer', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ clock });
  const post = (more = {}) => sendJson(desk.url, 'contact', { ...CONTACT, ...more });
  const answers = await Promise.all(Array.from({ length: 50 }, () => post()));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
  clock.advance(10 * MINUTE - 1);
  await post();
  expect(await storedIn(desk.dataDir)).toHaveLength(1);
  clock.advance(1);
  await post();
  // One character more, and one byte more in a file.
  await post({ message: `${CONTACT.message}.` });
  for (const size of [10, 11, 10]) await sendApplication(desk.url, pdf(size));
  const forms = (await storedIn(desk.dataDir)).map(({ form }) => form);
  expect(forms.toSorted().join()).toBe('career,career,contact,contact,contact,receipt,receipt');
});

it('§8 an Idempotency-Key is valid for a day; with another message it is a 422', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ clock });
  const post = (message: string) => sendJson(desk.url, 'contact', { message }, key('"abc"'));
  expect((await post('one')).text).toBe('OK');
  clock.advance(DAY - 1);
  expect((await post('one')).text).toBe('OK');
  const other = await post('two');
  expect([other.status, other.text]).toEqual([
    422,
    'The Idempotency-Key was used for another message',
  ]);
  expect((await storedIn(desk.dataDir)).map((each) => valuesOf(each).message)).toEqual(['one']);
  clock.advance(1);
  expect((await post('two')).text).toBe('OK');
  expect((await sendJson(desk.url, 'contact', CONTACT, key('x'.repeat(256)))).status).toBe(400);
});

it('§8 the same key during the first request is a 409', async () => {
  const desk = await startDesk();
  const body = JSON.stringify({ ...emailjsIds('contact'), template_params: CONTACT });
  const socket = connect(desk.port, '127.0.0.1');
  socket.write(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nIdempotency-Key: k\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body.slice(0, 20)}`,
  );
  // Its answer shows that the desk has read the socket's request.
  await send(desk.url, '/healthz');
  const second = await sendJson(desk.url, 'contact', CONTACT, key('k'));
  expect([second.status, second.headers['retry-after']]).toEqual([409, '1']);
  expect((await sendJson(desk.url, 'contact', CONTACT, key('other'))).status).toBe(200);
  const closed = once(socket, 'close');
  socket.resume().write(body.slice(20));
  await closed;
  expect((await sendJson(desk.url, 'contact', CONTACT, key('k'))).status).toBe(200);
});

it('§8 a person’s message never counts as a duplicate of suspected spam', async () => {
  const desk = await startDesk();
  const spam = { ...CONTACT, second_note: 'https://spam.example' };
  for (const params of [spam, spam, { ...CONTACT, second_note: ' ' }]) {
    expect((await sendJson(desk.url, 'contact', params)).text).toBe('OK');
  }
  await sendJson(desk.url, 'subscribe', { user_email: 'reader@client.example', second_note: 'x' });
  await subscribe(desk, 'Reader@client.example');
  const stored = await storedIn(desk.dataDir);
  const marked = stored.map(({ form, spamReason }) => `${form} ${spamReason !== undefined}`);
  expect(marked.toSorted()).toEqual([
    ...['confirm false', 'confirm true'],
    ...['contact false', 'contact true'],
  ]);
  expect(stored.flatMap((each) => Object.keys(valuesOf(each)))).not.toContain('second_note');
});

it('§2.1 asks a mailbox once a day, however its address is spelled, and erases it after a week', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: { METRICS_PORT: '0' } });
  for (const [first, ...others] of [
    ['victim@mail.example', 'victim+1@mail.example', 'Victim+1+2@Mail.example'],
    ['v.ictim@gmail.com', 'victim@gmail.com', 'vic.tim+x@googlemail.com'],
    ['a.b@mail.example'],
    ['ab@mail.example'],
    ['+1@mail.example'],
  ]) {
    expect((await subscribe(desk, String(first))).text).toBe('OK');
    expect((await subscribe(desk, String(first).toUpperCase())).text).toBe('OK');
    for (const other of others) {
      const refused = await subscribe(desk, other);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
      expect(refused.text).toContain('try again later');
    }
  }
  expect(await storedIn(desk.dataDir)).toHaveLength(5);
  expect(await metric(desk, 'desk_refusals_total{reason="confirm_mailbox"}')).toBe(4);
  clock.advance(DAY);
  expect((await subscribe(desk, 'victim+1@mail.example')).text).toBe('OK');
  clock.advance(7 * DAY);
  await vi.waitFor(async () => expect(await storedIn(desk.dataDir)).toEqual([]), SOON);
});

it('§2.1 asks only so many addresses of a mail domain an hour: a tenth of a minute’s messages', async () => {
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: { RATE_LIMIT_TOTAL: '20', METRICS_PORT: '0' } });
  for (const name of ['one', 'two']) await subscribe(desk, `${name}@mail.example`);
  clock.advance(10 * MINUTE);
  const refused = await subscribe(desk, 'three@mail.example');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3000']);
  expect((await subscribe(desk, 'three@other.example')).text).toBe('OK');
  expect(await metric(desk, 'desk_refusals_total{reason="confirm_domain"}')).toBe(1);
  expect(await storedIn(desk.dataDir)).toHaveLength(3);
});
