/**
 * Runs a program on the project's Node, in the company's folder: `node tools/setup/run.mjs [--env] [option …]
 * <program> [argument …]`. The path of the program is from the folder of this project; `--env` reads the company's
 * `.env`, whose variables yield to those of the environment.
 *
 * Starts npm's scripts on the host's Node (20 or newer) and without packages: it first installs them unless
 * node_modules matches package-lock.json. An archive (`npm run release`) has its packages and no such file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companyFolder } from './company-folder.mjs';
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

function folder() {
  try {
    return companyFolder(root);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}

const isArchive = !existsSync(join(root, 'package-lock.json'));
if (!isArchive && (!isInstalled(root) || !findNode(root))) install();
const node = isArchive ? process.execPath : findNode(root);
if (!node) {
  console.error(
    `npm installed no Node for ${process.platform} on ${process.arch}: does it omit optional packages? Or run this on the Node of .node-version, or a newer one.`,
  );
  process.exit(1);
}

const company = folder();
const args = process.argv.slice(2);
if (args[0] === '--env') {
  args.shift();
  // Node prints a line for a file that it may find.
  if (existsSync(join(company, '.env'))) args.unshift('--env-file=.env');
}
// Compiled modules: a command of the desk starts in half the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
// As npm does: the build starts programs of packages.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const named = args.findIndex((arg) => !arg.startsWith('-'));
if (existsSync(join(root, args[named] ?? ''))) args[named] = join(root, args[named] ?? '');
const program = spawn(node, args, { cwd: company, stdio: 'inherit' });
program.on('exit', (code, signal) => {
  // As a shell reports a program that a signal has ended.
  process.exit(signal ? 128 + constants.signals[signal] : code);
});
process.on('SIGTERM', () => program.kill('SIGTERM'));
// A terminal sends these to the program as well; only outlive it.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
// npm kills its shell without forwarding the signal, so poll ppid.
setInterval(() => process.ppid === parent || program.kill('SIGTERM'), 500).unref();
