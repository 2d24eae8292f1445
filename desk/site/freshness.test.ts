// A page the browser still has is not sent again (RFC 9110 §13.1.2).
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { startSite } from '../testing/sealed-site.ts';

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
    (await send(url, path, { headers: { 'if-none-match': tag, 'accept-encoding': 'br' } })).status;
  expect(await status('/', '"tag0"')).toBe(200);
  expect(await status('/', 'tag0-br')).toBe(200);
  expect(await status('/nothing', '"tag5"')).toBe(404);
});
