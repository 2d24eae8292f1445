import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { lockDataDirectory } from './lock.ts';
import { expectWritable, openSqlite } from './open.ts';
import { DATABASE_FILE } from './path.ts';

/** How the store lets go of a disk that fails under it, and takes it again once it is back. */
export interface Disk {
  release(): void;
  /** @throws while it is not back */
  open(): DatabaseSync;
}

/** The data directory's database, held against other desks while it is open. */
export function createDisk(directory: string): Disk & { openFirst(): DatabaseSync } {
  const path = join(directory, DATABASE_FILE);
  let lock: { release(): void } | undefined;
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
      // Where its disk is not mounted there is an empty directory, which is no place to begin anew.
      if (!existsSync(path)) throw new Error(`${path} is not there`);
      const database = openLocked(0);
      try {
        expectWritable(database);
        return database;
      } catch (error) {
        database.close();
        release();
        throw error;
      }
    },
  };
}
