// How the built site answers requests (decision 0002).
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { SiteFile } from '#shared/manifest.ts';
import { startDesk } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { builtSite, HOME, PATHS, startSite } from '../testing/sites.ts';
import { loadSite } from './load-site.ts';

/** The URL of a path: a details page's title is one segment, slashes included. */
function addressOf(path: string): string {
  const [, section = '', title = ''] = /^((?:\/ar)?\/project|\/percent)\/(.+)$/.exec(path) ?? [];
  return title ? `${section}/${encodeURIComponent(title)}` : path;
}

it('§2.3 serves each path with the headers of the manifest, and its own length and ETag', async () => {
  const { url } = await startSite();
  for (const [index, [path, text]] of Object.entries(PATHS).entries()) {
    const answer = await send(url, addressOf(path));
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

it('serves a later version of a file from its time on, without a restart', async () => {
  const DAY = 24 * 60 * 60_000;
  const clock = createManualClock(Date.UTC(2027, 0, 31));
  const from = new Date(clock.now() + DAY).toISOString();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const closed = '<h1>Closed</h1>'.repeat(30);
  const directory = builtSite(({ files }) => {
    const version = { file: 'closed.html', status: 410, etag: 'closed', headers, from };
    Object.assign(files['/contact'] as SiteFile, {
      later: [{ ...version, encodings: { br: 'closed.html.br' } }],
    });
    Object.assign(files['/'] as SiteFile, {
      later: [{ ...version, encodings: {}, status: 200, etag: 'second' }],
    });
  });
  writeFileSync(join(directory, 'closed.html'), closed);
  writeFileSync(join(directory, 'closed.html.br'), brotliCompressSync(closed));
  const { url } = await startDesk({ clock, site: await loadSite(directory) });
  const state = async (path: string, tag: string) => {
    const headers = { 'if-none-match': tag, 'accept-encoding': 'br' };
    const { status, headers: sent, bytes } = await send(url, path, { headers });
    const text = sent['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
    return [status, sent.etag, String(text)];
  };
  clock.advance(DAY - 1);
  expect(await state('/contact', '"closed-br"')).toEqual([200, '"tag1"', PATHS['/contact']]);
  expect(await state('/', '"tag0-br"')).toEqual([304, '"tag0-br"', '']);
  clock.advance(1);
  expect(await state('/contact', '"tag1"')).toEqual([410, '"closed-br"', closed]);
  expect(await state('/contact', '"closed-br"')).toEqual([410, '"closed-br"', closed]);
  expect(await state('/', '"tag0-br"')).toEqual([200, '"second"', closed]);
  expect(await state('/', '"second"')).toEqual([304, '"second"', '']);
  const head = await send(url, '/contact', { method: 'HEAD' });
  expect([head.status, head.headers['content-length']]).toEqual([410, String(closed.length)]);
});

it('sends a picture from disk, with its length and ETag', async () => {
  const picture = randomBytes(300_000);
  const headers = { 'content-type': 'image/avif' };
  const directory = builtSite(({ files }) => {
    files['/yard.avif'] = { file: 'yard', encodings: {}, status: 200, etag: 'yard', headers };
  });
  await expect(loadSite(directory)).rejects.toThrow('yard');
  writeFileSync(join(directory, 'yard'), picture);
  const { url } = await startDesk({ site: await loadSite(directory) });
  const get = await send(url, '/yard.avif');
  expect([get.status, get.headers['content-length'], get.headers.etag]).toEqual([
    200,
    '300000',
    '"yard"',
  ]);
  expect(get.bytes.equals(picture)).toBe(true);
  const head = await send(url, '/yard.avif', { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
    200,
    '300000',
    0,
  ]);
  const known = { headers: { 'if-none-match': '"yard"' } };
  expect((await send(url, '/yard.avif', known)).status).toBe(304);
  rmSync(join(directory, 'yard'));
  expect((await send(url, '/yard.avif')).status).toBe(500);
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

it('§2.3 answers an unknown details page with the 404 page of its section', async () => {
  const { url } = await startSite();
  for (const path of ['/project/nothing', '/project/a%2Fb', '/project/nothing?q']) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, PATHS['/project/404']]);
  }
  expect((await send(url, '/project/a/b')).text).toBe(PATHS['/404']);
  expect((await send(url, '/contact/nothing')).text).toBe(PATHS['/404']);
});

it('§8 answers an unknown path with the 404 page, a missing asset with plain text', async () => {
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

it('§2.3 answers a malformed escape with the 404 page of its section', async () => {
  const { url } = await startSite();
  for (const path of ['/%', '/%E0%A4%A', '/a%zz?b=%', '/contact%ff', '/%c0%ae%c0%ae/', '/a/%/c']) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, PATHS['/404']]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  for (const path of ['/project/%', '/project/%E0%A4%A', '/project/a%2Fb%?q']) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, PATHS['/project/404']]);
  }
  expect((await send(url, '/assets/%.js')).text).toBe('Not Found');
  expect((await send(url, '/project/%', { method: 'POST' })).status).toBe(404);
});

it('ignores a malformed escape in the query', async () => {
  const { url } = await startSite();
  expect((await send(url, '/contact?a=%&b=%zz')).status).toBe(200);
});

it('answers 405 to methods other than GET and HEAD', async () => {
  const { url } = await startSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const answer = await send(url, '/contact', { method });
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  const odd = { method: 'POST', headers: { 'content-type': 'odd/type' }, body: 'x' };
  expect((await send(url, '/contact', odd)).status).toBe(405);
  expect((await send(url, '/nothing', { method: 'POST' })).status).toBe(404);
});

it('answers a matching If-None-Match (RFC 9110 §13.1.2) with 304', async () => {
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

it('sends the page for another ETag, or that of another coding, and the 404 page always', async () => {
  const { url } = await startSite();
  const status = async (path: string, tag: string) =>
    (await send(url, path, { headers: { 'if-none-match': tag, 'accept-encoding': 'br' } })).status;
  expect(await status('/', '"tag0"')).toBe(200);
  expect(await status('/', 'tag0-br')).toBe(200);
  expect(await status('/nothing', '"tag5"')).toBe(404);
});

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
])('Accept-Encoding (RFC 9110 §12.5.3): %s → %s', async (acceptEncoding, expected) => {
  const { url } = await startSite();
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const answer = await send(url, '/', { headers });
  expect(answer.headers['content-encoding']).toBe(expected);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const bytes = { br: brotliCompressSync(HOME), gzip: gzipSync(HOME), none: Buffer.from(HOME) };
  expect(answer.bytes).toEqual(bytes[(expected ?? 'none') as keyof typeof bytes]);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
});

it('sends no Vary for a file without compressed variants', async () => {
  const { url } = await startSite();
  const answer = await send(url, '/contact', { headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
});
