import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A desk as an operator runs it: a process of its own, on the built site; for tests and benches. */
export interface DeskProcess {
  url: string;
  dataDir: string;
  /** Ends it the hard way, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it the polite way. */
  stop(): Promise<void>;
}

/**
 * Starts a desk on a free port.
 *
 * @param env its configuration, besides what a test always wants
 * @param dataDir where a desk before it has kept its data; else a new folder, gone after `stop`
 */
export async function startDeskProcess(
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<DeskProcess> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'desk-'));
  const child = spawn(process.execPath, ['desk/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, RATE_LIMIT: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await readyUrl(child),
    dataDir: folder,
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGTERM');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function readyUrl({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The desk has no output');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const { msg, url } = JSON.parse(line) as { msg?: string; url?: string };
    if (msg !== 'ready' || !url) continue;
    // Nobody reads the rest, and a full pipe would stop the desk.
    stdout.resume();
    return url;
  }
  throw new Error('The desk ended before it was ready');
}
