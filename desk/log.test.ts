// Nothing that a visitor sent is in the log, the metrics or an address, whatever fails. The tests of every desk look
// for their visitors' words in its log too (startDesk); for refusals see http/refusals-log.test.ts.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { APPLICATION_PATH, CONFIRM_PATH, OFFICE_PATH, WITHDRAW_PATH } from '#shared/wire.ts';
import { DeskError } from './desk-error.ts';
import { createLog } from './log.ts';
import { passDays, readMetrics, SOON, startDesk, storedIn, type TestDesk } from './testing/desk.ts';
import { pdf } from './testing/documents.ts';
import { emailjsIds, sendJson, sendMultipart } from './testing/forms.ts';
import { send } from './testing/http.ts';
import { press, startMailing } from './testing/mail.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { linkIn } from './testing/smtp-peer.ts';

const MARK = 'Zq7markedKx';

/** The mark as it is, and as the bytes of a packet are printed. */
const MARKS = [MARK, JSON.stringify([...Buffer.from(MARK)]).slice(1, -1)];

const HEADERS = {
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${MARK}`,
  referer: `https://${MARK}.example/${MARK}?${MARK}`,
  cookie: `${MARK}=${MARK}`,
  'accept-language': MARK,
  'x-forwarded-for': `${MARK}, 192.0.2.99`,
  'x-request-id': MARK,
};

const PERSON = { user_name: `${MARK} "quoted"\n    at ${MARK} (/${MARK}:1:1)`, user_phone: MARK };

/** An application, different each time: a repeated one is not stored. */
const application = (): [string, string | Blob][] => [
  ...Object.entries({ ...emailjsIds('career'), ...PERSON, user_email: `${MARK}@${MARK}.example` }),
  ['portfolio', `https://x.example/${MARK}/${randomUUID()}`],
  ['resume', new File([new Uint8Array(pdf(10))], `${MARK}.pdf`)],
];

/** The lines with a mark or another secret. */
function marked(text: string, secrets: string[] = []): string[] {
  const all = [...MARKS, ...secrets].map((each) => each.toLowerCase());
  return text.split('\n').filter((line) => all.some((each) => line.toLowerCase().includes(each)));
}

async function expectNoMark(desk: TestDesk, secrets: string[] = []): Promise<void> {
  expect(desk.log()).toContain('"msg"');
  expect(marked(desk.log() + (await readMetrics(desk)), secrets)).toEqual([]);
}

it('neither an address nor a failing database shows a token, or what was typed', async () => {
  const { peer, clock, desk } = await startMailing({
    clock: createManualClock(Date.now()),
    env: { METRICS_PORT: '0', TRUST_PROXY: 'loopback' },
  });
  expect((await sendMultipart(desk.url, application(), HEADERS)).text).toBe('OK');
  const subscriber = { user_email: `${MARK}@${MARK}.example` };
  expect((await sendJson(desk.url, 'subscribe', subscriber, HEADERS)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  const tokens = (await storedIn(desk.dataDir)).flatMap(({ token }) => token ?? []);
  const links = peer.mails.map(({ text }) => linkIn(text));
  const [applicant = '', office = '', confirm = ''] = [
    APPLICATION_PATH,
    OFFICE_PATH,
    CONFIRM_PATH,
  ].map((path) => links.find((link) => link.startsWith(`${path}#`)));

  const pages = [
    await press(desk.url, applicant, {}, HEADERS),
    await press(desk.url, office, {}, HEADERS),
    await send(desk.url, CONFIRM_PATH, { headers: HEADERS }),
  ];
  const targets = pages.flatMap(({ text }) =>
    // What browsers send of an address ends before the sign.
    Array.from(text.matchAll(/(?:href|action|src)="([^"#]*)/g), ([, target]) => target),
  );
  expect(targets).toContain(WITHDRAW_PATH);
  expect(marked(targets.join('\n'), tokens)).toEqual([]);

  using other = new DatabaseSync(join(desk.dataDir, 'desk.db'));
  for (const [change, row] of Object.entries({ INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' })) {
    other.exec(
      `CREATE TRIGGER fails_${change} BEFORE ${change} ON submission
       BEGIN SELECT RAISE(ABORT, ${row}.fields); END`,
    );
  }
  const failures = [
    await sendMultipart(desk.url, application(), HEADERS),
    await sendMultipart(desk.url, application(), { ...HEADERS, 'sec-fetch-mode': 'navigate' }),
    await sendJson(desk.url, 'contact', PERSON, HEADERS),
    await press(desk.url, confirm, {}, HEADERS),
    await press(desk.url, office, { status: 'read' }, HEADERS),
    await press(desk.url, applicant.replace(APPLICATION_PATH, WITHDRAW_PATH), {}, HEADERS),
  ];
  expect(failures.map(({ status }) => status)).toEqual(Array(6).fill(503));
  await passDays(clock, 400);
  await vi.waitFor(() => expect(desk.log()).toContain('could not erase'), SOON);
  await expectNoMark(desk, tokens);
});

it('the name of a virus is cut where it quotes the file', async () => {
  const scanner = createServer((socket) => {
    socket.on('error', () => undefined);
    // The last chunk has length 0.
    socket.on('data', (chunk: Buffer) => {
      if (chunk.subarray(-4).equals(Buffer.alloc(4))) socket.end(`stream: A ${MARK} FOUND\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  onTestFinished(() => void scanner.close());
  const CLAMD = `127.0.0.1:${(scanner.address() as AddressInfo).port}`;
  const desk = await startDesk({ env: { METRICS_PORT: '0', CLAMD } });
  expect((await sendMultipart(desk.url, application())).status).toBe(422);
  expect(desk.log()).toContain('"signature":"A…"');
  await expectNoMark(desk);
});

it('of an error only its type, code, frames and causes are logged, and the message of the desk’s own', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const own = Object.assign(new DeskError('known', { cause: new SyntaxError(MARK) }), { is: MARK });
  const forged = Object.assign(new Error(`${MARK}\n    at ${MARK} (/${MARK}.js:1:1)`), {
    code: `${MARK} x`,
    // PostgreSQL's.
    detail: MARK,
    rawPacket: Buffer.from(MARK),
  });
  const circular = new Error(MARK);
  circular.cause = circular;
  const changed = new Error(`${MARK}\n    at ${MARK} (/${MARK}.js:1:1)`);
  changed.message = 'short';
  for (const err of [forged, changed, circular, MARK, { message: MARK }, own]) {
    log.error({ err }, 'words');
    // Without words, pino takes those of the error.
    log.error({ err });
    if (err instanceof Error) log.error(err);
  }
  // Fastify quotes the request target.
  log.warn(`Reply was already sent, did you forget to "return reply" in the "/${MARK}" route?`);
  const printed = lines.join('');
  expect(marked(printed)).toEqual([]);
  expect(printed).toContain('"type":"DeskError","message":"known"');
  expect(printed).toContain('"cause":{"type":"SyntaxError","stack":"at ');
  expect(printed).toContain('log.test.ts:');
});
