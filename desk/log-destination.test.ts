// A log that nobody can write (disk full, reader gone or stuck) never stops site and desk.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeContent } from './testing/content.ts';
import { SOON, storedIn, temporaryDirectory } from './testing/desk.ts';
import { CONTACT, sendJson } from './testing/forms.ts';
import { freePort, send } from './testing/http.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');

/** More than a pipe holds. */
const MANY = 400;

/** Starts a desk whose log and errors go to this descriptor; killed after the test. */
async function startLogging(descriptor: number, env: Record<string, string> = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [dataDir, siteDir] = [temporaryDirectory(), temporaryDirectory()];
  writeContent(siteDir);
  const desk = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      RATE_LIMIT: '10000',
      SITE: 'off',
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      ...env,
    },
    stdio: ['ignore', descriptor, descriptor],
  });
  onTestFinished(() => void desk.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => send(url, '/healthz'), SOON);
  return {
    url,
    dataDir,
    /** Sends a form, and many requests that are logged. */
    async use(message: string) {
      expect((await sendJson(url, 'contact', { ...CONTACT, message })).text).toBe('OK');
      for (let i = 0; i < MANY; i++) expect((await send(url, '/api/confirm')).status).toBe(200);
    },
    async dropped() {
      const { text } = await send(`http://127.0.0.1:${metricsPort}`, '/metrics');
      return Number(/^desk_log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
    },
    stop: () => stopped(desk),
  };
}

async function stopped(desk: ChildProcess): Promise<unknown> {
  const exit = once(desk, 'exit');
  desk.kill('SIGTERM');
  return (await exit)[0];
}

/** A pipe with a name, open at both ends. */
function openPipe(): { reader: number; writer: number } {
  const path = join(temporaryDirectory(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(path, constants.O_WRONLY) };
}

it('on a full disk the desk accepts, counts the lines it drops, and says so once there is room', async (context) => {
  const disk = join(temporaryDirectory(), 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return context.skip('mounting a disk is not permitted');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const [log, ballast] = [join(disk, 'log'), join(disk, 'ballast')];
  const descriptor = openSync(log, 'a');
  const desk = await startLogging(descriptor);
  expect(() => writeFileSync(ballast, Buffer.alloc(200_000))).toThrow('ENOSPC');
  await desk.use('full');
  rmSync(ballast);
  await send(desk.url, '/api/confirm');
  const dropped = await desk.dropped();
  expect(dropped).toBeGreaterThan(MANY / 2);
  expect(await desk.stop()).toBe(0);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  // One line was cut off when the disk became full.
  const whole = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line));
  expect(whole.length).toBeGreaterThanOrEqual(lines.length - 1);
  const reports = whole.filter(
    ({ msg }) => msg === 'lines of the log were dropped since the start',
  );
  expect(reports.at(-1)).toMatchObject({ level: 40, lines: dropped });
  expect(whole.at(-1).msg).toBe('stopped');
  closeSync(descriptor);
  expect(await storedIn(desk.dataDir)).toHaveLength(1);
});

it('a desk that cannot start ends, also if it cannot say why', async () => {
  const descriptor = openSync('/dev/full', 'w');
  const desk = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: 'x' },
    stdio: ['ignore', descriptor, descriptor],
  });
  expect((await once(desk, 'exit'))[0]).toBe(1);
});

it('a reader that is stuck or gone stops neither the desk nor its end', async () => {
  const { reader, writer } = openPipe();
  const desk = await startLogging(writer);
  closeSync(writer);
  await desk.use('stuck');
  expect(await desk.dropped()).toBe(0);
  // It reads on: what waited arrives.
  const bytes = Buffer.alloc(1_000_000);
  let text = '';
  await vi.waitFor(() => {
    text += bytes.toString('utf8', 0, readSync(reader, bytes));
    expect(text.split('"msg":"answered"').length).toBeGreaterThan(MANY);
  }, SOON);
  await desk.use('stuck again');
  closeSync(reader);
  await desk.use('gone');
  expect(await desk.dropped()).toBeGreaterThan(MANY);
  expect(await desk.stop()).toBe(0);
});

it('a desk whose log nobody reads can be stopped', async () => {
  const { writer } = openPipe();
  const desk = await startLogging(writer);
  await desk.use('stuck');
  expect(await desk.stop()).toBe(0);
});
