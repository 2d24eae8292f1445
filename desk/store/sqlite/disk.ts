import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DeskError } from '../../desk-error.ts';
import { StartError } from '../../start-error.ts';
import { freeBytes } from '../free-space.ts';
import { type Lock, lockFile } from './lock.ts';
import { DATABASE_FILE, openSqlite } from './open.ts';

/** Releases a disk that fails, and opens its database again once the disk is back. */
export interface Disk {
  release(): void;
  /** @throws while the disk is unavailable */
  open(): DatabaseSync;
  freeBytes(): Promise<number>;
}

/** The data directory's database, locked against other desks while it is open. */
export function createDisk(directory: string): Disk & { openFirst(): DatabaseSync } {
  const path = join(directory, DATABASE_FILE);
  let lock: Lock | undefined;
  const release = () => {
    lock?.release();
    lock = undefined;
  };
  const openLocked = (waitMs?: number) => {
    lock = lockDataDirectory(directory, waitMs);
    try {
      return openSqlite(path);
    } catch (error) {
      release();
      throw error;
    }
  };
  return {
    release,
    openFirst: () => openLocked(),
    open() {
      // The empty mount point of a missing disk must not get a new database.
      if (!existsSync(path)) throw new DeskError(`${path} is missing`);
      return openLocked(0);
    },
    freeBytes: () => freeBytes(directory),
  };
}

/** Name of the lock in the data directory. */
export const LOCK_FILE = 'desk.lock';

/** How long a starting desk waits for a predecessor that is draining. */
const WAIT_MS = 10_000;

/**
 * Locks the data directory, since only one desk may deliver from one SQLite file.
 * @throws StartError when another desk holds the lock
 */
export function lockDataDirectory(directory: string, waitMs = WAIT_MS): Lock {
  const lock = lockFile(join(directory, LOCK_FILE), waitMs);
  if (!lock) throw new StartError(`Another desk is running on ${directory}`);
  return lock;
}
