import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withPercents } from '#app/layout/details/details-path.ts';

/** React Router's output. */
const folder = 'build/pages/client';

/** A file that React Router has built. */
export interface ClientFile {
  /** Decoded URL path, as in the manifest: `/`, `/contact`, `/contact.data`, `/assets/a.js`. */
  path: string;
  page: boolean;
  read(): Buffer;
}

/** Lists all built files but the fallback for routes that are not prerendered: there are none. */
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
