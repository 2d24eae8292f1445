import { existsSync, readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';

/** The databases, sites and repositories of tests take less. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Environment of tests that keeps their temporary files in memory, where there is enough: making and syncing files on a
 * disk takes a quarter of the time of the tests with a database. A container may have little, or refuse programs there.
 */
export function inMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR || !existsSync(FOLDER) || !existsSync('/proc/mounts')) return {};
  const [, options = 'noexec'] =
    /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync('/proc/mounts', 'utf8')) ?? [];
  const { bavail, bsize } = statfsSync(FOLDER);
  return options.includes('noexec') || bavail * bsize < ENOUGH_BYTES ? {} : { TMPDIR: FOLDER };
}
