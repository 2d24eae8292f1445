import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { writeContent } from './content.ts';

/** Where a desk runs: the folder of its program, and the company's, with its site. */
export interface DeskPlace {
  program: string;
  company: string;
}

const PROGRAM = resolve(import.meta.dirname, '../..');

/** Limits the memory for the log of a long run. */
const LINES_KEPT = 50;

/** A desk in a process of its own, as an operator runs it. */
export interface DeskProcess {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Its latest log lines. */
  lines: string[];
  /** Sends a signal, SIGTERM by default; resolves to the exit code, or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

/**
 * Starts a desk on a free port and waits until it is ready. By default it serves no site, has the content of
 * content.ts and no rate limit, and keeps its data in a temporary directory, which `stop` removes.
 *
 * @param wrapper a command in front of the desk's, such as `strace`
 * @param place by default this program, and the company of this process
 */
export async function startDeskProcess(
  env: Record<string, string> = {},
  wrapper: string[] = [],
  { program: folder, company }: DeskPlace = { program: PROGRAM, company: process.cwd() },
): Promise<DeskProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'desk-'));
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  writeContent(siteDir);
  const [program = '', ...args] = [...wrapper, process.execPath, join(folder, 'desk/main.ts')];
  const child = spawn(program, args, {
    cwd: company,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      ...(env.SITE === 'on' ? {} : { SITE: 'off', SITE_DIR: siteDir }),
      RATE_LIMIT: '1000000',
      RATE_LIMIT_TOTAL: '1000000',
      DIGEST_TO: 'off',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const lines: string[] = [];
  const { url, pid } = await new Promise<{ url: string; pid: number }>((ready, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      if (lines.push(line) > LINES_KEPT) lines.shift();
      if (line.includes('"msg":"ready"')) ready(JSON.parse(line));
    });
    void ended.then(() => failed(new Error(`The desk did not start:\n${lines.join('\n')}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    dataDir,
    lines,
    async stop(signal = 'SIGTERM') {
      // The desk's own pid, since a wrapper may not forward signals.
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
      const [code, endedBy] = await ended;
      rmSync(siteDir, { recursive: true, force: true });
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code ?? String(endedBy);
    },
  };
}
