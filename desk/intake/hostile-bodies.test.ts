// Bodies that no browser sends: each is answered with 2xx or 4xx in time, and the desk keeps running.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, emailjsIds, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';

const BOUNDARY = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp';
const END = `--${BOUNDARY}--\r\n`;

function part(name: string, value: string, headers = ''): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
}

const parts = Object.entries({ ...CONTACT, ...emailjsIds('contact') }).map(([name, value]) =>
  part(name, value),
);
const whole = parts.join('') + END;

function post(
  url: string,
  body: string | Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  return send(url, SEND_FORM_PATH, { method: 'POST', headers: { 'content-type': type }, body });
}

it('§7 answers malformed multipart at once with 400', async () => {
  const desk = await startDesk();
  expect((await post(desk.url, whole)).status).toBe(200);
  const bodies = {
    empty: '',
    'only a boundary': `--${BOUNDARY}`,
    'another boundary': whole.replaceAll(BOUNDARY, `${BOUNDARY}x`),
    'no final boundary': parts.join(''),
    'cut in a header': `${parts.join('')}--${BOUNDARY}\r\nContent-Dispo`,
    'cut in a value': whole.slice(0, -60),
    'header without colon': `--${BOUNDARY}\r\n${'x'.repeat(80_000)}\r\n\r\nv\r\n${END}`,
    'header and at once the end': `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n${END}`,
    'line feeds only': whole.replaceAll('\r', ''),
    noise: Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919) % 256)),
  };
  for (const [name, body] of Object.entries(bodies)) {
    expect([name, (await post(desk.url, body)).status]).toEqual([name, 400]);
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
    expect((await post(desk.url, whole, type)).status).toBe(400);
  }
  const leadingSpace = whole.replace('Content-Disposition', ' Content-Disposition');
  expect([200, 400]).toContain((await post(desk.url, leadingSpace)).status);
  expect((await post(desk.url, whole)).status).toBe(200);
});

it('§7 every truncation of a good body is answered', async () => {
  const desk = await startDesk();
  const statuses = new Set<number>();
  for (let length = 0; length < whole.length; length += 11) {
    statuses.add((await post(desk.url, whole.slice(0, length))).status);
  }
  // Without the last line break the form is still complete.
  expect([...statuses].filter((status) => status !== 400 && status !== 200)).toEqual([]);
  expect((await storedIn(desk.dataDir)).length).toBeLessThanOrEqual(1);
});

it('§7 no field name reaches a prototype', async () => {
  const desk = await startDesk();
  const names = ['__proto__', 'constructor', 'toString', 'user_name[__proto__]', 'hasOwnProperty'];
  const body = names.map((name) => part(name, 'x')).join('') + whole;
  expect((await post(desk.url, body)).status).toBe(200);
  const json = `{"__proto__":{"user_id":"x"},"template_params":{"__proto__":{"user_name":"evil"},"message":"m"},${JSON.stringify(
    emailjsIds('contact'),
  ).slice(1)}`;
  const answer = await send(desk.url, SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  });
  expect(answer.status).toBe(200);
  const [latest] = await storedIn(desk.dataDir);
  expect(valuesOf(latest).user_name).toBe('');
  expect(({} as Record<string, unknown>).user_name).toBeUndefined();
});

it('§7 refuses a file in a text field; the last value of a repeated field counts', async () => {
  const desk = await startDesk();
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"; filename="../a.txt"\r\nContent-Type: text/plain\r\n\r\nx\r\n`;
  const refused = await post(desk.url, parts.join('') + file + END);
  expect([refused.status, refused.text]).toEqual([422, 'message: Message has to be text']);
  expect((await post(desk.url, parts.join('') + part('message', 'last') + END)).status).toBe(200);
  expect(valuesOf((await storedIn(desk.dataDir))[0]).message).toBe('last');
});

it('§7 answers too many fields or bytes with 413', async () => {
  const desk = await startDesk();
  expect((await post(desk.url, part('a', 'b').repeat(9_000) + whole)).status).toBe(413);
  const tiny = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000);
  expect((await post(desk.url, tiny, 'multipart/form-data; boundary=b')).status).toBe(413);
  expect((await post(desk.url, tiny, 'multipart/form-data; xboundary=z; boundary=b')).status).toBe(
    413,
  );
  const urlencoded = 'application/x-www-form-urlencoded';
  expect((await post(desk.url, 'a=b&'.repeat(200), urlencoded)).status).toBe(413);
  expect((await post(desk.url, part('message', 'x'.repeat(1_100_000)) + whole)).status).toBe(413);
  const json = await sendJson(desk.url, 'contact', { message: 'x'.repeat(1_100_000) });
  expect(json.status).toBe(413);
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('§7 refuses a body by its Content-Length before reading it', async () => {
  const desk = await startDesk();
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 10000000000\r\n\r\n`,
  );
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('§7 cuts off an endless chunked body at the limit, and closes the connection', async () => {
  const desk = await startDesk();
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  let sent = 0;
  const pump = () => {
    while (!socket.destroyed && sent < 64 * 1024 * 1024) {
      sent += 65_536;
      if (!socket.write(chunk)) {
        socket.once('drain', pump);
        return;
      }
    }
  };
  const closed = new Promise((resolve) => socket.once('close', resolve));
  pump();
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1\.1 413 /);
  await closed;
  // Including the buffers of the operating system.
  expect(socket.bytesWritten).toBeLessThan(40 * 1024 * 1024);
});

it('§7 answers broken JSON with 400', async () => {
  const desk = await startDesk();
  for (const body of ['', '{', 'null', '[]', '"text"', '7', '\u0000', '{"user_id":']) {
    const answer = await send(desk.url, SEND_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([body, answer.status]).toEqual([body, 400]);
  }
});

it('§7 a sender that disconnects leaves nothing behind', async () => {
  const desk = await startDesk();
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.write(
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${whole.length}\r\n\r\n${whole.slice(0, 200)}`,
    () => socket.destroy(),
  );
  await once(socket, 'close');
  expect((await post(desk.url, whole)).status).toBe(200);
  expect(await storedIn(desk.dataDir)).toHaveLength(1);
  expect(desk.log()).not.toContain('"level":50');
});
