import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** npm's shell. Told to stop, npm stops it, and it tells nobody: we only notice that it has gone. */
const parent = process.ppid;
const LOOK_EVERY_MS = 500;

/** A program that runs as long as we do. */
export interface Process {
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  stop(): void;
}

/**
 * Starts a program of node_modules/.bin (npm has put it into PATH) that shares our terminal, and
 * hands on what we are told: SIGTERM and SIGINT, or that whoever started us is gone.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Process {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  setInterval(() => process.ppid === parent || stop(), LOOK_EVERY_MS).unref();
  // A terminal sends Ctrl-C to the child as well; we only have to outlive it.
  process.on('SIGINT', () => undefined);
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return { ended, stop };
}
