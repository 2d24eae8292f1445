import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = 'node_modules/.cache/pictures';

/** Gives what was made from the same ingredients before, or makes it and keeps it. */
export async function cached(
  ingredients: readonly (Uint8Array | string)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(ingredient);
  const file = join(folder, hash.digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // Renamed into place, so that a build that breaks off leaves no half file behind.
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
}
