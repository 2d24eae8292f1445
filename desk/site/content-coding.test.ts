// Which of a page’s compressed twins is sent (RFC 9110 §12.5.3).

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { HOME, startSite } from '../testing/sealed-site.ts';

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
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined]);
});
