/**
 * Installs packages unless node_modules matches package-lock.json.
 *
 * Runs before npm's scripts, on the host's Node (20 or newer) and without packages. It installs the
 * `node` package, which is first in the PATH of npm's scripts: everything after this runs on it.
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
  // NODE_ENV=production would leave out the build's own packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
  if (!existsSync(join(root, 'node_modules/.bin/node'))) {
    console.error(
      'The `node` package has no binary: are install scripts disabled (ignore-scripts)?',
    );
    process.exit(1);
  }
}
