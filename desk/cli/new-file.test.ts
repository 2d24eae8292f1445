// What `backup`, `export` and `restore` write is complete or absent.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import { SOON, startDesk, storedIn, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication } from '../testing/forms.ts';
import { failureOf, operator } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';

/** Every way to write a file or, for eml, files in a directory. */
const WAYS = ['backup', 'csv', 'json', 'eml'];

const PROGRAM = resolve(import.meta.dirname, '../cli.ts');

async function filledDesk(dataDir = temporaryDirectory()) {
  const desk = await startDesk({ dataDir });
  await sendApplication(desk.url, pdf(300_000));
  const run = operator({ DATA_DIR: dataDir });
  const write = (way: string, path: string) =>
    way === 'backup' ? run(way, [path]) : run('export', [], { format: way, out: path });
  return { desk, run, write };
}

it('a full disk is one line, and leaves no file', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const { write } = await filledDesk();
  for (const way of WAYS) {
    const directory = join(disk.directory, way);
    mkdirSync(directory);
    const path = join(directory, 'new');
    // A directory takes a block.
    if (way === 'eml') mkdirSync(path);
    disk.fill();
    expect(await failureOf(write(way, path))).toMatch(
      new RegExp(`^${path}\\S* was not written: (no space left on device|.* disk is full)$`),
    );
    const files = () =>
      readdirSync(directory, { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      );
    expect(files()).toEqual([]);
    disk.clear();
    await write(way, path);
    expect(files()).not.toEqual([]);
  }
});

it('a full disk, or a kill, during a restore leaves the store as it was', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const dataDir = join(disk.directory, 'data');
  const { desk, run } = await filledDesk(dataDir);
  const file = join(temporaryDirectory(), 'backup.db');
  await run('backup', [file]);
  await desk.close();
  const before = await storedIn(dataDir);
  disk.fill();
  expect(await failureOf(run('restore', [file]))).toMatch(
    /^\S+ was not written: (database or disk is full|no space left on device)$/,
  );
  disk.clear();
  const databases = () => readdirSync(dataDir).filter((name) => !/-(?:wal|shm)$/.test(name));
  expect(databases()).toEqual(['desk.db', 'desk.lock']);
  const large = openSqlite(file);
  large.exec('CREATE TABLE ballast (content BLOB); INSERT INTO ballast VALUES (randomblob(9e7))');
  large.close();
  const child = spawn(process.execPath, [PROGRAM, 'restore', file], {
    env: { DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const part = expect.stringMatching(/part$/);
  await vi.waitFor(() => expect(readdirSync(dataDir)).toContainEqual(part), SOON);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(databases()).not.toContainEqual(expect.stringContaining('replaced'));
  expect(await storedIn(dataDir)).toEqual(before);
});

it('what cannot be written is one line of usage, and changes nothing', async () => {
  const { write } = await filledDesk();
  const directory = temporaryDirectory();
  const [file, missing] = [join(directory, 'file'), join(directory, 'missing')];
  writeFileSync(file, 'kept');
  for (const way of WAYS) {
    expect(await failureOf(write(way, file))).toBe(`usage: ${file} already exists`);
    const within = failureOf(write(way, join(file, 'new')));
    expect(await within).toBe(`usage: ${file} is not a directory`);
    if (way === 'eml') continue;
    const beyond = failureOf(write(way, join(missing, 'new')));
    expect(await beyond).toBe(`usage: ${missing} does not exist`);
  }
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(existsSync(missing)).toBe(false);
  expect(readdirSync(directory)).toEqual(['file']);
});

it('is on disk before it has its name, and its name is too', async (context) => {
  if (spawnSync('strace', ['-V']).error) return context.skip('strace is not installed');
  const desk = await startDesk();
  const directory = temporaryDirectory();
  const [file, trace] = [join(directory, 'new.csv'), join(temporaryDirectory(), 'trace')];
  const strace = ['-f', '-y', '-e', 'trace=fsync,/^rename', '-o', trace, process.execPath];
  const command = [PROGRAM, 'export', '--format', 'csv', '--out', file];
  spawnSync('strace', [...strace, ...command], { env: { ...process.env, DATA_DIR: desk.dataDir } });
  const calls = readFileSync(trace, 'utf8').matchAll(
    /(fsync|rename)\w*\(.*?(\/[^">]+)[">].* = 0$/gm,
  );
  const own = Array.from(calls, ([, call, path = '']) => [call, path]).filter(([, path]) =>
    path?.startsWith(directory),
  );
  expect(own).toEqual([
    ['fsync', expect.stringMatching(/new\.csv\.\d+\.part$/)],
    ['rename', expect.stringMatching(/new\.csv\.\d+\.part$/)],
    ['fsync', directory],
  ]);
});
