import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const DESK = resolve(import.meta.dirname, '..');

export interface DeskProcess {
  url: string;
  /** Log lines so far. */
  lines: string[];
  /** Sends the signal and waits for the end; the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

/** The desk as an operator runs it, `node desk/main.ts`, once it is ready. */
export async function spawnDesk(env: Record<string, string>): Promise<DeskProcess> {
  const child = run('main.ts', [], { PORT: '0', SITE: 'off', ...env });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const lines: string[] = [];
  const url = await new Promise<string>((ready, failed) => {
    const note = (line: string) => {
      lines.push(line);
      if (line.includes('"msg":"ready"')) ready(JSON.parse(line).url);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', note);
    }
    void ended.then(() => failed(new Error(`The desk did not start:\n${lines.join('\n')}`)));
  });
  return {
    url,
    lines,
    async end(signal) {
      child.kill(signal);
      const [code, endedBy] = await ended;
      return code ?? String(endedBy);
    },
  };
}

/** Runs a desk program to its end. */
export async function runProgram(
  file: 'main.ts' | 'cli.ts',
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = run(file, args, env);
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

function run(file: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [resolve(DESK, file), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}
