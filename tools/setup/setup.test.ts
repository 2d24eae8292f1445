import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { findNode } from './find-node.mjs';
import { isInstalled } from './is-installed.mjs';

let root: string;

function lock(file: string, packages: object) {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

beforeEach(() => {
  root = temporaryDirectory();
  mkdirSync(join(root, 'node_modules'));
  lock('package-lock.json', {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-windows': { version: '2.0.0', optional: true },
  });
});

test('nothing is installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test.each([
  ['everything is installed but packages of other platforms', '1.0.0', true],
  ['a package has another version', '1.0.1', false],
  ['a package is missing', undefined, false],
])('%s', (_, version, expected) => {
  lock('node_modules/.package-lock.json', version ? { 'node_modules/a': { version } } : {});
  expect(isInstalled(root)).toBe(expected);
});

describe('findNode', () => {
  const own = { platform: 'linux', arch: 'x64', version: 'v20.0.0', execPath: '/own' } as const;
  const binary = () => join(root, 'node_modules/node-linux/bin/node');

  beforeEach(() => {
    writeFileSync(join(root, '.node-version'), '26.10.0\n');
    lock('package-lock.json', {
      'node_modules/node-mac': { os: 'darwin', cpu: 'x64', bin: { node: 'bin/node' } },
      'node_modules/node-linux': { os: 'linux', cpu: 'x64', bin: { node: 'bin/node' } },
    });
    for (const name of ['node-mac', 'node-linux']) {
      mkdirSync(join(root, 'node_modules', name, 'bin'), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'bin/node'), '');
    }
  });

  test('finds the one of this platform, whatever runs it', () => {
    expect(findNode(root, own)).toBe(binary());
    expect(findNode(root, { ...own, version: 'v27.0.0' })).toBe(binary());
  });

  test.each([
    ['v26.9.9', undefined],
    ['v26.10.0', '/own'],
    ['v26.11.0', '/own'],
  ])('without one, %s gives %s', (version, expected) => {
    rmSync(binary());
    expect(findNode(root, { ...own, version })).toBe(expected);
  });
});

test('run.mjs installs packages once and runs the program on their Node', () => {
  const { platform: os, arch: cpu } = process;
  lock('package-lock.json', { 'node_modules/n': { os, cpu, bin: { node: 'node' } } });
  writeFileSync(join(root, '.node-version'), '999.0.0');
  cpSync('tools/setup', join(root, 'tools/setup'), { recursive: true });
  const npm = join(root, 'npm.mjs');
  writeFileSync(
    npm,
    `import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
    console.log('npm', process.argv[2]);
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
    mkdirSync('node_modules/n');
    writeFileSync('node_modules/n/node', '#!/bin/sh\\necho "locked $2"; exit 7', { mode: 0o755 });`,
  );
  const run = () =>
    spawnSync(process.execPath, [join(root, 'tools/setup/run.mjs'), 'program.ts', 'two words'], {
      encoding: 'utf8',
      env: { npm_execpath: npm },
    });
  expect(run()).toMatchObject({
    stdout: 'Installing packages (npm ci) …\nnpm ci\nlocked two words\n',
    stderr: '',
    status: 7,
  });
  expect(run()).toMatchObject({ stdout: 'locked two words\n', status: 7 });
});

test.each([
  ['a program that finishes its work', "process.once('SIGTERM', () => process.exit(3));", 3],
  ['a program that ends at once', '', 143],
])('run.mjs passes SIGTERM to %s', async (_, handler, expected) => {
  const program = `${handler} console.log('ready'); setInterval(() => {}, 60_000)`;
  const started = spawn(process.execPath, ['tools/setup/run.mjs', '--eval', program]);
  await once(started.stdout, 'data');
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([expected, null]);
});

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    { version: string; bin?: { node?: string }; optionalDependencies?: Record<string, string> }
  >;
};

test('the Node of every platform is that of .node-version', () => {
  const versions = Object.values(packages).flatMap(({ version, bin }) =>
    bin?.node ? version : [],
  );
  const version = readFileSync('.node-version', 'utf8').trim();
  expect(versions).toEqual(Array(5).fill(version));
});

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
