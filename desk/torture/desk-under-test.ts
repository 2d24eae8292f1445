import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = resolve(import.meta.dirname, '../main.ts');

/** A desk in a process of its own, which may die at any moment. */
export interface DeskUnderTest {
  url: string;
  pid: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a desk, by `command` in front if any, and waits until it is ready. */
export async function startDeskUnderTest(
  env: Record<string, string>,
  command: string[] = [],
): Promise<DeskUnderTest> {
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const { url, pid } = await new Promise<{ url: string; pid: number }>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        if (lines.length < 50) lines.push(line);
        if (line.includes('"msg":"ready"')) ready(JSON.parse(line));
      });
    }
    void ended.then(() => failed(new Error(`The desk did not start:\n${lines.join('\n')}`)));
  });
  return {
    url,
    pid,
    async end(signal) {
      // Its own: a program in front of it may keep signals to itself.
      process.kill(pid, signal);
      await ended;
    },
  };
}
