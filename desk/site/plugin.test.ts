// What the sealed site answers to a request (decision 0002).
import { expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { PATHS, startSite } from '../testing/sealed-site.ts';

/** A details page's title is one segment of its address, slashes and all. */
function addressOf(path: string): string {
  const [, section = '', title = ''] = /^(\/project|\/percent)\/(.+)$/.exec(path) ?? [];
  return title ? `${section}/${encodeURIComponent(title)}` : path;
}

it('§2.3 serves each path with the headers of the manifest, and its own length and tag', async () => {
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

it('§2.3 a path with a malformed escape is the 404 page of its section', async () => {
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

it('a malformed escape in the query is no fault of the path', async () => {
  const { url } = await startSite();
  expect((await send(url, '/contact?a=%&b=%zz')).status).toBe(200);
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
