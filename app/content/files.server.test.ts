// Content is read once per process, and anew when it has changed (the development server).
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileReader } from './files.server.ts';

let folder: string;
let second = 1_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  second += 1;
  utimesSync(path, second, second);
  return relative(process.cwd(), path);
}

it('parses an unchanged file once', () => {
  let parsed = 0;
  const read = fileReader(write('a', 'one'), (text) => `${text} ${++parsed}`);
  expect([read(), read()]).toEqual(['one 1', 'one 1']);
});

it('gives each reader of one file its own reading', () => {
  const file = write('a', 'one');
  const read = fileReader(file, (text) => text);
  const measure = fileReader(file, (text) => text.length);
  expect([read(), measure()]).toEqual(['one', 3]);
});

it('reads anew what has changed, and what was made from it', () => {
  const inner = fileReader(write('a', 'one'), (text) => text);
  const outer = fileReader(write('b', 'is'), (text) => `${inner()} ${text}`);
  expect(outer()).toBe('one is');
  write('a', 'two');
  expect(outer()).toBe('two is');
});

it('fails again on a file that failed', () => {
  const read = fileReader(write('a', 'one'), () => {
    throw new Error('does not fit');
  });
  expect(read).toThrow('does not fit');
  expect(read).toThrow('does not fit');
});
