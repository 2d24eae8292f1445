// Content is read once per process, and in development again after a change.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileReader } from './files.server.ts';

let folder: string;
let second = 1_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Writes a file with a later modification time than every previous one. */
function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  second += 1;
  utimesSync(path, second, second);
  return relative(process.cwd(), path);
}

/** A reader of a text, which counts how often it is parsed. */
function counted(file: string) {
  let times = 0;
  return fileReader(file, (text) => `${text} ${++times}`);
}

describe.each(['production', 'development'])('in %s', (mode) => {
  beforeEach(() => vi.stubEnv('NODE_ENV', mode));

  it('parses an unchanged file once for each of its readers', () => {
    const file = write('a', 'one');
    const read = counted(file);
    const measure = fileReader(file, (text) => text.length);
    expect([read(), read(), measure()]).toEqual(['one 1', 'one 1', 3]);
  });

  it('throws on every read of an invalid file', () => {
    const read = fileReader(write('a', 'one'), () => {
      throw new Error('invalid');
    });
    expect(read).toThrow('invalid');
    expect(read).toThrow('invalid');
  });

  it('reports a missing file and its remedy', () => {
    expect(fileReader('build/none.json', String, 'run `npm run build` to generate it')).toThrow(
      'build/none.json:1 expected this file, but it does not exist: run `npm run build` to generate it',
    );
  });
});

it.each([
  ['Windows line ends', 'a: 1\r\nb: 2\r\n'],
  ['line ends of old Macs', 'a: 1\rb: 2\r'],
  ['a byte order mark', '\u{FEFF}a: 1\nb: 2\n'],
  ['a zero-width space', 'a: 1\u{200B}\nb: 2\n'],
])('reads a file with %s', (_, saved) => {
  expect(fileReader(write('a', saved), (text) => text)()).toBe('a: 1\nb: 2\n');
});

it.each([
  ['Windows-1256', Buffer.from('title: x\nname: \xe3\xcf\xed\xd1\n', 'latin1')],
  ['UTF-16', Buffer.from('\u{FEFF}title: x\n', 'utf16le')],
  ['UTF-8 with a lost letter', Buffer.from('title: x\nname: r\u{FFFD}sum\u{FFFD}\n')],
])('refuses a file in %s, with its line', (name, bytes) => {
  const file = write('a.yaml', '');
  writeFileSync(file, bytes);
  const line = name === 'UTF-16' ? 1 : 2;
  expect(fileReader(file, (text) => text)).toThrow(`a.yaml:${line} expected UTF-8`);
});

it('in development a changed file invalidates only values derived from it', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const inner = fileReader(write('a', 'one'), String);
  const outer = fileReader(write('b', 'is'), (text) => `${inner()} ${text}`);
  const other = counted(write('c', 'other'));
  expect([outer(), other()]).toEqual(['one is', 'other 1']);
  write('a', 'two');
  expect([outer(), other()]).toEqual(['two is', 'other 1']);
});

it('in production a file is cached across readers', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const file = write('a', 'one');
  const read = fileReader(file, String);
  expect(read()).toBe('one');
  write('a', 'two');
  expect([read(), fileReader(file, String)()]).toEqual(['one', 'one']);
});
