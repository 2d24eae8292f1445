import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { temporaryDirectory } from './desk.ts';

/** Sparse: uses only the space that is written. */
const DISK_BYTES = 2e9;

/** A disk of two gigabytes. Creating and mounting it requires root. */
export interface OwnDisk {
  /** Its mount point. */
  directory: string;
  /** Uses up all free blocks. */
  fill(): void;
  /** Undoes `fill`. */
  clear(): void;
  /** Makes the disk read-only as the kernel does when one fails, also for open files. */
  fail(): void;
  /** Both retry until the system has finished using the disk. */
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/** An ext4 file system in a file, removed after the test; undefined without the right to mount one. */
export function ownDisk(): OwnDisk | undefined {
  const [image, directory] = [temporaryDirectory(), temporaryDirectory()].map((parent) =>
    join(parent, 'disk'),
  ) as [string, string];
  const ballast = join(directory, 'ballast');
  mkdirSync(directory);
  writeFileSync(image, '');
  truncateSync(image, DISK_BYTES);
  const mount = () => run('mount', '-o', 'loop', image, directory);
  try {
    // Without blocks reserved for root, since a test may run as root.
    run('mkfs.ext4', '-q', '-m', '0', image);
    mount();
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    try {
      run('umount', '--lazy', directory);
    } catch {
      // The test ended while it was unmounted.
    }
  });
  return {
    directory,
    // Fails once it has allocated every block.
    fill: () =>
      expect(() => run('fallocate', '-l', String(DISK_BYTES), ballast)).toThrow('No space left'),
    clear: () => rmSync(ballast),
    fail: () => run('mount', '-o', 'remount,abort', directory),
    mount: () => vi.waitFor(mount, SOON),
    unmount: () => vi.waitFor(() => run('umount', directory), SOON),
  };
}

/** The system itself may use a disk for a moment. */
const SOON = { timeout: 20_000, interval: 50 };

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
