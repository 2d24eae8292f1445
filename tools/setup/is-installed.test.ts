import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './is-installed.mjs';

let root: string;

function lock(file: string, packages: object) {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/node'), '');
  lock('package-lock.json', {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-windows': { version: '2.0.0', optional: true },
  });
});

afterEach(() => rmSync(root, { recursive: true }));

test('nothing installed yet', () => {
  expect(isInstalled(root)).toBe(false);
});

test('installed, but for the packages of other platforms', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('a package in another version', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package missing', () => {
  lock('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});

test('no Node of our own', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(root, 'node_modules/.bin/node'));
  expect(isInstalled(root)).toBe(false);
});
