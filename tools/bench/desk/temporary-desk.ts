import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeskProcess, spawnDesk } from '#desk/testing/spawn-desk.ts';

/** A desk in a process of its own, on data of its own that go with it. */
export interface TemporaryDesk extends DeskProcess {
  port: number;
  stop(): Promise<void>;
}

export async function startTemporaryDesk(env: Record<string, string>): Promise<TemporaryDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-bench-'));
  const desk = await spawnDesk({ DATA_DIR: dataDir, ...env });
  return {
    ...desk,
    port: Number(new URL(desk.url).port),
    async stop() {
      // A desk that waits for a silent mail server would take its time.
      await desk.end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
