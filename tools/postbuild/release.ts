import { hash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile, SiteManifest, SiteVersion } from '#shared/manifest.ts';
import { cached } from '#tools/build/cached.ts';
import { earlierFiles } from './earlier-files.ts';

const compressed = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes. Smaller responses fit into one packet anyway. */
const MIN_SIZE = 300;

/**
 * A built site in a folder of its own, beside those of earlier builds. A symbolic link points at the
 * published one.
 */
export class Release {
  /** Folder of this release. */
  readonly folder: string;
  readonly #link: string;
  readonly #now: Date;
  readonly #files: Record<string, SiteFile> = {};
  readonly #later: { path: string; version: SiteVersion & { from: string } }[] = [];

  /** @param link path of the symbolic link */
  constructor(link: string, now = new Date()) {
    this.#link = link;
    this.#now = now;
    this.folder = join(`${link}s`, now.toISOString().replaceAll(':', '-'));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Adds a file and its compressed variants.
   *
   * @param path URL path
   * @param headers all response headers, including `content-type`
   * @param from instant (ISO 8601, UTC) from which this version replaces the file of the path
   * @param brotli quality
   */
  async add(
    path: string,
    bytes: Buffer,
    headers: Record<string, string>,
    {
      status = 200,
      from,
      brotli = 11,
    }: { status?: number; from?: string | undefined; brotli?: number } = {},
  ): Promise<void> {
    const type = headers['content-type'] ?? '';
    const name = from === undefined ? path : `${path}@${from.replaceAll(':', '-')}`;
    const file = join(
      'files',
      ...name.split('/').map(fileName),
      type.startsWith('text/html') ? 'index.html' : '',
    );
    const { br, gzip } = await compress(type, bytes, brotli);
    this.#write(file, bytes);
    if (br) this.#write(`${file}.br`, br);
    if (gzip) this.#write(`${file}.gz`, gzip);
    const encodings = {
      ...(br ? { br: `${file}.br` } : {}),
      ...(gzip ? { gzip: `${file}.gz` } : {}),
    };
    const etag = hash('sha256', bytes, 'base64url').slice(0, 22);
    const version = { file, encodings, status, etag, headers };
    if (from === undefined) this.#files[path] = version;
    else this.#later.push({ path, version: { ...version, from } });
  }

  /**
   * Copies the files that open tabs may still load, and writes the manifest.
   *
   * @param siteUrl the site's public origin
   * @param bases those of its languages
   * @param redirects old addresses, each with the path of its page
   */
  finish(
    siteUrl: string,
    bases: readonly string[] = [],
    redirects: Record<string, string> = {},
  ): void {
    for (const { path, version } of this.#later.toSorted((a, b) =>
      a.version.from < b.version.from ? -1 : 1,
    )) {
      const file = this.#files[path];
      if (!file) throw new Error(`${path} has a later version, but none before`);
      file.later = [...(file.later ?? []), version];
    }
    const own = { siteUrl, files: this.#files };
    for (const [path, file] of earlierFiles(this.#link, own, this.#now)) {
      this.#write(file.file, readFileSync(join(this.#link, file.file)));
      this.#files[path] = file;
    }
    const sorted = Object.entries(this.#files).sort(([a], [b]) => (a < b ? -1 : 1));
    const manifest: SiteManifest = {
      siteUrl,
      bases,
      redirects,
      files: Object.fromEntries(sorted),
    };
    writeFileSync(join(this.folder, 'manifest.json'), JSON.stringify(manifest, null, 1));
  }

  /**
   * Replaces the published site with one rename. The previous folder stays until the next build, for a
   * desk that is reading it.
   */
  publish(): void {
    const folders = dirname(this.folder);
    const before = this.#before();
    const next = `${this.#link}.next`;
    rmSync(next, { recursive: true, force: true });
    symlinkSync(join(basename(folders), basename(this.folder)), next);
    renameSync(next, this.#link);
    const kept = [basename(this.folder), before];
    for (const name of readdirSync(folders)) {
      if (!kept.includes(name)) rmSync(join(folders, name), { recursive: true, force: true });
    }
  }

  /** Folder name of the published release. */
  #before(): string | undefined {
    const served = lstatSync(this.#link, { throwIfNoEntry: false });
    if (!served?.isDirectory()) return served && basename(readlinkSync(this.#link));
    // Earlier versions of this project built a folder instead of a link.
    const name = 'before';
    renameSync(this.#link, join(dirname(this.folder), name));
    return name;
  }

  #write(file: string, bytes: Buffer): void {
    const target = join(this.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

/** Longest part of a path, in bytes, that is written as it is: file systems allow 255, and `.br` or `.html` is appended. */
const LONGEST_NAME = 250;

/** The name of a file or folder for a part of a path, short enough for a file system. */
export function fileName(part: string): string {
  if (Buffer.byteLength(part) <= LONGEST_NAME) return part;
  return hash('sha256', part);
}

/** Compressed variants; each only if smaller. */
interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

async function compress(type: string, bytes: Buffer, quality: number): Promise<Compressed> {
  if (bytes.length < MIN_SIZE || !/^text\/|javascript|json|xml/.test(type)) return {};
  const [br, gz] = await Promise.all([
    cached('brotli', [bytes, String(quality)], () =>
      compressed(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
    cached('gzip', [bytes], () => zip(bytes, { level: 9 })),
  ]);
  return {
    ...(br.length < bytes.length ? { br } : {}),
    ...(gz.length < bytes.length ? { gzip: gz } : {}),
  };
}
