import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What Vite copies into the site as it stands. */
const publicFolder = 'build/public';

/** A folder of generated files, each named by a hash of its content so that it may be kept for ever. */
export class Publication {
  readonly #folder: string;
  readonly #written = new Set<string>();

  /** @param folder first part of the URL path, e.g. `pictures` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a file unless it is there already.
   *
   * @param name path within the folder without extension, e.g. `clients/tawad`
   * @param madeOf what the bytes were made from, where files made from the same are to share a hash
   * @returns its URL path, e.g. `/marks/clients/tawad.3f9c2a1b04.svg`
   */
  add(
    name: string,
    extension: string,
    bytes: Uint8Array | string,
    madeOf: Uint8Array | string = bytes,
  ): string {
    const hash = createHash('sha256').update(madeOf).digest('hex').slice(0, 10);
    const path = `${this.#folder}/${name}.${hash}.${extension}`;
    const file = join(publicFolder, path);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    this.#written.add(file);
    return `/${path}`;
  }

  /** Removes what earlier builds left in the folder and this one has not written. */
  removeStrays(): void {
    const root = join(publicFolder, this.#folder);
    if (!existsSync(root)) return;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#written.has(file)) rmSync(file);
    }
  }
}

/** Writes a file whose address is fixed, such as `/favicon.svg`. */
export function publishAs(path: string, bytes: Uint8Array | string): void {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
