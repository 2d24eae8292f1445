import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile, SiteManifest } from '#contract/manifest.ts';
import { compress } from './compress.ts';

/** Collects the sealed site beside the one that may be served at this moment. */
export class SealedSite {
  readonly #folder: string;
  readonly #next: string;
  readonly #files: Record<string, SiteFile> = {};

  /** @param folder where the site is to stand once it is complete */
  constructor(folder: string) {
    this.#folder = folder;
    this.#next = `${folder}.next`;
    rmSync(this.#next, { recursive: true, force: true });
  }

  /**
   * Adds a file, compressed as well where that pays.
   *
   * @param path URL path it answers
   * @param headers everything it is answered with, `content-type` among them
   */
  async add(
    path: string,
    bytes: Buffer,
    headers: Record<string, string>,
    status = 200,
  ): Promise<void> {
    const type = headers['content-type'] ?? '';
    const file = join('files', path, type.startsWith('text/html') ? 'index.html' : '');
    const { br, gzip } = await compress(type, bytes);
    this.#write(file, bytes);
    if (br) this.#write(`${file}.br`, br);
    if (gzip) this.#write(`${file}.gz`, gzip);
    const encodings = {
      ...(br ? { br: `${file}.br` } : {}),
      ...(gzip ? { gzip: `${file}.gz` } : {}),
    };
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.#files[path] = { file, encodings, status, etag, headers };
  }

  /**
   * Writes the manifest and puts the site in place of the one before.
   *
   * @param siteUrl origin the pages name as the site's own
   */
  finish(siteUrl: string): void {
    const sorted = Object.entries(this.#files).sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest: SiteManifest = { siteUrl, files: Object.fromEntries(sorted) };
    writeFileSync(join(this.#next, 'manifest.json'), JSON.stringify(manifest, null, 1));
    const last = `${this.#folder}.last`;
    if (existsSync(this.#folder)) renameSync(this.#folder, last);
    renameSync(this.#next, this.#folder);
    rmSync(last, { recursive: true, force: true });
  }

  #write(file: string, bytes: Buffer): void {
    const target = join(this.#next, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
