import { statfs } from 'node:fs/promises';

/** Bytes that the desk's user can still write on the disk of a directory; 0 if it cannot be read. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize;
}
