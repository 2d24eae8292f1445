import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DISK = '2g';
const FULL_MS = 5_000;
const FREE_MS = 10_000;

/** A disk in memory, which fills and empties. Mounting it requires root. */
export interface SmallDisk {
  directory: string;
  /**
   * Fills it for some seconds, again and again, until the signal aborts, and leaves it empty. Resolves to how
   * often; `emptied` is called each time.
   */
  fillAndEmpty(signal: AbortSignal, emptied?: () => Promise<unknown>): Promise<number>;
  remove(): void;
}

/** Mounts one in a new directory. */
export function mountSmallDisk(): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'desk-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0755`, 'tmpfs', directory]);
  const ballast = join(directory, 'ballast');
  const fill = () => {
    const { bavail, bsize } = statfsSync(directory);
    try {
      execFileSync('fallocate', ['-l', String(bavail * bsize), ballast], { stdio: 'ignore' });
    } catch {
      // A desk took some of it meanwhile: the rest is as good as full.
    }
  };
  return {
    directory,
    async fillAndEmpty(signal, emptied) {
      const pause = (most: number) =>
        sleep(Math.random() * most, undefined, { signal }).catch(() => undefined);
      let times = 0;
      while (!signal.aborted) {
        await pause(FREE_MS);
        fill();
        times += 1;
        await pause(FULL_MS);
        rmSync(ballast, { force: true });
        await emptied?.();
      }
      return times;
    },
    remove() {
      execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
