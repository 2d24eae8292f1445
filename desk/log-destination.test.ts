// A log that nobody can write (disk full, reader gone or stuck) never stops site and desk.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeContent } from './testing/content.ts';
import { SOON, storedIn, temporaryDirectory } from './testing/desk.ts';
import { CONTACT, sendJson } from './testing/forms.ts';
import { freePort, send } from './testing/http.ts';

/** Starts a desk's program whose log and errors go to this descriptor; killed after the test. */
function spawnLogging(descriptor: number, env: Record<string, string>) {
  const desk = spawn(process.execPath, [resolve(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', descriptor, descriptor],
  });
  onTestFinished(() => void desk.kill('SIGKILL'));
  return desk;
}

/** Requests that are logged. */
const MANY = 20;

async function startLogging(descriptor: number) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [DATA_DIR, SITE_DIR] = [temporaryDirectory(), temporaryDirectory()];
  writeContent(SITE_DIR);
  const ports = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const desk = spawnLogging(descriptor, { ...ports, DATA_DIR, SITE: 'off', SITE_DIR });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => send(url, '/healthz'), SOON);
  return {
    /** Sends a form, and requests that are logged. */
    async use(message: string) {
      expect((await sendJson(url, 'contact', { ...CONTACT, message })).text).toBe('OK');
      for (let i = 0; i < MANY; i++) await send(url, '/api/confirm');
    },
    async dropped() {
      const { text } = await send(`http://127.0.0.1:${metricsPort}`, '/metrics');
      return Number(/^desk_log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
    },
    async stop() {
      const exit = once(desk, 'exit');
      desk.kill('SIGTERM');
      return (await exit)[0];
    },
    stored: () => storedIn(DATA_DIR),
  };
}

it('on a full disk the desk accepts, counts the lines it drops, and says so once there is room', async (context) => {
  const disk = join(temporaryDirectory(), 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip('mounting a disk is not permitted');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const [log, ballast] = [join(disk, 'log'), join(disk, 'ballast')];
  const descriptor = openSync(log, 'a');
  const desk = await startLogging(descriptor);
  expect(() => writeFileSync(ballast, Buffer.alloc(100_000))).toThrow('ENOSPC');
  await desk.use('full');
  await desk.use('still full');
  rmSync(ballast);
  await desk.use('there is room');
  const dropped = await desk.dropped();
  expect(dropped).toBeGreaterThan(0);
  expect(await desk.stop()).toBe(0);
  closeSync(descriptor);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  // One line was cut off when the disk became full.
  const whole = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line));
  expect(whole.length).toBeGreaterThanOrEqual(lines.length - 1);
  const reports = whole.filter(
    ({ msg }) => msg === 'lines of the log were dropped since the start',
  );
  expect(reports).toMatchObject([{ level: 40, lines: dropped }]);
  expect(whole.at(-1).msg).toBe('stopped');
  expect(await desk.stored()).toHaveLength(3);
});

/** A desk that logs into a pipe. */
async function startPiped() {
  const pipe = join(temporaryDirectory(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const filler = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const desk = await startLogging(writer);
  closeSync(writer);
  const fill = () => {
    for (;;) writeSync(filler, Buffer.alloc(4_096, '\n'));
  };
  return { desk, reader, fill: () => expect(fill).toThrow('EAGAIN') };
}

it('a reader that is stuck stops neither the desk nor its end, and gets what has waited', async () => {
  const { desk, reader, fill } = await startPiped();
  fill();
  await desk.use('stuck');
  expect(await desk.dropped()).toBe(0);
  const bytes = Buffer.alloc(1_000_000);
  let text = '';
  await vi.waitFor(() => {
    text += bytes.toString('utf8', 0, readSync(reader, bytes));
    expect(text.split('"msg":"answered"').length).toBeGreaterThan(MANY);
  }, SOON);
  fill();
  await desk.use('stuck again');
  expect(await desk.stop()).toBe(0);
});

it('a reader that is gone stops neither the desk nor its end', async () => {
  const { desk, reader } = await startPiped();
  closeSync(reader);
  await desk.use('gone');
  expect(await desk.dropped()).toBeGreaterThan(MANY);
  expect(await desk.stop()).toBe(0);
});

it('a desk whose log nobody can write ends when it cannot start', async () => {
  const desk = spawnLogging(openSync('/dev/full', 'w'), { PORT: 'x' });
  expect((await once(desk, 'exit'))[0]).toBe(1);
});
