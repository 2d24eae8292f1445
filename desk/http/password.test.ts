// A preview asks for its password on every path.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { loadSite } from '../site/load-site.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { builtSite, HOME, startSite } from '../testing/sites.ts';

const PASSWORD = 'قبل: النشر ٢٠٢٦';

const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
});

async function startPreview() {
  return startDesk({
    env: {
      SITE_PASSWORD: PASSWORD,
      PUBLISH_SECRET: 'a secret of the host',
      TRUST_PROXY: 'loopback',
    },
    site: await loadSite(builtSite()),
    publishRequest: join(temporaryDirectory(), 'publish'),
  });
}

it('shows nothing without the password, or with another one, whatever the path or method', async () => {
  const { url } = await startPreview();
  for (const path of ['/', '/assets/app-AbC.js', '/nowhere', '/50%', '/CONTACT']) {
    const answer = await send(url, path);
    expect(answer, path).toMatchObject({ status: 401, text: expect.stringContaining('password') });
    expect(answer.headers['www-authenticate']).toBe('Basic realm="Preview", charset="UTF-8"');
  }
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await send(url, SEND_PATH, post)).status).toBe(401);
  for (const given of ['editor:wrong', ':', PASSWORD, `editor:${PASSWORD} `]) {
    expect([given, (await send(url, '/', { headers: basic(given) })).status]).toEqual([given, 401]);
  }
});

it('shows the site with the password and any user name, and only a preview to no search engine', async () => {
  const { url } = await startPreview();
  expect((await send((await startSite()).url, '/')).headers).not.toHaveProperty('x-robots-tag');
  for (const name of ['', 'editor']) {
    const answer = await send(url, '/', { headers: basic(`${name}:${PASSWORD}`) });
    expect(answer).toMatchObject({ status: 200, text: HOME });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  }
});

it('lets only the visitor’s own browser keep an answer', async () => {
  const { url } = await startPreview();
  const policy = async (path: string, headers = basic(`editor:${PASSWORD}`)) =>
    (await send(url, path, { headers })).headers['cache-control'];
  expect(await policy('/assets/app-AbC.js')).toBe('private, max-age=31536000, immutable');
  expect(await policy('/')).toBe('private, no-cache');
  expect(await policy('/assets/nothing.js')).toBe('private, no-store');
  expect(await policy('/CONTACT')).toBe('private');
  expect(await policy('/', basic('editor:wrong'))).toBe('private');
});

it('a network that guesses is refused for a minute, and only that network', async () => {
  const desk = await startPreview();
  const as = (ip: string, password?: string) =>
    send(desk.url, '/', {
      headers: { 'x-forwarded-for': ip, ...(password ? basic(`editor:${password}`) : {}) },
    });
  for (let i = 0; i < 11; i++) {
    // A browser's first request, and a right password, are no guesses.
    expect((await as('192.0.2.1')).status).toBe(401);
    expect((await as('192.0.2.1', PASSWORD)).status).toBe(200);
  }
  const guesses = Array.from({ length: 30 }, (_, i) => as('192.0.2.1', `guess ${i}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  // Otherwise the guess that is right would still be told from the others.
  const refused = await as('192.0.2.1', PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await as('192.0.2.2', PASSWORD)).status).toBe(200);
  // A /48 of IPv6, which one customer may have, is one network.
  const sites = Array.from({ length: 12 }, (_, i) => as(`2001:db8:1:${i}::1`, `guess ${i}`));
  const ofSite = (await Promise.all(sites)).map(({ status }) => status);
  expect(ofSite.filter((status) => status === 401)).toHaveLength(10);
  expect(desk.log().match(/"level":40.*SITE_PASSWORD was guessed.*/g)).toHaveLength(2);
  expect(desk.log()).not.toMatch(/192\.0\.2\.1|guess \d/);
});

it('needs no password from monitors or the git host', async () => {
  const { url } = await startPreview();
  expect(await send(url, '/healthz')).toMatchObject({ status: 200 });
  const headers = { 'x-gitlab-token': 'a secret of the host', 'content-length': 0 };
  expect(await send(url, '/api/publish', { method: 'POST', headers })).toMatchObject({
    status: 202,
  });
});
