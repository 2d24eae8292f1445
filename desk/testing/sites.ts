import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SiteFile, SiteManifest } from '#shared/manifest.ts';
import { loadSite, type Site } from '../site/load-site.ts';
import { content, writeContent } from './content.ts';
import { startDesk, temporaryDirectory } from './desk.ts';

/** The page with compressed variants. */
export const HOME = '<h1>Home</h1>'.repeat(100);

/** The text of each page. */
export const PATHS = {
  '/': HOME,
  '/contact': '<h1>Contact</h1>',
  '/IKTVA': '<h1>IKTVA</h1>',
  '/percent/50%': '<h1>50 %</h1>',
  '/project/tank farm & "pier"/50%': '<h1>Odd</h1>',
  '/project/محطة': '<h1>Arabic</h1>',
  '/404': '<h1>404 Page Not Found</h1>',
  '/project/404': '<h1>404 Page Not Found</h1> of projects',
  '/ar': '<h1>الرئيسية</h1>',
  '/ar/IKTVA': '<h1>اكتفاء</h1>',
  '/ar/project/رصيف 1/2': '<h1>رصيف</h1>',
  '/ar/404': '<h1>404</h1> الصفحة غير موجودة',
  '/ar/project/404': '<h1>404</h1> المشروع غير موجود',
};

/** Writes a site like tools/postbuild; returns its directory. */
export function builtSite(change: (manifest: SiteManifest) => void = () => undefined): string {
  const directory = join(temporaryDirectory(), 'site');
  mkdirSync(directory);
  const files: Record<string, SiteFile> = {};
  for (const [index, [path, text]] of Object.entries(PATHS).entries()) {
    const file = `${index}.html`;
    writeFileSync(join(directory, file), text);
    files[path] = {
      file,
      encodings: {},
      status: path.endsWith('/404') ? 404 : 200,
      etag: `tag${index}`,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${index}'`,
      },
    };
  }
  writeFileSync(join(directory, '0.html.br'), brotliCompressSync(HOME));
  writeFileSync(join(directory, '0.html.gz'), gzipSync(HOME));
  (files['/'] as SiteFile).encodings = { br: '0.html.br', gzip: '0.html.gz' };
  writeFileSync(join(directory, 'app.js'), 'x');
  files['/assets/app-AbC.js'] = {
    file: 'app.js',
    encodings: {},
    status: 200,
    etag: 'app',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  };
  const manifest: SiteManifest = {
    siteUrl: 'http://localhost',
    bases: ['/ar'],
    redirects: { '/Old page': '/contact', '/ar/old': '/ar/IKTVA' },
    files,
  };
  change(manifest);
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify(manifest));
  writeContent(directory);
  return directory;
}

/** Publishes a site like tools/postbuild. */
export function publish(site: string, directory: string): void {
  symlinkSync(site, `${directory}.next`);
  renameSync(`${directory}.next`, directory);
}

/** Starts a desk that serves this site. */
export async function startSite() {
  return startDesk({ site: await loadSite(builtSite()) });
}

const page = (text: string, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  bodies: new Map([['identity' as const, { bytes: Buffer.from(text), etag: `"${text.length}"` }]]),
});

/** A site of one page. */
export const smallSite: Site = {
  version: '1',
  siteUrl: 'http://localhost',
  bases: [],
  redirects: {},
  content,
  pages: new Map([['/', page('<h1>Home</h1>')]]),
  notFound: page('<h1>404 Page Not Found</h1>', 404),
  spellings: new Map([['/', '/']]),
};
