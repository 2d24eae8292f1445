import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** A file of the inbox's page. */
interface PageFile {
  bytes: Buffer;
  type: string;
}

/** The page, and its files in `assets/` by name. */
export interface InboxPage {
  index: PageFile;
  /** The page in a frame that shows PDF files. */
  viewer: PageFile;
  assets: Map<string, PageFile>;
}

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
  const file = async (path: string): Promise<PageFile> => ({
    bytes: await readFile(path),
    type: TYPES[extname(path)] ?? 'application/octet-stream',
  });
  try {
    const assets = join(directory, 'assets');
    const names = await readdir(assets);
    const files = names.map(async (name) => [name, await file(join(assets, name))] as const);
    return {
      index: await file(join(directory, 'index.html')),
      viewer: await file(join(directory, 'pdf-viewer.html')),
      assets: new Map(await Promise.all(files)),
    };
  } catch (cause) {
    throw new StartError(
      `INBOX is on, but ${directory} is not complete: run "npm run build", or copy it there with the site`,
      { cause },
    );
  }
}
