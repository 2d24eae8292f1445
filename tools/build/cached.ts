import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Memoises an expensive computation on disk, in build/cache, which a new installation of packages keeps.
 *
 * @param kind folder of the cache
 * @param inputs everything the result depends on
 */
export async function cached(
  kind: string,
  inputs: readonly (Uint8Array | string)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = join('build/cache', kind);
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Atomic, so that an aborted build leaves no partial file.
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, made);
  await rename(written, file);
  return made;
}
