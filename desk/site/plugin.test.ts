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
  const clock = createManualClock(Date.UTC(2027, 0, 31));
  const from = new Date(clock.now() + 60_000).toISOString();
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const closed = '<h1>Closed</h1>'.repeat(30);
  const directory = builtSite(({ files }) => {
    const version = { file: 'closed.html', status: 410, etag: 'closed', headers, from };
    const later = [{ ...version, encodings: { br: 'closed.html.br' } }];
    Object.assign(files['/contact'] as SiteFile, { later });
  });
  writeFileSync(join(directory, 'closed.html'), closed);
  writeFileSync(join(directory, 'closed.html.br'), brotliCompressSync(closed));
  const { url } = await startDesk({ clock, site: await loadSite(directory) });
  const state = async (tag: string) => {
    const headers = { 'if-none-match': tag, 'accept-encoding': 'br' };
    const { status, headers: sent, bytes } = await send(url, '/contact', { headers });
    return [status, sent.etag, sent['content-encoding'] ? brotliDecompressSync(bytes) : bytes].map(
      String,
    );
  };
  clock.advance(59_999);
  expect(await state('"closed-br"')).toEqual(['200', '"tag1"', PATHS['/contact']]);
  clock.advance(1);
  for (const tag of ['"tag1"', '"closed-br"']) {
    expect(await state(tag)).toEqual(['410', '"closed-br"', closed]);
  }
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
  for (const [method, bytes] of [
    ['GET', picture],
    ['HEAD', Buffer.alloc(0)],
  ] as const) {
    const sent = { 'content-length': '300000', etag: '"yard"' };
    const answer = await send(url, '/yard.avif', { method });
    expect(answer).toMatchObject({ status: 200, headers: sent });
    expect(answer.bytes.equals(bytes)).toBe(true);
  }
  const known = { headers: { 'if-none-match': '"yard"' } };
  expect((await send(url, '/yard.avif', known)).status).toBe(304);
  rmSync(join(directory, 'yard'));
  expect((await send(url, '/yard.avif')).status).toBe(500);
});

it('§8 answers a missing asset with plain text, in which case counts', async () => {
  const { url } = await startSite();
  for (const path of ['/assets/app-gone.js', '/assets/app-abc.js', '/assets/%.js']) {
    const { status, text, headers } = await send(url, path);
    expect([path, status, text]).toEqual([path, 404, 'Not Found']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

it('answers 405 to methods other than GET and HEAD, and 404 where there is no page', async () => {
  const { url } = await startSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
    const answer = await send(url, '/contact', { method });
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
  const odd = { method: 'POST', headers: { 'content-type': 'odd/type' }, body: 'x' };
  expect((await send(url, '/contact', odd)).status).toBe(405);
  for (const path of ['/nothing', '/project/%']) {
    expect((await send(url, path, { method: 'POST' })).status).toBe(404);
  }
});

it('answers 304 to a matching If-None-Match, but not for another coding or the 404 page', async () => {
  const { url } = await startSite();
  const ask = (path: string, tag: string) =>
    send(url, path, { headers: { 'if-none-match': tag, 'accept-encoding': 'br' } });
  const known = await ask('/', 'W/"x", "tag0-br"');
  expect([known.status, known.bytes.length]).toEqual([304, 0]);
  expect(known.headers).toMatchObject({
    etag: '"tag0-br"',
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
  });
  expect(known.headers).not.toHaveProperty('content-encoding');
  expect((await ask('/', '"tag0"')).status).toBe(200);
  const missing = await send(url, '/nothing');
  expect(missing.headers.etag).toMatch(/^"tag\d+"$/);
  expect((await ask('/nothing', String(missing.headers.etag))).status).toBe(404);
});

it('sends the variant that Accept-Encoding (RFC 9110 §12.5.3) prefers', async () => {
  const { url } = await startSite();
  for (const [accepted, coding, bytes] of [
    ['br, gzip', 'br', brotliCompressSync(HOME)],
    ['gzip;q=0.5, br;q=0.5', 'br', brotliCompressSync(HOME)],
    ['gzip, deflate, br;q=0.5', 'gzip', gzipSync(HOME)],
    ['br;q=0, *', 'gzip', gzipSync(HOME)],
    ['deflate', undefined, Buffer.from(HOME)],
    ['', undefined, Buffer.from(HOME)],
  ] as const) {
    const answer = await send(url, '/', { headers: { 'accept-encoding': accepted } });
    expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, coding]);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.bytes).toEqual(bytes);
    expect(answer.headers['content-length']).toBe(String(bytes.length));
  }
  const single = await send(url, '/contact', { headers: { 'accept-encoding': 'br' } });
  expect(single.headers).not.toHaveProperty('content-encoding');
  expect(single.headers).not.toHaveProperty('vary');
});
