/**
 * Runs a program on the project's Node: `node tools/setup/run.mjs [option …] <program> [argument …]`.
 *
 * Starts npm's scripts on the host's Node (20 or newer) and without packages: it first installs them unless
 * node_modules matches package-lock.json.
 */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { isInstalled } from './is-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const parent = process.ppid;

function install() {
  console.info('Installing packages (npm ci) …');
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  // NODE_ENV=production would leave out the build's own packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isInstalled(root) || !findNode(root)) install();
const node = findNode(root);
if (!node) {
  console.error(
    `npm installed no Node for ${process.platform} on ${process.arch}: does it omit optional packages? Or run this on the Node of .node-version, or a newer one.`,
  );
  process.exit(1);
}

const program = spawn(node, process.argv.slice(2), { stdio: 'inherit' });
program.on('exit', (code, signal) => {
  // As a shell reports a program that a signal has ended.
  process.exit(signal ? 128 + constants.signals[signal] : code);
});
process.on('SIGTERM', () => program.kill('SIGTERM'));
// A terminal sends these to the program as well; only outlive it.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
// npm kills its shell without forwarding the signal, so poll ppid.
setInterval(() => process.ppid === parent || program.kill('SIGTERM'), 500).unref();
