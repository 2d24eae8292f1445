// Files of `backup` and `export`: complete or absent.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication } from '../testing/forms.ts';
import { failureOf, operator } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';

/** Every way to write a file or, for eml, files in a directory. */
const WAYS = ['backup', 'csv', 'json', 'eml'];

async function filledDesk() {
  const desk = await startDesk();
  await sendApplication(desk.url, pdf(300_000));
  const run = operator({ DATA_DIR: desk.dataDir });
  return (way: string, path: string) =>
    way === 'backup' ? run(way, [path]) : run('export', [], { format: way, out: path });
}

it('a full disk is one line, and leaves no file', async (context) => {
  const disk = ownDisk();
  if (!disk) return context.skip('creating and mounting a file system is not permitted');
  const write = await filledDesk();
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

it.each(WAYS)(
  '%s: what cannot be written is one line of usage, and changes nothing',
  async (way) => {
    const write = await filledDesk();
    const directory = temporaryDirectory();
    const [file, missing] = [join(directory, 'file'), join(directory, 'missing')];
    writeFileSync(file, 'kept');
    expect(await failureOf(write(way, file))).toBe(`usage: ${file} already exists`);
    expect(await failureOf(write(way, join(file, 'new')))).toBe(
      `usage: ${file} is not a directory`,
    );
    if (way !== 'eml') {
      expect(await failureOf(write(way, join(missing, 'new')))).toBe(
        `usage: ${missing} does not exist`,
      );
    }
    expect(readFileSync(file, 'utf8')).toBe('kept');
    expect(readdirSync(directory)).toEqual(['file']);
  },
);

it('is on disk before it has its name, and its name is too', async (context) => {
  if (spawnSync('strace', ['-V']).error) return context.skip('strace is not installed');
  const desk = await startDesk();
  const directory = temporaryDirectory();
  const [file, trace] = [join(directory, 'new.csv'), join(temporaryDirectory(), 'trace')];
  const strace = ['-f', '-y', '-e', 'trace=fsync,/^rename', '-o', trace, process.execPath];
  const command = [resolve('desk/cli.ts'), 'export', '--format', 'csv', '--out', file];
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
