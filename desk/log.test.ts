// Nothing that a visitor sent is in the log, in the metrics or in an address, whatever is refused and whatever fails.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  APPLICATION_PATH,
  CONFIRM_PATH,
  OFFICE_PATH,
  SEND_FORM_PATH,
  SEND_PATH,
  UNSUBSCRIBE_PATH,
  WITHDRAW_PATH,
} from '#shared/wire.ts';
import { DeskError } from './desk-error.ts';
import { createLog } from './log.ts';
import { type Failure, startScriptedSmtp } from './testing/broken-smtp.ts';
import {
  passDays,
  readMetrics,
  SOON,
  startDesk,
  storedIn,
  type TestDesk,
  temporaryDirectory,
} from './testing/desk.ts';
import { PROGRAM, pdf } from './testing/documents.ts';
import { emailjsIds, sendJson, sendMultipart, sendUrlencoded } from './testing/forms.ts';
import { type Answer, send } from './testing/http.ts';
import { mailEnvironment, press, startPeer } from './testing/mail.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { postgresOfFile } from './testing/postgres-of-file.ts';
import { smallSite } from './testing/sites.ts';
import { linkIn } from './testing/smtp-peer.ts';
import { rawExchange } from './testing/traffic/connection.ts';

const MARK = 'Zq7markedKx';

const MEGABYTE = 1024 * 1024;

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every header that a visitor may send. */
const HEADERS = {
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${MARK}`,
  referer: `https://${MARK}.example/${MARK}?${MARK}`,
  cookie: `${MARK}=${MARK}`,
  'accept-language': MARK,
  'x-forwarded-for': `${MARK}, 192.0.2.99`,
  'x-request-id': MARK,
};

const PERSON = {
  user_name: `${MARK} "quoted"\n    at ${MARK} (/${MARK}:1:1)`,
  user_email: `${MARK}@${MARK}.example`,
  user_phone: `+966 ${MARK}`,
};

const CONTACT = { ...PERSON, user_subject: MARK, message: `${MARK} %s %o` };

const resume = (content = pdf(10), name = `${MARK}.pdf`): [string, File] => [
  'resume',
  new File([new Uint8Array(content)], name),
];

/** An application, different each time: a repeated one is not stored. */
const application = (file = resume()): [string, string | Blob][] => [
  ...Object.entries({ ...emailjsIds('career'), ...PERSON, portfolio: newAddress() }),
  file,
];

const newAddress = () => `https://x.example/${MARK}/${randomUUID()}`;

const postgres = postgresOfFile();

let provoked = 0;

/** Expects this status of a refusal or failure, and counts it. */
async function refused(status: number, answer: Promise<Answer> | Promise<number>): Promise<void> {
  const got = await answer;
  expect(typeof got === 'number' ? got : got.status).toBe(status);
  provoked += 1;
}

/** Waits until the log has this line, and counts the failure that it reports. */
async function logged(desk: TestDesk, words: string): Promise<void> {
  await vi.waitFor(() => expect(desk.log()).toContain(words), SOON);
  provoked += 1;
}

/** The mark as it is, and as bytes are printed in JSON, hexadecimal, and base64 at each offset. */
const MARKS = [
  MARK,
  JSON.stringify([...Buffer.from(MARK)]).slice(1, -1),
  Buffer.from(MARK).toString('hex'),
  ...['', ' ', '  '].map((before) =>
    Buffer.from(before + MARK)
      .toString('base64')
      .slice(4, -4),
  ),
];

/** The lines with the mark, or with another secret. */
function marked(text: string, secrets: string[] = []): string[] {
  const all = [...MARKS, ...secrets].map((each) => each.toLowerCase());
  const lines = text.split('\n');
  return lines.filter((line) => all.some((each) => line.toLowerCase().includes(each)));
}

async function expectNoMark(desk: TestDesk, secrets: string[] = []): Promise<void> {
  expect(desk.log()).toContain('"msg"');
  expect(marked(desk.log(), secrets)).toEqual([]);
  expect(marked(await readMetrics(desk), secrets)).toEqual([]);
}

const portOf = ({ url }: TestDesk) => Number(new URL(url).port);

const raw = (desk: TestDesk, text: string) =>
  rawExchange(portOf(desk), Buffer.from(text.replaceAll('\n', '\r\n')), 20_000);

/** A scanner that gives this reply to every file. */
async function startScanner(reply: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // The last chunk has length 0.
    socket.on('data', (chunk: Buffer) => {
      if (chunk.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (desk: TestDesk, path: string, type: string, body: string, headers = {}) =>
  send(desk.url, path, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': type, ...headers },
    body,
  });

it('requests that no form makes', async () => {
  const desk = await startDesk({
    site: smallSite,
    env: { METRICS_PORT: '0', TRUST_PROXY: 'loopback', PUBLISH_SECRET: 'a secret of the host' },
    // A file is in the way of its folder.
    publishRequest: join(temporaryFile(), 'publish'),
  });
  const request = (path: string, method = 'GET', headers = {}) =>
    send(desk.url, path, { method, headers: { ...HEADERS, ...headers } });
  for (const path of [`/${MARK}?${MARK}`, `/assets/${MARK}.js`, `/%zz${MARK}?${MARK}`]) {
    await refused(404, request(path));
    await refused(404, request(path, 'POST'));
  }
  await refused(404, request(`//${MARK}.example/${MARK}`));
  await refused(404, request(`/api/${MARK}?token=${MARK}`));
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    await refused(405, request(`${SEND_PATH}?${MARK}`, method));
  }
  await refused(405, request(`/?${MARK}`, 'POST'));
  await refused(405, request(`/healthz?${MARK}`, 'POST'));
  await refused(401, request('/api/publish', 'POST', { 'x-gitlab-token': MARK }));
  const signed = { 'x-gitlab-token': 'a secret of the host', 'content-length': 0 };
  await refused(500, request('/api/publish', 'POST', signed));

  const post = `POST ${SEND_PATH}?${MARK} HTTP/1.1\nHost: x\nX-Name: ${MARK}\n`;
  await refused(400, raw(desk, `${MARK} / HTTP/1.1\n\n`));
  await refused(400, raw(desk, `GET /${MARK} ${MARK}\n\n`));
  await refused(400, raw(desk, `GET /${MARK} HTTP/9.9\nHost: ${MARK}\n\n`));
  await refused(400, raw(desk, `GET /${MARK} HTTP/1.1\nX-${MARK} ${MARK}\n\n`));
  await refused(400, raw(desk, `${post}Content-Length: ${MARK}\n\n`));
  await refused(400, raw(desk, `${post}Content-Length: 9\nTransfer-Encoding: chunked\n\n${MARK}`));
  await refused(400, raw(desk, `${post}Transfer-Encoding: chunked\n\n${MARK}\n`));
  await refused(417, raw(desk, `${post}Expect: ${MARK}\nContent-Length: 1\n\n`));
  await refused(431, raw(desk, `GET /${MARK} HTTP/1.1\nHost: x\nX-Y: ${MARK.repeat(9_000)}\n\n`));
  // A client that goes away within its body.
  await refused(
    400,
    raw(desk, `${post}Content-Type: application/json\nContent-Length: 99\n\n${MARK}`),
  );
  await expectNoMark(desk);
});

function temporaryFile(): string {
  const path = join(temporaryDirectory(), 'file');
  writeFileSync(path, '');
  return path;
}

it('forms that are refused', async () => {
  const clamd = await startScanner('stream: Eicar-Signature FOUND\0');
  const env = { METRICS_PORT: '0', TRUST_PROXY: 'loopback', CLAMD: clamd };
  const desk = await startDesk({ env });
  const ids = emailjsIds('contact');
  const json = (body: string, headers = {}) =>
    post(desk, SEND_PATH, 'application/json', body, headers);
  const encoded = (fields: Record<string, string>, headers = {}) =>
    sendUrlencoded(desk.url, fields, { ...HEADERS, ...headers });
  const multipart = (fields: [string, string | Blob][], headers = {}) =>
    sendMultipart(desk.url, fields, { ...HEADERS, ...headers });

  await refused(400, json(`{"user_id": "x", "template_params": {"message": ${MARK}}}`));
  await refused(400, json(`"${MARK}"`));
  await refused(400, json(JSON.stringify({ ...ids, template_params: MARK })));
  for (const id of ['user_id', 'service_id', 'template_id']) {
    await refused(400, json(JSON.stringify({ ...ids, [id]: MARK })));
    await refused(400, encoded({ ...CONTACT, ...ids, [id]: MARK }, NAVIGATE));
  }
  await refused(415, post(desk, SEND_PATH, `text/${MARK}`, MARK));
  await refused(415, post(desk, SEND_FORM_PATH, 'application/json', `{"a":"${MARK}"}`));
  const wrong = { ...CONTACT, user_email: MARK, user_subject: MARK.repeat(100) };
  await refused(422, sendJson(desk.url, 'contact', wrong, HEADERS));
  await refused(422, sendJson(desk.url, 'contact', { ...CONTACT, message: { [MARK]: MARK } }));
  for (const headers of [{}, NAVIGATE]) {
    await refused(422, encoded({ ...wrong, ...ids }, headers));
    await refused(422, multipart(Object.entries({ ...wrong, ...ids }), headers));
    await refused(422, multipart(application(resume(PROGRAM)), headers));
    await refused(422, multipart(application(resume(pdf(10), `${MARK}.exe`)), headers));
    await refused(422, multipart(application(), headers));
    await refused(413, multipart(application(resume(pdf(5.5 * MEGABYTE))), headers));
    const long = Object.entries({ ...ids, ...CONTACT, message: MARK.repeat(150_000) });
    await refused(413, multipart(long, headers));
    await refused(413, encoded(Object.fromEntries(long), headers));
    const many = Array.from({ length: 150 }, (_, i) => [`${MARK}${i}`, MARK] as [string, string]);
    await refused(413, multipart(many, headers));
    await refused(413, encoded(Object.fromEntries(many), headers));
  }
  for (const [boundary, body] of [
    ['', `--${MARK}`],
    ['; boundary=', `--${MARK}`],
    [`; boundary=${MARK}`, MARK],
    [`; boundary=${MARK}`, `--${MARK}\r\nContent-Disposition: ${MARK}\r\n\r\n${MARK}`],
    [`; boundary=${MARK}`, `--${MARK}\r\n${MARK.repeat(9_000)}\r\n\r\n${MARK}\r\n--${MARK}--`],
  ] as const) {
    await refused(400, post(desk, SEND_FORM_PATH, `multipart/form-data${boundary}`, body));
  }
  await refused(403, encoded({ ...CONTACT, ...ids }, { origin: `https://${MARK}.example` }));

  const key = { 'idempotency-key': MARK };
  expect((await sendJson(desk.url, 'contact', CONTACT, { ...HEADERS, ...key })).status).toBe(200);
  await refused(422, sendJson(desk.url, 'contact', { message: MARK }, { ...HEADERS, ...key }));
  await refused(400, json('{}', { 'idempotency-key': MARK.repeat(30) }));
  const socket = connect(portOf(desk), '127.0.0.1');
  socket.write(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nIdempotency-Key: ${MARK}2\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  );
  // Its answer shows that the desk has read the request before.
  await send(desk.url, '/healthz');
  await refused(409, json('{}', { 'idempotency-key': `${MARK}2` }));
  socket.destroy();

  const limited = await startDesk({ env: { ...env, RATE_LIMIT: '1', RATE_LIMIT_TOTAL: '1' } });
  await sendJson(limited.url, 'contact', CONTACT, HEADERS);
  await refused(429, sendJson(limited.url, 'contact', CONTACT, HEADERS));
  const fromElsewhere = { ...HEADERS, 'x-forwarded-for': '192.0.2.1' };
  await refused(429, sendJson(limited.url, 'contact', { ...CONTACT, message: '2' }, fromElsewhere));
  for (const each of [desk, limited]) await expectNoMark(each);
});

it('uploads without memory', async () => {
  const desk = await startDesk({ env: { METRICS_PORT: '0' } });
  const bytes = Buffer.alloc(MEGABYTE, MARK);
  const sockets = Array.from({ length: 75 }, () => {
    const socket = connect(portOf(desk), '127.0.0.1').resume();
    socket.on('error', () => undefined);
    socket.write(
      `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${2 * MEGABYTE}\r\n\r\n`,
    );
    socket.write(bytes);
    return socket;
  });
  const large = application(resume(pdf(2 * MEGABYTE)));
  await vi.waitFor(async () => {
    expect((await sendMultipart(desk.url, large, HEADERS)).status).toBe(503);
  }, SOON);
  const long = { ...CONTACT, message: MARK.repeat(50_000) };
  const ids = emailjsIds('contact');
  for (const headers of [HEADERS, { ...HEADERS, ...NAVIGATE }]) {
    await refused(503, sendMultipart(desk.url, large, headers));
    await refused(503, sendMultipart(desk.url, { ...ids, ...long }, headers));
    await refused(503, sendUrlencoded(desk.url, { ...ids, ...long }, headers));
  }
  await refused(503, sendJson(desk.url, 'contact', long, HEADERS));
  for (const socket of sockets) socket.destroy();
  expect(desk.log()).toContain('The memory for uploads is full');
  await expectNoMark(desk);
});

it('links with a wrong token, and a preview with a wrong password', async () => {
  const desk = await startDesk({ env: { METRICS_PORT: '0' } });
  const paths = [CONFIRM_PATH, UNSUBSCRIBE_PATH, APPLICATION_PATH, WITHDRAW_PATH, OFFICE_PATH];
  for (const path of paths) {
    for (const token of [MARK, `${MARK}\0`, `https://${MARK}.example/${path}?token=${MARK}`]) {
      await refused(404, press(desk.url, path, { token }, HEADERS));
    }
    const query = `${path}?token=${MARK}&language=${MARK}`;
    await refused(404, send(desk.url, query, { method: 'POST', headers: { ...HEADERS, ...FORM } }));
    await refused(303, send(desk.url, query, { headers: HEADERS }));
  }
  await refused(400, press(desk.url, OFFICE_PATH, { token: MARK, status: MARK }, HEADERS));
  await refused(403, press(desk.url, CONFIRM_PATH, {}, { origin: `https://${MARK}.example` }));

  const preview = await startDesk({
    site: smallSite,
    env: { METRICS_PORT: '0', SITE_PASSWORD: 'for the board' },
  });
  const guess = (text: string) =>
    send(preview.url, `/${MARK}`, { headers: { ...HEADERS, authorization: text } });
  for (let i = 0; i < 9; i++) await refused(401, guess(`Basic ${btoa(`${MARK}:${MARK}`)}`));
  await refused(401, guess(MARK));
  await refused(429, guess(MARK));
  for (const each of [desk, preview]) await expectNoMark(each);
});

/** A desk with an application and a confirmed subscription, and the links in its mails. */
async function startWithLinks(env: Record<string, string>) {
  const peer = await startPeer();
  const clock = createManualClock(Date.now());
  const desk = await startDesk({
    clock,
    site: smallSite,
    env: { ...mailEnvironment(peer.url), METRICS_PORT: '0', TRUST_PROXY: 'loopback', ...env },
  });
  expect((await sendMultipart(desk.url, application(), HEADERS)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  const subscriber = { user_email: PERSON.user_email };
  expect((await sendJson(desk.url, 'subscribe', subscriber, HEADERS)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  const links = () => peer.mails.map(({ text }) => linkIn(text));
  const asked = await storedIn(desk.dataDir, env.DATABASE_URL);
  expect((await press(desk.url, String(links()[2]), {}, HEADERS)).status).toBe(200);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(4), SOON);
  const all = [...asked, ...(await storedIn(desk.dataDir, env.DATABASE_URL))];
  const tokens = [...new Set(all.flatMap(({ token }) => token ?? []))];
  expect(tokens).toHaveLength(4);
  const withdraw = links().find((link) => link.startsWith(`${APPLICATION_PATH}#`)) ?? '';
  return { desk, clock, tokens, links: [...links(), withdraw.replace('#', '/withdraw#')] };
}

it('no request target has the token of a link', async () => {
  const { desk, links, tokens } = await startWithLinks({});
  const targets: string[] = [];
  for (const link of links) {
    const opened = await send(desk.url, link.split('#')[0] ?? '', { headers: HEADERS });
    const old = await send(desk.url, link.replace('#', '?token='), { headers: HEADERS });
    const answered = await press(desk.url, link, {}, HEADERS);
    targets.push(link, String(old.headers.location));
    for (const { text } of [opened, answered]) {
      for (const [, target = ''] of text.matchAll(/(?:href|action|src)="([^"]*)"/g)) {
        targets.push(target);
      }
    }
  }
  expect(targets).toContain(WITHDRAW_PATH);
  // What browsers send of an address ends before the sign.
  const sent = targets.map((target) => target.replace(/#.*/, ''));
  expect(marked(sent.join('\n'), tokens)).toEqual([]);
  await expectNoMark(desk, tokens);
});

it('SQLite that fails and quotes what it stores', async () => {
  const { desk, clock, links, tokens } = await startWithLinks({});
  const other = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  onTestFinished(() => other.close());
  for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
    const row = change === 'DELETE' ? 'OLD' : 'NEW';
    other.exec(
      `CREATE TRIGGER fails_${change} BEFORE ${change} ON submission
       BEGIN SELECT RAISE(ABORT, ${row}.fields); END`,
    );
  }
  const fail = async () => {
    await refused(503, sendMultipart(desk.url, application(), HEADERS));
    await refused(503, sendMultipart(desk.url, application(), { ...HEADERS, ...NAVIGATE }));
    await refused(503, sendJson(desk.url, 'contact', { message: newAddress() }, HEADERS));
    await refused(
      503,
      sendUrlencoded(
        desk.url,
        { ...emailjsIds('contact'), ...CONTACT, message: newAddress() },
        { ...HEADERS, ...NAVIGATE },
      ),
    );
    for (const link of links.filter((each) => /^\/api\/(unsubscribe|.*withdraw)/.test(each))) {
      await refused(503, press(desk.url, link, {}, HEADERS));
    }
    const office = links.find((each) => each.startsWith(OFFICE_PATH)) ?? '';
    await refused(503, press(desk.url, office, { status: 'read' }, HEADERS));
  };
  await fail();
  // The contact form is refused, but its text would be in an error of retention too.
  await passDays(clock, 400);
  await logged(desk, 'could not erase');
  for (const change of ['INSERT', 'UPDATE', 'DELETE']) other.exec(`DROP TRIGGER fails_${change}`);
  other.exec('ALTER TABLE submission RENAME TO gone; ALTER TABLE page_view RENAME TO gone_view');
  await fail();
  await refused(503, press(desk.url, String(links[1]), {}, HEADERS));
  await refused(503, send(desk.url, `/readyz?${MARK}`, { headers: HEADERS }));
  await send(desk.url, '/', { headers: HEADERS });
  other.exec('ALTER TABLE delivery RENAME TO gone_delivery');
  clock.advance(60_000);
  await logged(desk, 'could not store page views');
  await logged(desk, 'the delivery worker cannot use the store');
  await expectNoMark(desk, tokens);
});

it('PostgreSQL that fails and quotes what it stores', async () => {
  const database = await postgres.openEmpty();
  const { desk, clock, links, tokens } = await startWithLinks({ DATABASE_URL: postgres.url });
  await database.query(
    `ALTER TABLE submission ADD CONSTRAINT fails CHECK (fields NOT LIKE '%${MARK}%') NOT VALID`,
  );
  onTestFinished(async () => {
    await database.query('ALTER TABLE submission DROP CONSTRAINT IF EXISTS fails');
  });
  const fail = async () => {
    await refused(503, sendMultipart(desk.url, application(), HEADERS));
    await refused(503, sendJson(desk.url, 'contact', { message: newAddress() }, HEADERS));
    for (const link of links.filter((each) => each.startsWith(UNSUBSCRIBE_PATH))) {
      await refused(503, press(desk.url, link, {}, HEADERS));
    }
    const office = links.find((each) => each.startsWith(OFFICE_PATH)) ?? '';
    await refused(503, press(desk.url, office, { status: 'read' }, HEADERS));
  };
  await fail();
  expect(desk.log()).toContain('"code":"23514"');
  await postgres.server.stop();
  await fail();
  await refused(503, press(desk.url, String(links[0]), {}, HEADERS));
  await refused(503, send(desk.url, '/readyz', { headers: HEADERS }));
  clock.advance(60_000);
  await logged(desk, 'the delivery worker cannot use the store');
  await logged(desk, 'could not erase the keys of IP addresses');
  await postgres.server.start();
  await expectNoMark(desk, tokens);
}, 120_000);

const QUOTE = `${MARK} <${PERSON.user_email}>\t"${MARK}" in ${CONTACT.message.trim()}`;

it.each<[string, Failure]>([
  ['not delivered yet', { at: 'greeting', does: `421 4.7.0 ${QUOTE}` }],
  ['not delivered yet', { at: 'MAIL', does: `451 4.7.1 ${QUOTE}` }],
  ['parked', { at: 'RCPT', does: `550 5.7.1 ${QUOTE}` }],
  ['parked', { at: 'message', does: `554 5.7.1 ${QUOTE}` }],
  ['not delivered yet', { at: 'DATA', does: QUOTE }],
])('a mail server that quotes the message: %s, %o', async (words, failure) => {
  const smtp = await startScriptedSmtp(failure);
  onTestFinished(() => smtp.close());
  const mail = mailEnvironment(`smtp://127.0.0.1:${smtp.port}`);
  const desk = await startDesk({ env: { ...mail, METRICS_PORT: '0' } });
  expect((await sendJson(desk.url, 'contact', CONTACT, HEADERS)).text).toBe('OK');
  await logged(desk, words);
  expect((await storedIn(desk.dataDir))[0]?.delivery.lastError).toContain(MARK);
  await expectNoMark(desk);
});

it('a scanner that quotes the file, and a row that cannot be read', async () => {
  for (const reply of [`${MARK}\0`, `stream: ${MARK} ERROR\0`, '', `stream: A ${MARK} FOUND\0`]) {
    const env = { METRICS_PORT: '0', CLAMD: await startScanner(reply) };
    const desk = await startDesk({ env });
    const { status } = await sendMultipart(desk.url, application(), HEADERS);
    expect(status).toBe(reply.endsWith('FOUND\0') ? 422 : 200);
    await logged(desk, reply.endsWith('FOUND\0') ? 'infected' : 'the virus scanner does not work');
    await expectNoMark(desk);
  }
  const smtp = await startScriptedSmtp();
  onTestFinished(() => smtp.close());
  const dataDir = temporaryDirectory();
  const waiting = await startDesk({ dataDir });
  await sendJson(waiting.url, 'contact', CONTACT, HEADERS);
  await waiting.close();
  const other = new DatabaseSync(join(dataDir, 'desk.db'));
  other.exec(`UPDATE submission SET fields = '[{"${MARK}": 1}]'`);
  other.close();
  const env = { ...mailEnvironment(`smtp://127.0.0.1:${smtp.port}`), METRICS_PORT: '0' };
  const desk = await startDesk({ dataDir, env });
  await logged(desk, 'cannot be read');
  await expectNoMark(desk);
});

it('an error that an unknown part throws', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const causes = (message: string) =>
    Object.assign(new DeskError(message, { cause: new SyntaxError(MARK) }), { typed: MARK });
  const forged = Object.assign(new Error(`${MARK}\n    at ${MARK} (/${MARK}.js:1:1)`), {
    code: `${MARK} x`,
    detail: MARK,
  });
  const circular = new Error(MARK);
  circular.cause = circular;
  const changed = new Error(`${MARK}\n    at ${MARK} (/${MARK}.js:1:1)`);
  changed.message = 'short';
  for (const err of [forged, changed, circular, MARK, { message: MARK }, causes('known')]) {
    log.error({ err }, 'words');
    // Without words, pino takes those of the error.
    log.error({ err });
    if (err instanceof Error) log.error(err);
    provoked += 1;
  }
  // Fastify's.
  log.warn(
    `Reply was already sent, did you forget to "return reply" in the "/${MARK}" (GET) route?`,
  );
  const printed = lines.join('');
  expect(marked(printed)).toEqual([]);
  expect(printed).toContain('"type":"DeskError","message":"known"');
  expect(printed).toContain('"cause":{"type":"SyntaxError","stack":"at ');
  expect(printed).toContain('log.test.ts:');
});

it('the search finds a mark in each notation', () => {
  const bytes = Buffer.from(MARK);
  for (const text of [
    `a ${MARK.toUpperCase()} b`,
    JSON.stringify({ packet: Buffer.from(`GET /${MARK} HTTP/1.1`) }),
    bytes.toString('hex'),
    btoa(`a${MARK}b`),
    btoa(`ab${MARK}b`),
    btoa(`abc${MARK}b`),
  ]) {
    expect(marked(`\n${text}\n`)).toHaveLength(1);
  }
});

it('more than 160 refusals and failures were provoked above', () => {
  expect(provoked).toBeGreaterThan(160);
});
