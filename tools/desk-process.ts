import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnDesk } from '#desk/testing/spawn-desk.ts';

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
  const desk = await spawnDesk({ SITE: 'on', DATA_DIR: folder, ...env });
  return {
    url: desk.url,
    dataDir: folder,
    async kill() {
      await desk.end('SIGKILL');
    },
    async stop() {
      await desk.end('SIGTERM');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
