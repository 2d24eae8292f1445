import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A file of the inbox's page. */
interface PageFile {
  bytes: Buffer;
  type: string;
}

/** The page, the page in a frame that shows files, and their files in `assets/`; by path. */
export type InboxPage = ReadonlyMap<string, PageFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Reads the page into memory: its files are few and small.
 * @throws StartError when it was not built
 */
export async function loadInboxPage(directory: string): Promise<InboxPage> {
  const file = async (path: string) => {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return [path, { bytes: await readFile(join(directory, path)), type }] as const;
  };
  try {
    const assets = await readdir(join(directory, 'assets'));
    const paths = ['index.html', 'file-viewer.html', ...assets.map((name) => `assets/${name}`)];
    return new Map(await Promise.all(paths.map(file)));
  } catch (cause) {
    throw new StartError(
      `INBOX is on, but ${directory} is not complete: run "npm run build", or copy it there with the site`,
      { cause },
    );
  }
}
