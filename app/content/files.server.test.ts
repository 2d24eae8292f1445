// Content is read once per process, and in development again after a change.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { fileReader, readTogether } from './files.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 1_000;

/** Writes a file, by default a new one, with a later modification time than every previous one. */
function write(bytes: string | Buffer, file?: string): string {
  count += 1;
  const path = file ?? relative(process.cwd(), join(folder, `${count}.yaml`));
  writeFileSync(path, bytes);
  utimesSync(path, count, count);
  return path;
}

/** A reader of a text, which counts how often it is parsed. */
function counted(file: string) {
  let times = 0;
  return fileReader(file, (text) => `${text} ${++times}`);
}

it('in production a file is read once, and parsed once for each of its readers', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const file = write('one');
  const read = counted(file);
  expect([read(), read()]).toEqual(['one 1', 'one 1']);
  write('two', file);
  expect([read(), fileReader(file, String)()]).toEqual(['one 1', 'one']);
});

it('in development a changed file invalidates only values derived from it', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const file = write('one');
  const inner = fileReader(file, String);
  const outer = fileReader(write('is'), (text) => `${inner()} ${text}`);
  const other = counted(write('other'));
  expect([outer(), other()]).toEqual(['one is', 'other 1']);
  write('two', file);
  expect([outer(), other()]).toEqual(['two is', 'other 1']);
});

it('in development, files that are read together have one version each', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const file = write('one');
  const read = fileReader(file, String);
  const readTwice = () => {
    const before = read();
    write('two', file);
    return [before, read()];
  };
  expect(readTogether(readTwice)).toEqual(['one', 'one']);
  expect(readTogether(read)).toBe('two');
});

it('throws on every read of an invalid file', () => {
  const read = fileReader(write('one'), () => {
    throw new Error('invalid');
  });
  expect(read).toThrow('invalid');
  expect(read).toThrow('invalid');
});

it('reports a missing file and its remedy', () => {
  expect(
    fileReader('build/none.json', String, { remedy: 'run `npm run build` to generate it' }),
  ).toThrow(
    'build/none.json:1 expected this file, but it does not exist: run `npm run build` to generate it',
  );
});

it.each([
  ['Windows line ends', 'a: 1\r\nb: 2\r\n'],
  ['line ends of old Macs', 'a: 1\rb: 2\r'],
  ['a byte order mark', '\u{FEFF}a: 1\nb: 2\n'],
  ['a zero-width space', 'a: 1\u{200B}\nb: 2\n'],
])('reads a file with %s', (_, saved) => {
  expect(fileReader(write(saved), String)()).toBe('a: 1\nb: 2\n');
});

it.each([
  ['Windows-1256', 2, Buffer.from('title: x\nname: \xe3\xcf\xed\xd1\n', 'latin1')],
  ['UTF-16', 1, Buffer.from('\u{FEFF}title: x\n', 'utf16le')],
  ['UTF-16 without its mark', 1, Buffer.from('title: x\n', 'utf16le')],
  ['UTF-8 with a lost letter', 2, Buffer.from('title: x\nname: r\u{FFFD}sum\u{FFFD}\n')],
])('refuses a file in %s, with its line', (_, line, bytes) => {
  const file = write(bytes);
  expect(fileReader(file, String)).toThrow(`${file}:${line} expected UTF-8`);
});
