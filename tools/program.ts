import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ContentMistake } from '#app/content/content-error.server.ts';
import { cannotListen, StartError } from '#desk/start-error.ts';

/** How long a program that has failed may have something left to do. */
const GRACE_MS = 1000;

/**
 * Runs a program. Prints mistakes in content or configuration without a stack and exits with 1.
 * Modules that read content must be imported inside `run`: the table of routes reads some on import.
 */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isMistake = error instanceof ContentMistake || error instanceof StartError;
    console.error(isMistake ? error.message : error);
    // process.exit may wait forever for compiler threads that wait for it; a process that ends by itself stops them.
    process.exitCode = 1;
    setTimeout(() => process.exit(), GRACE_MS).unref();
  }
}

/**
 * Checks that a port is free before the work that would be wasted otherwise.
 *
 * @throws StartError with the desk's message
 */
export async function checkPort(address: { host: string; port: number }): Promise<void> {
  try {
    const server = createServer().listen(address.port, address.host);
    await once(server, 'listening');
    await once(server.close(), 'close');
  } catch (cause) {
    throw cannotListen(address, cause);
  }
}

/**
 * Starts a program on this terminal, by its path or by its name in node_modules/.bin, which npm has put into PATH. It ends
 * with this one, by SIGTERM; `ended` resolves to its exit code.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  // A terminal sends Ctrl-C to the child as well; only outlive it.
  process.on('SIGINT', () => undefined);
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return { ended, stop };
}
