import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

/** How long a starting desk waits for a predecessor that is still draining. */
const WAIT_MS = 10_000;

/** SQLite's code for a lock that somebody else holds. */
const BUSY = 5;

/**
 * Holds the data directory for this process: only one desk may deliver from one SQLite file.
 * The operating system lets go when the process ends, however it ends.
 * @throws when another desk holds it.
 */
export function lockDataDirectory(directory: string, waitMs = WAIT_MS): { release(): void } {
  const lock = new DatabaseSync(join(directory, 'desk.lock'), { timeout: waitMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new StartError(`Another desk is running on ${directory}`, { cause: error });
  }
  return { release: () => lock.close() };
}
