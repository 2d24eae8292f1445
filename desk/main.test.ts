// The desk as a process: what survives `kill -9`, how it stops, and how it refuses to start.
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { StartError } from './start-error.ts';
import { SOON, startDesk, storedIn, temporaryDirectory, valuesOf } from './testing/desk.ts';
import { type DeskProcess, startDeskProcess } from './testing/desk-process.ts';
import { CONTACT, emailjsIds, sendJson } from './testing/forms.ts';
import { send } from './testing/http.ts';
import { mailEnvironment, startPeer } from './testing/mail.ts';
import { runProgram } from './testing/operator.ts';

/** A desk process that is killed after the test. */
async function startProcess(env: Record<string, string>): Promise<DeskProcess> {
  const desk = await startDeskProcess(env);
  onTestFinished(async () => void (await desk.stop('SIGKILL')));
  return desk;
}

it('§7 every message answered OK is stored after kill -9 under concurrent senders, and mailed by the next start', async () => {
  const peer = await startPeer();
  // The mail server keeps the first mails waiting for its answer, so the killed desk holds their leases.
  const held: NonNullable<typeof peer.held> = [];
  peer.held = held;
  const env = { DATA_DIR: temporaryDirectory(), ...mailEnvironment(peer.url) };
  const desk = await startProcess(env);
  const accepted: string[] = [];
  let killed: Promise<unknown> | undefined;
  const sender = async (name: number) => {
    for (let i = 0; ; i++) {
      const message = `${name}/${i} ${'م'.repeat(5_000)} 🏗️`;
      const answer = await sendJson(desk.url, 'contact', { message }).catch(() => undefined);
      if (answer?.text !== 'OK') return;
      accepted.push(message);
      if (accepted.length >= 30 && held.length === 3) killed ??= desk.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => sender(name)));
  expect(await killed).toBe('SIGKILL');
  const stored = await storedIn(env.DATA_DIR);
  const messages = stored.map((each) => valuesOf(each).message);
  expect(accepted.filter((message) => !messages.includes(message))).toEqual([]);

  peer.held = undefined;
  await startProcess(env);
  const ids = new Set(stored.map(({ id }) => `<${id}@miqdam.example>`));
  const mailed = () => new Set(peer.mails.map(({ messageId }) => messageId));
  await vi.waitFor(() => expect(mailed()).toEqual(ids), SOON);
  for (const message of accepted) {
    expect(peer.mails.some((mail) => mail.text?.includes(message))).toBe(true);
  }
});

it('after SIGTERM, SIGINT and SIGHUP the desk finishes the current request and exits with 0', async () => {
  const dataDir = temporaryDirectory();
  const desk = await startProcess({ DATA_DIR: dataDir });
  const body = JSON.stringify({ ...emailjsIds('contact'), template_params: CONTACT });
  const socket = connect(desk.port, '127.0.0.1');
  const answer = text(socket);
  socket.write(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 20)}`,
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

it('names each invalid variable in a line, without a stack, and exits with 1', async () => {
  const { code, stderr } = await runProgram('main.ts', [], { PORT: 'x', SMTP_URL: 'y' });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Invalid configuration, in .env or the environment:\n {2}PORT: .*\n {2}SMTP_URL: .*\n$/,
  );
});

it('refuses a port in use, and a directory that it cannot use, in one line', async () => {
  const { port } = new URL((await startDesk()).url);
  const damaged = temporaryDirectory();
  writeFileSync(join(damaged, 'desk.db'), 'This is no database. '.repeat(50));
  for (const [env, reason] of [
    [{ PORT: port }, `Cannot listen on 127.0.0.1:${port}: another program .* set PORT to `],
    [{ METRICS_PORT: port }, `Cannot listen on 127.0.0.1:${port}: another .* set METRICS_PORT to `],
    [{ DATA_DIR: '/dev/null/data' }, 'Cannot use DATA_DIR /dev/null/data: '],
    // Nobody can create a file there.
    [{ DATA_DIR: '/proc' }, 'Cannot use DATA_DIR /proc: '],
    [{ DATA_DIR: damaged }, `Cannot use DATA_DIR ${damaged}: `],
  ] as const) {
    const start = startDesk({ env });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(new RegExp(`^${reason}.*$`));
  }
});
