// How the sealed site is served: paths, codings, revalidation (decisions 0002 and 0007, 'Slashes and case').
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SiteFile, SiteManifest } from '#contract/manifest.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { loadSite } from './load-site.ts';

const HOME = '<h1>Home</h1>'.repeat(100);
const PATHS = {
  '/': HOME,
  '/contact': '<h1>Contact</h1>',
  '/IKTVA': '<h1>IKTVA</h1>',
  '/project/tank farm & "pier"/50%': '<h1>Odd</h1>',
  '/project/محطة': '<h1>Arabic</h1>',
  '/404': '<h1>404 Page Not Found</h1>',
  '/project/404': '<h1>404 Page Not Found</h1> of projects',
};

/** A sealed site as tools/seal writes it. */
function sealedSite(change: (manifest: SiteManifest) => void = () => undefined): string {
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
  const manifest = { files };
  change(manifest);
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify(manifest));
  return directory;
}

async function startSite() {
  return startDesk({ site: await loadSite(sealedSite()) });
}

describe('pages', () => {
  it('§2.3 serves each path with the headers of the manifest, and its own length and tag', async () => {
    const { url } = await startSite();
    for (const [index, [path, text]] of Object.entries(PATHS).entries()) {
      const answer = await send(url, path.split('/').map(encodeURIComponent).join('/'));
      const status = path.endsWith('/404') ? 404 : 200;
      expect([path, answer.status, answer.text]).toEqual([path, status, text]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${index}'`,
        'content-length': String(Buffer.byteLength(text)),
        etag: `"tag${index}"`,
      });
    }
    const asset = await send(url, '/assets/app-AbC.js?v=1');
    expect(asset.headers['cache-control']).toContain('immutable');
  });

  it('answers HEAD like GET, without the body', async () => {
    const { url } = await startSite();
    const headers = { 'accept-encoding': 'br' };
    const [get, head] = [
      await send(url, '/', { headers }),
      await send(url, '/', { headers, method: 'HEAD' }),
    ];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const { date: _, ...expected } = get.headers;
    expect(head.headers).toMatchObject(expected);
  });

  it('§2.3 an unknown details page is the 404 page of its section', async () => {
    const { url } = await startSite();
    for (const path of ['/project/nothing', '/project/a%2Fb', '/project/nothing?q']) {
      const answer = await send(url, path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, PATHS['/project/404']]);
    }
    expect((await send(url, '/project/a/b')).text).toBe(PATHS['/404']);
    expect((await send(url, '/contact/nothing')).text).toBe(PATHS['/404']);
  });

  it('§8 an unknown path is the 404 page with status 404; a missing asset is plain', async () => {
    const { url } = await startSite();
    for (const path of ['/nothing', '/contact/more', '/index.html', '/..%2f..%2fetc%2fpasswd']) {
      const answer = await send(url, path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, PATHS['/404']]);
    }
    const asset = await send(url, '/assets/app-gone.js');
    expect([asset.status, asset.text]).toEqual([404, 'Not Found']);
    expect(asset.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await send(url, '/assets/app-abc.js')).status).toBe(404);
  });

  it('a malformed path is a 400', async () => {
    const { url } = await startSite();
    for (const path of ['/%', '/%E0%A4%A', '/a%zz', '/contact%ff', '/%c0%ae%c0%ae/']) {
      expect([path, (await send(url, path)).status]).toEqual([path, 400]);
    }
  });

  it('pages are only read: other methods are a 405', async () => {
    const { url } = await startSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const answer = await send(url, '/contact', { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
    const odd = { method: 'POST', headers: { 'content-type': 'odd/type' }, body: 'x' };
    expect((await send(url, '/contact', odd)).status).toBe(405);
    expect((await send(url, '/nothing', { method: 'POST' })).status).toBe(404);
  });
});

describe('slashes and case', () => {
  it('a trailing slash or another case moves for good to the path as it is spelt', async () => {
    const { url } = await startSite();
    const moves = {
      '/contact/': '/contact',
      '/contact///?a=1&b=%20': '/contact?a=1&b=%20',
      '/Contact': '/contact',
      '/iktva': '/IKTVA',
      '/iktva/?q': '/IKTVA?q',
      '//': '/',
      '/PROJECT/%D9%85%D8%AD%D8%B7%D8%A9/': '/project/%D9%85%D8%AD%D8%B7%D8%A9',
      '/project/Tank%20Farm%20%26%20%22pier%22/50%25':
        '/project/tank%20farm%20%26%20%22pier%22/50%25',
      '/project/Tank%20Farm%20%26%20%22pier%22%2F50%25/':
        '/project/tank%20farm%20%26%20%22pier%22%2F50%25',
    };
    for (const [path, location] of Object.entries(moves)) {
      const answer = await send(url, path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 308, location]);
      expect((await send(url, location)).status).toBe(200);
    }
  });

  it('moves only to paths of the site, never to another host', async () => {
    const { url } = await startSite();
    for (const path of [
      '//evil.example/',
      '/%2f%2fevil.example/',
      '/\\evil.example/',
      '//contact',
    ]) {
      const { status, headers } = await send(url, path);
      expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    }
  });
});

describe('codings', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0.001', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=x', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', async (acceptEncoding, expected) => {
    const { url } = await startSite();
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
    const answer = await send(url, '/', { headers });
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const bytes = { br: brotliCompressSync(HOME), gzip: gzipSync(HOME), none: Buffer.from(HOME) };
    expect(answer.bytes).toEqual(bytes[(expected ?? 'none') as keyof typeof bytes]);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  });

  it('a file without twins does not vary', async () => {
    const { url } = await startSite();
    const answer = await send(url, '/contact', { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('revalidation', () => {
  it('what the browser still has is a 304 with the tag and without a body', async () => {
    const { url } = await startSite();
    for (const ifNoneMatch of ['"tag0-br"', 'W/"tag0-br"', '"x", "tag0-br"', '*']) {
      const headers = { 'if-none-match': ifNoneMatch, 'accept-encoding': 'br' };
      const answer = await send(url, '/', { headers });
      expect([ifNoneMatch, answer.status, answer.bytes.length]).toEqual([ifNoneMatch, 304, 0]);
      expect(answer.headers).toMatchObject({
        etag: '"tag0-br"',
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });

  it('another tag, or that of another coding, is sent in full; so is the 404 page', async () => {
    const { url } = await startSite();
    const status = async (path: string, tag: string) =>
      (await send(url, path, { headers: { 'if-none-match': tag, 'accept-encoding': 'br' } }))
        .status;
    expect(await status('/', '"tag0"')).toBe(200);
    expect(await status('/', 'tag0-br')).toBe(200);
    expect(await status('/nothing', '"tag5"')).toBe(404);
  });
});

describe('loading', () => {
  it('a site that was not built says how to build it', async () => {
    await expect(loadSite(temporaryDirectory())).rejects.toThrow('npm run build');
  });

  it('a manifest with a mistake stops the start', async () => {
    const load = (change: (manifest: SiteManifest) => void) => loadSite(sealedSite(change));
    await expect(load(({ files }) => delete files['/404'])).rejects.toThrow('/404');
    const home = (part: Partial<SiteFile>) => (manifest: SiteManifest) =>
      Object.assign(manifest.files['/'] as SiteFile, part);
    await expect(load(home({ file: '../../etc/passwd' }))).rejects.toThrow('outside the site');
    await expect(load(home({ file: 'gone.html' }))).rejects.toThrow('gone.html');
    await expect(load(home({ etag: 'with "quotes"' }))).rejects.toThrow('etag');
  });
});
