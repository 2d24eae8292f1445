import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type DeskProcess, spawnDesk } from './spawn-desk.ts';

const DESK = resolve(import.meta.dirname, '..');

/** A desk in a process of its own, once it is ready; gone after the test. */
export async function startDeskProcess(env: Record<string, string>): Promise<DeskProcess> {
  const desk = await spawnDesk(env);
  onTestFinished(async () => {
    await desk.end('SIGKILL');
  });
  return desk;
}

/** Runs a desk program to its end. */
export async function runProgram(
  file: 'main.ts' | 'cli.ts',
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [resolve(DESK, file), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}
