import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('nothing is installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test('everything is installed but packages of other platforms', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

test('a package has another version', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package is missing', () => {
  lock('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});

test('the node package is missing', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(root, 'node_modules/.bin/node'));
  expect(isInstalled(root)).toBe(false);
});

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
};

/** Folders in which a package resolves its dependencies, nearest first. */
function* foldersAbove(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules`;
    if (!at.includes('/node_modules/')) break;
  }
  yield 'node_modules';
}

/* Without them `npm ci` fails on every platform: docs/decisions/0003. */
test('the lock file contains the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...foldersAbove(path)].some((folder) => `${folder}/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
