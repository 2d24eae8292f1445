// The desk as a process: what survives `kill -9`, how it stops, and how it refuses to start.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { writeContent } from './testing/content.ts';
import { SOON, storedIn, temporaryDirectory, valuesOf } from './testing/desk.ts';
import { type DeskProcess, startDeskProcess } from './testing/desk-process.ts';
import { CONTACT, emailjsIds, sendJson } from './testing/forms.ts';
import { send } from './testing/http.ts';
import { mailEnvironment, startPeer } from './testing/mail.ts';
import { operator, runProgram } from './testing/operator.ts';

/** A desk process that is killed after the test. */
async function startProcess(env: Record<string, string>): Promise<DeskProcess> {
  const desk = await startDeskProcess(env);
  onTestFinished(async () => void (await desk.stop('SIGKILL')));
  return desk;
}

const MESSAGE = {
  user_name: 'محمد بن عبد الله',
  user_email: 'm@client.example',
  user_phone: '1',
  user_subject: '👷',
  message: `${'م'.repeat(5_000)} 🏗️`,
};

it('§7 mail server down, then kill -9 of the desk: the message arrives after both return', async () => {
  const peer = await startPeer();
  await peer.stop();
  const env = { DATA_DIR: temporaryDirectory(), ...mailEnvironment(peer.url) };

  const first = await startProcess(env);
  const answer = await sendJson(first.url, 'contact', MESSAGE);
  expect([answer.status, answer.text]).toEqual([200, 'OK']);
  expect(await first.stop('SIGKILL')).toBe('SIGKILL');
  expect(valuesOf((await storedIn(env.DATA_DIR))[0])).toEqual(MESSAGE);

  await peer.start();
  // Whether or not the first attempt had failed already.
  await operator(env)('retry', [], { all: true });
  await startProcess(env);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  for (const value of Object.values(MESSAGE)) expect(peer.mails[0]?.text).toContain(value);
  await vi.waitFor(
    async () => expect((await storedIn(env.DATA_DIR))[0]?.delivery.state).toBe('delivered'),
    SOON,
  );
});

it('§7 kill -9 while the mail server hesitates: the next start takes over the lease', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const dataDir = temporaryDirectory();
  const connected = once(silent, 'connection');
  const first = await startProcess({
    DATA_DIR: dataDir,
    ...mailEnvironment(`smtp://127.0.0.1:${port}`),
  });
  expect((await sendJson(first.url, 'contact', CONTACT)).text).toBe('OK');
  await connected;
  await first.stop('SIGKILL');
  silent.close();

  const peer = await startPeer();
  await startProcess({ DATA_DIR: dataDir, ...mailEnvironment(peer.url) });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.mails[0]?.messageId).toBe(`<${(await storedIn(dataDir))[0]?.id}@miqdam.example>`);
});

it('§7 every message answered OK is stored after kill -9 under concurrent senders', async () => {
  const dataDir = temporaryDirectory();
  const desk = await startProcess({ DATA_DIR: dataDir, RATE_LIMIT: '100000' });
  const accepted: string[] = [];
  let killed: Promise<unknown> | undefined;
  const sender = async (name: number) => {
    for (let i = 0; ; i++) {
      const message = `${name}/${i}`;
      const answer = await sendJson(desk.url, 'contact', { message }).catch(() => undefined);
      if (answer?.text !== 'OK') return;
      accepted.push(message);
      if (accepted.length === 60) killed = desk.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => sender(name)));
  await killed;
  const stored = new Set((await storedIn(dataDir)).map((each) => valuesOf(each).message));
  expect(accepted.length).toBeGreaterThanOrEqual(60);
  expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
});

it('after SIGTERM, SIGINT and SIGHUP the desk finishes the current request and exits with 0', async () => {
  const dataDir = temporaryDirectory();
  const desk = await startProcess({ DATA_DIR: dataDir });
  const body = JSON.stringify({ ...emailjsIds('contact'), template_params: CONTACT });
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  const answer = text(socket);
  socket.write(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body.slice(0, 20)}`,
  );
  // Its answer shows that the desk has read the socket's request.
  await send(desk.url, '/healthz');
  const ended = [desk.stop('SIGTERM'), desk.stop('SIGINT'), desk.stop('SIGHUP')];
  const stopping = () => desk.lines.filter((line) => line.includes('"msg":"stopping"'));
  await vi.waitFor(() => expect(stopping()).toHaveLength(3), SOON);
  socket.write(body.slice(20));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nOK$/);
  expect(await Promise.all(ended)).toEqual([0, 0, 0]);
  expect(await storedIn(dataDir)).toHaveLength(1);
});

/** Settings of a desk that only accepts forms. */
function withoutSite() {
  const folder = temporaryDirectory();
  writeContent(folder);
  return { SITE: 'off', SITE_DIR: folder };
}

it('reports a port in use in one line', async () => {
  const dataDir = temporaryDirectory();
  const desk = await startProcess({ DATA_DIR: dataDir });
  const { port } = new URL(desk.url);
  for (const taken of [{ PORT: port }, { PORT: '0', METRICS_PORT: port }]) {
    const { code, stderr } = await runProgram('main.ts', [], {
      DATA_DIR: temporaryDirectory(),
      ...withoutSite(),
      ...taken,
    });
    expect(code).toBe(1);
    expect(stderr).toContain(`Cannot listen on 127.0.0.1:${port}`);
    expect(stderr).not.toContain('    at ');
  }
});

it('reports invalid variables by name, without a stack', async () => {
  const { code, stderr } = await runProgram('main.ts', [], { PORT: 'x', SMTP_URL: 'y' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Invalid configuration:\n {2}PORT: .*\n {2}SMTP_URL: .*\n$/);
});

it('reports in one line that there is no build, with or without a site', async () => {
  for (const [site, missing] of [
    ['on', 'There is no built site in '],
    ['off', 'There is no '],
  ] as const) {
    const env = { SITE: site, SITE_DIR: temporaryDirectory(), DATA_DIR: temporaryDirectory() };
    const { code, stderr } = await runProgram('main.ts', [], env);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^${missing}${env.SITE_DIR}.*: run "npm run build" first\n$`),
    );
  }
});

it('reports an unusable directory in one line', async () => {
  const damaged = temporaryDirectory();
  writeFileSync(join(damaged, 'desk.db'), 'This is no database. '.repeat(50));
  // Nobody can create a file in /proc.
  for (const dataDir of ['/dev/null/data', '/proc', damaged]) {
    const { code, stderr } = await runProgram('main.ts', [], {
      DATA_DIR: dataDir,
      ...withoutSite(),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Cannot use DATA_DIR ${dataDir}: .*\n$`));
  }
});

it('answers /healthz and /readyz', async () => {
  const desk = await startProcess({ DATA_DIR: temporaryDirectory() });
  for (const path of ['/healthz', '/readyz']) {
    expect((await send(desk.url, path)).status).toBe(200);
  }
});
