import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#desk/testing/temporary-directory.ts';
import { importsOf } from '#tools/imports/import.ts';
import { programPath } from '#tools/program-path.ts';
import { CONTENTS } from './contents.ts';
import { copyContents } from './make.ts';

test('the archive has what starts, builds and explains the site, and no tests or data', () => {
  const root = temporaryDirectory();
  copyContents(
    CONTENTS.filter((path) => path !== 'node_modules'),
    root,
  );
  const files = globSync('**/{*,.*}', { cwd: root }).filter((file) => file.includes('.'));
  expect(files).toEqual(
    expect.arrayContaining([
      '.env.example',
      'README.md',
      'app/root.tsx',
      'desk/cli.ts',
      'desk/main.ts',
      'docs/operating.md',
      'sample/.gitignore',
      'sample/content/site.yaml',
      'tools/build.ts',
      'tools/start.ts',
      'vite.config.ts',
    ]),
  );
  expect(
    files.filter((file) =>
      /\.test\.|test(?:s|ing)\/|\.git\/|build\/.*\.html|(?:^|\/)\.env$|\.db/.test(file),
    ),
  ).toEqual([]);
  expect(existsSync(join(root, 'package-lock.json'))).toBe(false);

  const missing = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(
      ({ to, typeOnly }) => !typeOnly && !to.startsWith('build/') && !existsSync(join(root, to)),
    );
  expect(missing).toEqual([]);

  const { scripts, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(['start', 'dev', 'build', 'publish', 'export', 'new-company', 'desk']),
  );
  expect(Object.keys(scripts)).not.toContain('test');
  expect(devDependencies).toMatchObject({ vite: /\d/, sharp: /\d/, '@sparticuz/chromium': /\d/ });
  expect(devDependencies).not.toHaveProperty('vitest');
});

/** An archive of one program, `hello`, which prints its Node, folder and arguments. */
function smallArchive(): string {
  const root = temporaryDirectory();
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  cpSync(programPath('tools/setup'), join(root, 'tools/setup'), { recursive: true });
  cpSync(programPath('tools/release/website'), join(root, 'website'));
  write(
    'package.json',
    '{ "scripts": { "hello": "node tools/setup/run.mjs --env tools/hello.ts" } }',
  );
  write('tools/hello.ts', 'console.log(process.execPath, process.cwd(), process.argv.slice(2));');
  write('our-site/content/site.yaml', '');
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  return root;
}

test('"website" runs a script on the Node of the archive, without npm', () => {
  const root = smallArchive();
  const run = (...args: string[]) =>
    spawnSync(join(root, 'website'), args, {
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', COMPANY: 'our-site' },
    });
  expect(run('hello', 'two words', '--flag')).toMatchObject({
    stdout: `${process.execPath} ${join(root, 'our-site')} [ 'two words', '--flag' ]\n`,
    stderr: '',
    status: 0,
  });
  expect(run('help')).toMatchObject({
    stdout: '',
    stderr: 'Usage: ./website <command>, with one of these:\n  hello\n',
    status: 2,
  });
});
