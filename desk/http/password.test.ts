// A preview asks for its password on every path.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../site/load-site.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { builtSite, HOME } from '../testing/sites.ts';

const PASSWORD = 'قبل: النشر';

const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text).toString('base64')}`,
});

async function startPreview() {
  return startDesk({
    env: { SITE_PASSWORD: PASSWORD, PUBLISH_SECRET: 'a secret of the host' },
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
