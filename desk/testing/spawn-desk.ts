import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../main.ts');

/** A long run's log is not kept in memory. */
const LINES_KEPT = 50;

/** A desk as an operator runs it: a process of its own, which may be ended at any moment. */
export interface DeskProcess {
  url: string;
  pid: number;
  /** Its latest log lines. */
  lines: string[];
  /** Sends the signal and waits for the end; the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/**
 * Starts a desk without the site on a free port, by `command` in front if any, and waits until it is
 * ready. It limits nobody unless `env` says so.
 */
export async function spawnDesk(
  env: Record<string, string>,
  command: string[] = [],
): Promise<DeskProcess> {
  const [program = '', ...args] = [...command, process.execPath, MAIN];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SITE: 'off',
      RATE_LIMIT: '1000000',
      RATE_LIMIT_TOTAL: '1000000',
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
    pid,
    lines,
    async end(signal) {
      // Its own: a program in front of it may keep signals to itself.
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
      const [code, endedBy] = await ended;
      return code ?? String(endedBy);
    },
  };
}
