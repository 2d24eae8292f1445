import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { programPath } from '#tools/program-path.ts';
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

test.each([
  ['everything but packages of other platforms', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['one package less', {}, false],
  ['nothing', undefined, false],
])('with %s, the packages are installed: %s', (_, installed, expected) => {
  if (installed) lock('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(expected);
});

test('findNode finds the Node of this platform, else the own one if it is new enough', () => {
  writeFileSync(join(root, '.node-version'), '26.10.0\n');
  const packageOf = (os: string) => ({ os, cpu: 'x64', bin: { node: 'node' } });
  const packages = {
    'node_modules/mac': packageOf('darwin'),
    'node_modules/linux': packageOf('linux'),
  };
  lock('package-lock.json', packages);
  for (const folder of Object.keys(packages)) {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'node'), '');
  }
  const found = (version: string) =>
    findNode(root, { platform: 'linux', arch: 'x64', version, execPath: '/own' });
  const binary = join(root, 'node_modules/linux/node');
  expect([found('v20.0.0'), found('v27.0.0')]).toEqual([binary, binary]);
  rmSync(binary);
  const versions = ['v26.9.9', 'v26.10.0', 'v26.11.0'];
  expect(versions.map(found)).toEqual([undefined, '/own', '/own']);
});

test('run.mjs installs packages once and runs the program on their Node, in the company’s folder', () => {
  const { platform: os, arch: cpu } = process;
  lock('package-lock.json', { 'node_modules/n': { os, cpu, bin: { node: 'node' } } });
  writeFileSync(join(root, '.node-version'), '999.0.0');
  cpSync(import.meta.dirname, join(root, 'tools/setup'), { recursive: true });
  mkdirSync(join(root, 'our-site/content'), { recursive: true });
  writeFileSync(join(root, 'our-site/content/site.yaml'), '');
  writeFileSync(join(root, 'our-site/.env'), '');
  const npm = join(root, 'npm.mjs');
  writeFileSync(
    npm,
    `import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
    console.log('npm', process.argv[2]);
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
    mkdirSync('node_modules/n');
    writeFileSync('node_modules/n/node', '#!/bin/sh\\necho "$(basename $PWD): $1 $3"; exit 7', { mode: 0o755 });`,
  );
  const run = () =>
    spawnSync(
      process.execPath,
      [join(root, 'tools/setup/run.mjs'), '--env', 'program.ts', 'two words'],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, npm_execpath: npm, COMPANY: 'our-site' },
      },
    );
  expect(run()).toMatchObject({
    stdout: 'Installing packages (npm ci) …\nnpm ci\nour-site: --env-file=.env two words\n',
    stderr: '',
    status: 7,
  });
  expect(run()).toMatchObject({ stdout: 'our-site: --env-file=.env two words\n', status: 7 });
});

test('run.mjs refuses a folder without content, and says what makes one', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), '--eval', ''],
    { encoding: 'utf8', env: { ...process.env, COMPANY: '../nothing' } },
  );
  expect(stderr).toMatch(
    /^COMPANY: expected a company's folder, but .*nothing.content.site\.yaml does not exist; "npm run new-company -- \.\.\/nothing" makes one\n$/,
  );
  expect(status).toBe(1);
});

test.each([
  ['a program that finishes its work', "process.once('SIGTERM', () => process.exit(3));", 3],
  ['a program that ends at once', '', 143],
])('run.mjs passes SIGTERM to %s', async (_, handler, expected) => {
  const program = `${handler} console.log('ready'); setInterval(() => {}, 60_000)`;
  const started = spawn(process.execPath, [
    join(import.meta.dirname, 'run.mjs'),
    '--eval',
    program,
  ]);
  await once(started.stdout, 'data');
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([expected, null]);
});

const { packages } = JSON.parse(readFileSync(programPath('package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    { version: string; bin?: { node?: string }; optionalDependencies?: Record<string, string> }
  >;
};

test('the Node of every platform is that of .node-version', () => {
  const versions = Object.values(packages).flatMap(({ version, bin }) =>
    bin?.node ? version : [],
  );
  const version = readFileSync(programPath('.node-version'), 'utf8').trim();
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
