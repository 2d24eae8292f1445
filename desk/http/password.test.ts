// A preview asks for its password on every path.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../site/load-site.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { builtSite, HOME } from '../testing/sites.ts';

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

it('shows nothing without the password, whatever the path or method', async () => {
  const { url } = await startPreview();
  for (const path of ['/', '/contact', '/assets/app-AbC.js', '/nowhere', '/50%', '/CONTACT']) {
    const answer = await send(url, path);
    expect(answer, path).toMatchObject({ status: 401, text: expect.stringContaining('password') });
    expect(answer.headers['www-authenticate']).toBe('Basic realm="Preview", charset="UTF-8"');
  }
  for (const path of ['/api/v1.0/email/send', '/api/v1.0/email/send-form']) {
    const headers = { 'content-type': 'application/json' };
    expect(await send(url, path, { method: 'POST', headers, body: '{}' })).toMatchObject({
      status: 401,
    });
  }
});

it.each([['editor:wrong'], [':'], [PASSWORD], [`editor:${PASSWORD} `]])(
  'refuses %s',
  async (given) => {
    const { url } = await startPreview();
    expect(await send(url, '/', { headers: basic(given) })).toMatchObject({ status: 401 });
  },
);

it('shows the site with the password and any user name, and to no search engine', async () => {
  const { url } = await startPreview();
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
  for (let i = 0; i < 20; i++) {
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
  const sites = Array.from({ length: 12 }, (_, i) => as(`2001:db8:1:${i}::1`, `guess ${i}`));
  const ofSite = (await Promise.all(sites)).map(({ status }) => status);
  expect(ofSite.filter((status) => status === 401)).toHaveLength(10);
  const warnings = desk.log().match(/"level":40.*SITE_PASSWORD was guessed.*/g);
  expect(warnings).toHaveLength(2);
  expect(desk.log()).not.toContain('192.0.2.1');
});

it('needs no password from monitors or the git host', async () => {
  const { url } = await startPreview();
  expect(await send(url, '/healthz')).toMatchObject({ status: 200 });
  const headers = { 'x-gitlab-token': 'a secret of the host', 'content-length': 0 };
  expect(await send(url, '/api/publish', { method: 'POST', headers })).toMatchObject({
    status: 202,
  });
});

it('a site without a password is public', async () => {
  const { url } = await startDesk({ site: await loadSite(builtSite()) });
  const answer = await send(url, '/');
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('x-robots-tag');
});
