import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isWithin } from '#app/layout/active.ts';
import { readAddresses } from '#app/layout/details/addresses.server.ts';
import { servedPath } from '#app/layout/details/prerendered-path.server.ts';
import { baseOf } from '#shared/language-base.ts';

/** A file that an earlier step has built. */
export interface ClientFile {
  /** Decoded URL path, as in the manifest: `/`, `/contact`, `/assets/a.js`. */
  path: string;
  page: boolean;
  /** Path on disk. */
  source: string;
  read(): Buffer;
}

/** React Router's output for a language. */
export function pagesFolder(language: string): string {
  return join('build/pages', language);
}

/**
 * The built pages of a language and the files that they reach. The default language includes the files that all
 * languages share.
 */
export function filesOfLanguage(language: string): ClientFile[] {
  const base = baseOf(language);
  const addresses = Object.values(readAddresses(language));
  const built = [join(pagesFolder(language), 'client'), join('build/browser', language)];
  const all = built.flatMap(filesIn);
  // React Router also builds modules of routes, for their style sheets.
  const reached = reachIn(all)(all.filter((file) => !isAsset(file)));
  const own = reached.map((file) => ({
    ...file,
    path: servedPath(file.path, addresses),
  }));
  if (base === '') return [...filesIn('build/public'), ...own];
  // React Router also writes a page at /.
  return own.filter(({ path }) => [base, '/assets'].some((folder) => isWithin(folder, path)));
}

/** A file in `assets`, as a page, a style sheet or a module names it. */
const NAMED = /[\w-]+\.(?:js|css|\w{3,5})\b/g;

/** A function that finds what files reach in `assets`, themselves included. */
export function reachIn(
  files: readonly ClientFile[],
): (from: readonly ClientFile[]) => ClientFile[] {
  const assets = new Map(files.filter(isAsset).map((file) => [basename(file.path), file]));
  const known = new Map<ClientFile, ClientFile[]>();
  const namedBy = (file: ClientFile) => {
    if (!file.page && !/\.(?:js|css|json)$/.test(file.path)) return [];
    const names = new Set(file.read().toString().match(NAMED));
    const named = [...names].flatMap((name) => assets.get(name) ?? []);
    known.set(file, named);
    return named;
  };
  return (from) => {
    const found = new Set(from);
    for (const file of found) {
      for (const named of known.get(file) ?? namedBy(file)) found.add(named);
    }
    return [...found];
  };
}

function isAsset({ path }: ClientFile): boolean {
  return path.startsWith('/assets/');
}

function filesIn(folder: string): ClientFile[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // React Router's data of pages, which no document requests.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.data'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(folder, file).startsWith('.vite'))
      .map((source) => {
        const path = decodeURIComponent(`/${relative(folder, source).split(sep).join('/')}`);
        const page = path.endsWith('/index.html');
        return {
          path: page ? path.slice(0, -'/index.html'.length) || '/' : path,
          page,
          source,
          read: () => readFileSync(source),
        };
      })
  );
}
