/**
 * Makes node_modules fit package-lock.json; instant when it does.
 *
 * Runs before npm's scripts, under whatever Node the host has (20 or newer) and with nothing
 * installed. It installs the `node` package too, which then stands in front
 * of the host's Node in the PATH of npm's scripts: everything after this file runs on that one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

if (!isInstalled(root)) {
  console.info('Installing packages (npm ci) …');
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  // NODE_ENV=production would leave out what the build is made with.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(join(root, 'node_modules/.bin/node'))) {
    console.error(
      'The `node` package has no binary: are install scripts switched off (ignore-scripts)?',
    );
    process.exit(1);
  }
}
