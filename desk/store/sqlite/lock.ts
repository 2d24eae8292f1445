import { DatabaseSync } from 'node:sqlite';
import { BUSY, resultCode } from './database.ts';

/** A lock that this process holds. */
export interface Lock {
  release(): void;
}

/**
 * Takes a lock that the operating system releases when the process ends, however it ends: an exclusive
 * transaction on an empty database. Blocks the process while it waits.
 *
 * @returns undefined when another process still holds it after `waitMs`
 */
export function lockFile(path: string, waitMs: number): Lock | undefined {
  const lock = new DatabaseSync(path, { timeout: waitMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (resultCode(error) !== BUSY) throw error;
    return undefined;
  }
  return { release: () => lock.close() };
}
