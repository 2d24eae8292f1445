import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { Checkout } from './git.ts';

const PROGRAM = resolve(import.meta.dirname, '../publish.ts');
const BUILD = resolve(import.meta.dirname, 'stand-in-build.ts');

/** Git's settings here: commits of the office, no tidying in the background, and nothing that must outlive a power cut. */
const GIT_SETTINGS = `[user]
name = Huda
email = huda@miqdam.example
[gc]
auto = 0
[maintenance]
auto = false
[core]
fsync = none
`;

/**
 * Clones of a git host's repository: one in which the office writes, and the server's. Their build is a stand-in of a
 * twentieth of a second (stand-in-build.ts). They are made once for a test file, and copied for each test.
 * @returns makes them; `starter` is what starts publications: npm, whose stand-in is that build, or nothing but Node, as
 *   in an archive
 */
export function repositoriesOfFile() {
  let first = '';
  beforeAll(async () => {
    first = mkdtempSync(join(tmpdir(), 'publish-'));
    await makeFirst(first);
  });
  afterAll(() => rmSync(first, { recursive: true, force: true }));

  return async (starter: 'npm' | 'Node' = 'npm') => {
    const root = mkdtempSync(join(tmpdir(), 'publish-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, SETTINGS));
    cpSync(first, root, { recursive: true });
    for (const clone of ['office', 'server']) {
      const config = join(root, clone, '.git/config');
      writeFileSync(config, readFileSync(config, 'utf8').replace(first, root));
    }
    return withPrograms(root, starter);
  };
}

const SETTINGS = 'gitconfig';

async function makeFirst(root: string): Promise<void> {
  writeFileSync(join(root, SETTINGS), GIT_SETTINGS);
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, SETTINGS));
  const here = new Checkout(root);
  const host = join(root, 'host.git');
  await here.git('init', '--quiet', '--bare', '--template=', '--initial-branch=main', host);
  await here.git('clone', '--quiet', '--template=', host, 'office');
  await new Checkout(join(root, 'office')).git('checkout', '--quiet', '-b', 'main');
  const office = officeIn(root);
  office.write('.gitignore', 'build\n');
  await office.push('first');
  await here.git('clone', '--quiet', '--template=', host, 'server');
}

function officeIn(root: string) {
  const office = new Checkout(join(root, 'office'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(office.folder, file)), { recursive: true });
    writeFileSync(join(office.folder, file), text);
  };
  /** Commits a text of the site in the office, and pushes it. */
  const push = async (text: string, branch = 'main') => {
    write('content/page.txt', text);
    await office.git('add', '.');
    await office.git('commit', '--quiet', '--allow-empty', '-m', text);
    await office.git('push', '--quiet', 'origin', `HEAD:${branch}`);
  };
  return { office, write, push };
}

function withPrograms(root: string, starter: 'npm' | 'Node') {
  const server = join(root, 'server');
  const log = join(root, 'builds.log');
  const npmFolder = join(root, 'bin');
  mkdirSync(npmFolder);
  const script = '#!/bin/sh\necho "npm of the PATH was started" >&2; exit 1\n';
  writeFileSync(join(npmFolder, 'npm'), script, { mode: 0o755 });

  /** Starts `npm run publish` on the server, in a process of its own. */
  const start = (...args: string[]) => {
    const { npm_execpath: _, npm_node_execpath: __, ...rest } = process.env;
    const PATH = `${npmFolder}:${rest.PATH}`;
    const env = {
      ...rest,
      ...(starter === 'npm' ? { npm_execpath: BUILD } : { PATH }),
      STAND_IN_LOG: log,
    };
    // Detached: a process group, so that `kill` also ends the build.
    const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: server, env, detached: true });
    let output = '';
    const heard = new EventTarget();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        heard.dispatchEvent(new Event('text'));
      });
    }
    const kill = () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (isRunning && child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    onTestFinished(kill);
    return {
      kill,
      ended: once(child, 'close').then(([status]) => ({ status: status as number | null, output })),
      /** Resolves once this has been printed. */
      async says(text: string) {
        while (!output.includes(text)) await once(heard, 'text');
      },
    };
  };
  return {
    ...officeIn(root),
    server,
    start,
    /** Runs `npm run publish` on the server to its end. */
    publish: (...args: string[]) => start(...args).ended,
    /** Lets the build of a text that begins with "wait" go on. */
    letGo: () => writeFileSync(`${log}.go`, ''),
    /** The text of the published site. */
    site: (folder = server) => readFileSync(join(folder, 'build/site/files/index.html'), 'utf8'),
    /** Every build in order: `begin <text>`, `end <text>`. */
    builds: () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []),
  };
}
