import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withPercents } from '#app/shell/details/details-path.ts';

/** Where React Router leaves the built site. */
const folder = 'build/pages/client';

/** A built file: its URL path, and its bytes when asked for. */
export interface ClientFile {
  /** Decoded, as the manifest wants it: `/`, `/contact`, `/contact.data`, `/assets/a.js`. */
  path: string;
  page: boolean;
  read(): Buffer;
}

/** Lists everything built but the fallback page for routes that are not prerendered: all are. */
export function clientFiles(): ClientFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '__spa-fallback.html')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.vite'))
    .map((file) => {
      const path = withPercents(
        decodeURIComponent(`/${relative(folder, file).split(sep).join('/')}`),
      );
      const page = path.endsWith('/index.html');
      return {
        path: page ? path.slice(0, -'/index.html'.length) || '/' : path,
        page,
        read: () => readFileSync(file),
      };
    });
}
