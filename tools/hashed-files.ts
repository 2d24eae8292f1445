import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasTemplate } from '#app/content/settings.server.ts';

/** Vite copies this folder into the site unchanged. */
const publicFolder = 'build/public';

/** A folder of generated files that can be cached for ever: each has a hash of its content in its name. */
export class HashedFiles {
  readonly #folder: string;
  readonly #isNamed: boolean;
  /** Digest of each file's hash input. */
  readonly #written = new Map<string, string>();

  /**
   * @param folder first part of the URL path, e.g. `pictures`
   * @param isNamed false for files whose address is their hash alone
   */
  constructor(folder: string, { isNamed = true } = {}) {
    this.#folder = folder;
    this.#isNamed = isNamed;
  }

  /**
   * Writes a file unless it exists.
   *
   * @param name path within the folder without extension, e.g. `clients/tawad`; what an address would
   *   have to encode becomes a hyphen
   * @param hashed input of the hash, for files that share one
   * @returns its URL path, e.g. `/pictures/about-480.3f9c.avif`
   * @throws if two files have one address
   */
  add(
    name: string,
    extension: string,
    bytes: Uint8Array | string,
    hashed: Uint8Array | string = bytes,
  ): string {
    const digest = createHash('sha256').update(hashed).digest();
    // Short, because pages link many files and hashes do not compress; beside a name fewer letters suffice.
    const hash = digest
      .readUIntBE(0, 6)
      .toString(36)
      .slice(this.#isNamed ? -4 : -5);
    const place = this.#isNamed ? `${name.replace(/[^\w./-]+/g, '-')}.${hash}` : hash;
    const path = `${this.#folder}/${place}.${extension}`;
    const file = join(publicFolder, path);
    const input = digest.toString('hex');
    if ((this.#written.get(file) ?? input) !== input) {
      throw new Error(`${path} would be two files, one of them ${name}: change one`);
    }
    if (!existsSync(file)) writePublic(path, bytes);
    this.#written.set(file, input);
    return `/${path}`;
  }

  /** Removes files of earlier builds that this one did not add. */
  removeStale(): void {
    const root = join(publicFolder, this.#folder);
    if (!existsSync(root)) return;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !this.#written.has(file)) rmSync(file);
    }
  }
}

/** Writes a file with a fixed address, such as `favicon.svg`. */
export function writePublic(path: string, bytes: Uint8Array | string): void {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Writes the results of a build step as sorted JSON, for later steps. */
export function writeIndex(file: string, entries: Record<string, unknown>): void {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Whether a picture or mark is part of this build; `estate-…` belongs to the real-estate template. */
export function isInBuild(name: string): boolean {
  return hasTemplate() || !/(?:^|\/)estate-/.test(name);
}
