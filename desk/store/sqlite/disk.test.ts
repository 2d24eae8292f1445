// A disk that is full or fails (spec §8): forms that cannot be stored are refused. A failed disk is
// released, and opened again once it is back.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  metric,
  startDesk,
  storedIn,
  type TestDesk,
  temporaryDirectory,
  valuesOf,
} from '../../testing/desk.ts';
import { startDeskProcess } from '../../testing/desk-process.ts';
import { sendJson } from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { ownDisk } from '../../testing/own-disk.ts';
import { smallSite } from '../../testing/sites.ts';
import { DATABASE_FILE } from './open.ts';

/** A disk of 32 megabytes; undefined without the right to mount one. */
function smallDisk(): string | undefined {
  const directory = join(temporaryDirectory(), 'disk');
  mkdirSync(directory);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', [directory]));
  return directory;
}

/** A desk that serves a page, and its readiness five seconds after the last answer. */
async function startOn(dataDir: string) {
  const desk = await startDesk({ dataDir, site: smallSite, env: { METRICS_PORT: '0' } });
  let time = Math.ceil(performance.now());
  const moved = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => moved.mockRestore());
  return {
    desk,
    post: (message: string) => sendJson(desk.url, 'contact', { message }),
    async ready() {
      time += 5_000;
      return (await send(desk.url, '/readyz')).status;
    },
    async close() {
      const stored = (await storedIn(dataDir)).map((each) => valuesOf(each).message);
      await desk.close();
      return stored.toReversed();
    },
  };
}

it('§8 a full disk: 503 with Retry-After, never 200; pages served; recovers without a restart', async (context) => {
  const dataDir = smallDisk();
  if (!dataDir) return context.skip('mounting a disk is not permitted');
  const { desk, post, ready, close } = await startOn(dataDir);
  expect((await post('before')).text).toBe('OK');
  const ballast = join(dataDir, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc(40_000_000))).toThrow('ENOSPC');
  const accepted: string[] = [];
  const statuses = new Set<number>();
  for (let i = 0; i < 10; i++) {
    const message = `${i} ${'x'.repeat(15_000)}`;
    const { status, headers } = await post(message);
    statuses.add(status);
    if (status === 200) accepted.push(message);
    else expect(headers['retry-after']).toBe('60');
  }
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
  expect((await send(desk.url, '/')).text).toContain('Home');
  expect(await ready()).toBe(503);
  expect(await metric(desk, 'desk_disk_free_bytes')).toBeLessThan(100_000);

  rmSync(ballast);
  expect(await ready()).toBe(200);
  expect(await metric(desk, 'desk_disk_free_bytes')).toBeGreaterThan(1_000_000);
  expect((await post('room')).text).toBe('OK');
  expect(await close()).toEqual(['before', ...accepted, 'room']);
});

it('§8 a disk that turns read-only is released, and used again once it is back', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const { desk, post, ready, close } = await startOn(join(disk.directory, 'data'));
  const refused = async () => {
    const { status, headers } = await post('meanwhile');
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect((await send(desk.url, '/')).text).toContain('Home');
    expect(await ready()).toBe(503);
  };
  expect((await post('before')).text).toBe('OK');
  disk.fail();
  for (let i = 0; i < 3; i++) await refused();
  // The desk has closed its files, so the disk can be repaired.
  await disk.unmount();
  await refused();
  expect(readdirSync(disk.directory)).toEqual([]);
  await disk.mount();
  expect((await post('after')).text).toBe('OK');
  expect(await ready()).toBe(200);
  expect(await close()).toEqual(['before', 'after']);
});

it('syncs the directories of a new database before it accepts a form', async (context) => {
  if (spawnSync('strace', ['-V']).error) return context.skip('strace is not installed');
  const parent = temporaryDirectory();
  const dataDir = join(parent, 'new', 'data');
  const trace = join(temporaryDirectory(), 'trace');
  const strace = ['strace', '-f', '-y', '-e', 'trace=openat,fsync', '-o', trace];
  const desk = await startDeskProcess({ DATA_DIR: dataDir }, strace);
  await desk.stop();
  const lines = readFileSync(trace, 'utf8').split('\n');
  const created = lines.findIndex((line) => line.includes('desk.db"') && line.includes('O_CREAT'));
  const synced = (path: string) => lines.findLastIndex((line) => line.includes(`<${path}>) `));
  expect(created).toBeGreaterThan(0);
  expect(synced(dataDir)).toBeGreaterThan(created);
  expect([synced(parent), synced(join(parent, 'new'))]).not.toContain(-1);
});

it('warns of a new, empty store, but only at its first start, and of one that was emptied', async () => {
  const warning = (of: TestDesk) =>
    /"level":40,.*"msg":"a new, empty store was created/.test(of.log());
  const first = await startDesk();
  expect(warning(first)).toBe(true);
  await first.close();
  const { dataDir } = first;
  const second = await startDesk({ dataDir });
  expect(warning(second)).toBe(false);
  await second.close();
  rmSync(join(dataDir, DATABASE_FILE));
  writeFileSync(join(dataDir, DATABASE_FILE), '');
  expect(warning(await startDesk({ dataDir }))).toBe(true);
});
