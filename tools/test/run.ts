import { spawnSync } from 'node:child_process';

/** A log file is no place for colours. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a command line with its output on ours. */
export function shown(command: string, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...plain, ...env },
  });
  return status === 0;
}

/** Runs a command line and shows what it said only when it failed. */
export function quiet(command: string): boolean {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}
