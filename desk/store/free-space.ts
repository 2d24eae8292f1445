import { statfs } from 'node:fs/promises';

/** Below this many free bytes the disk of the messages is almost full; the same as in docs/alerts.yml. */
export const ALMOST_FULL_BYTES = 1e9;

/**
 * Bytes that the desk's user can still write on the disk of a directory.
 * @throws when it cannot be read
 */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
