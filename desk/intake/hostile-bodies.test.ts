// Bodies that no browser sends: each is answered with 2xx or 4xx in time, and the desk keeps running.
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, emailjsIds, sendJson, sendMultipart } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createRandom, mutate } from '../testing/traffic/mutate.ts';

const BOUNDARY = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp';
const END = `--${BOUNDARY}--\r\n`;
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const IDS = emailjsIds('contact');

function part(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const parts = Object.entries({ ...CONTACT, ...IDS }).map(([name, value]) => part(name, value));
const whole = parts.join('') + END;

const post = ({ url }: TestDesk, body: string | Buffer, type = TYPE, path = SEND_FORM_PATH) =>
  send(url, path, { method: 'POST', headers: { 'content-type': type }, body });

/** Sends the head of a form, with this framing, on a new connection. */
function begin({ port }: TestDesk, framing: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${TYPE}\r\n${framing}\r\n\r\n`,
  );
  return socket;
}

it('§7 answers malformed multipart and JSON at once with 400', async () => {
  const desk = await startDesk();
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
    expect([name, (await post(desk, body)).status]).toEqual([name, 400]);
  }
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=']) {
    expect((await post(desk, whole, type)).status).toBe(400);
  }
  for (const body of ['', '{', 'null', '[]', '"text"', '7', '\u0000', '{"user_id":']) {
    const { status } = await post(desk, body, 'application/json', SEND_PATH);
    expect([body, status]).toEqual([body, 400]);
  }
  expect((await post(desk, whole)).status).toBe(200);
});

it('§7 no mutated body crashes, hangs or is answered with 5xx', async () => {
  const desk = await startDesk();
  const random = createRandom(Number(process.env.SEED ?? 1));
  const resume = new File([new Uint8Array(pdf(300))], 'سيرة.pdf');
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION });
  const form = new FormData();
  for (const [name, value] of [...fields, ['resume', resume]] as const) form.append(name, value);
  const original = new Response(form);
  const type = original.headers.get('content-type') ?? '';
  const [, boundary = ''] = /boundary=(.*)$/.exec(type) ?? [];
  const body = Buffer.from(await original.arrayBuffer());
  const statuses = new Set<number>();
  for (let sent = 0; sent < 200; sent++) {
    const { status } = await post(desk, mutate(body, boundary, random), type);
    statuses.add(status);
  }
  expect([...statuses].filter((status) => status < 200 || status >= 500)).toEqual([]);
  // Every kind of answer occurs, so the mutations are neither all fatal nor all harmless.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 422]));
  expect((await sendMultipart(desk.url, { ...IDS, message: 'alive' })).text).toBe('OK');
});

it('§7 no field name reaches a prototype', async () => {
  const desk = await startDesk();
  const names = ['__proto__', 'constructor', 'toString', 'user_name[__proto__]', 'hasOwnProperty'];
  const odd = names.map((name) => part(name, 'x')).join('');
  expect((await post(desk, odd + whole)).text).toBe('OK');
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(CONTACT);
  const ids = JSON.stringify(IDS).slice(1);
  const json = `{"__proto__":{"user_id":"x"},"template_params":{"__proto__":{"user_name":"evil"},"message":"m"},${ids}`;
  expect((await post(desk, json, 'application/json', SEND_PATH)).text).toBe('OK');
  expect(valuesOf((await storedIn(desk.dataDir))[0]).user_name).toBe('');
  expect(({} as Record<string, unknown>).user_name).toBeUndefined();
});

it('§7 refuses a file in a text field', async () => {
  const desk = await startDesk();
  const file = part('message"; filename="../a.txt', 'x');
  const refused = await post(desk, parts.join('') + file + END);
  expect([refused.status, refused.text]).toEqual([422, 'message: Message has to be text']);
});

it('§7 answers too many fields or bytes with 413', async () => {
  const desk = await startDesk();
  const tiny = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000);
  const answers = [
    await post(desk, part('a', 'b').repeat(9_000) + whole),
    await post(desk, tiny, 'multipart/form-data; boundary=b'),
    await post(desk, tiny, 'multipart/form-data; xboundary=z; boundary=b'),
    await post(desk, 'a=b&'.repeat(200), 'application/x-www-form-urlencoded'),
    await post(desk, part('message', 'x'.repeat(1_100_000)) + whole),
    await sendJson(desk.url, 'contact', { message: 'x'.repeat(1_100_000) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(413));
  expect(await storedIn(desk.dataDir)).toEqual([]);
});

it('§7 refuses a body by its Content-Length before reading it', async () => {
  const socket = begin(await startDesk(), 'Content-Length: 10000000000');
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('§7 cuts off an endless chunked body at the limit, and closes the connection', async () => {
  const socket = begin(await startDesk(), 'Transfer-Encoding: chunked');
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const next = (event: string) => new Promise((resolve) => socket.once(event, resolve));
  const [closed, answered] = [next('close'), next('data')];
  for (let sent = 0; !socket.destroyed && sent < 1_000; sent++) {
    if (!socket.write(chunk)) await Promise.race([next('drain'), closed]);
  }
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 413 /);
  await closed;
  // Including the buffers of the operating system.
  expect(socket.bytesWritten).toBeLessThan(40 * 1024 * 1024);
});

it('§7 a sender that disconnects leaves nothing behind', async () => {
  const desk = await startDesk();
  const socket = begin(desk, `Content-Length: ${whole.length}`);
  socket.write(whole.slice(0, 200), () => socket.destroy());
  await once(socket, 'close');
  expect((await post(desk, whole)).status).toBe(200);
  expect(await storedIn(desk.dataDir)).toHaveLength(1);
  expect(desk.log()).not.toContain('"level":50');
});
