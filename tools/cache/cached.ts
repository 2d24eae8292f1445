import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives what was made from the same ingredients before, or makes it and keeps it.
 *
 * @param kind folder of the cache, one for each thing made
 */
export async function cached(
  kind: string,
  ingredients: readonly (Uint8Array | string)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = join('node_modules/.cache', kind);
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that a build that breaks off leaves no half file behind.
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, made);
  await rename(written, file);
  return made;
}
