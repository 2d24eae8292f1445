// Sessions and what is let in: the cookie, its end, other sites' pages, another address.
import { expect, it } from 'vitest';
import { loadSite } from '../site/load-site.ts';
import { startDesk } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { failureOf } from '../testing/operator.ts';
import { builtSite } from '../testing/sites.ts';

const HOUR = 60 * 60_000;

const status = async (answer: Promise<{ status: number }>) => (await answer).status;

it('ends a session after twelve hours, whatever happens in it', async () => {
  const clock = createManualClock();
  const browser = await (await startInbox({ clock })).signedIn('ahmad', 'administrator');
  for (let hour = 0; hour < 12; hour++) {
    expect(await status(browser.call('GET', 'me'))).toBe(200);
    clock.advance(HOUR);
  }
  expect(await status(browser.call('GET', 'me'))).toBe(401);
});

it('gives a new secret at each sign-in, and ends the session that the browser had', async () => {
  const inbox = await startInbox();
  const browser = await inbox.signedIn('ahmad', 'administrator');
  const first = browser.cookie;
  await browser.signIn();
  expect(browser.cookie).not.toBe(first);
  browser.cookie = first;
  expect(await status(browser.call('GET', 'me'))).toBe(401);
  // A secret that somebody else has planted is not taken over.
  const planted = `__Secure-inbox=${'A'.repeat(43)}`;
  browser.cookie = planted;
  expect(await status(browser.signIn())).toBe(200);
  expect(browser.cookie).not.toBe(planted);
});

it('lets no forged cookie in, and none beside another', async () => {
  const inbox = await startInbox();
  const browser = await inbox.signedIn('ahmad', 'administrator');
  const { cookie } = browser;
  const [name = '', secret = ''] = cookie.split('=');
  const forged = [
    `${name}=`,
    `${name}=${'A'.repeat(43)}`,
    `${name}=${secret.slice(0, -1)}`,
    `${name}=${secret}x`,
    `inbox=${secret}`,
    `x${name}=${secret}`,
    `${cookie}; ${cookie}`,
    `${name}=other; ${cookie}`,
  ];
  for (browser.cookie of forged) {
    expect([browser.cookie, await status(browser.call('GET', 'me'))]).toEqual([
      browser.cookie,
      401,
    ]);
  }
  browser.cookie = `theme=dark; ${cookie}; a=b`;
  expect(await status(browser.call('GET', 'me'))).toBe(200);
});

it('refuses changes from other pages, also with the cookie, and long bodies', async () => {
  const inbox = await startInbox();
  const browser = await inbox.signedIn('ahmad', 'administrator');
  const foreign: Record<string, string | undefined>[] = [
    { 'x-inbox': undefined },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://attacker.example' },
    { origin: 'https://company.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    for (const path of ['sign-out', 'sign-in/options', 'people']) {
      const answer = await browser.call('POST', path, undefined, headers);
      expect(answer).toMatchObject({ status: 403, json: { refused: 'crossSite' } });
    }
  }
  expect(await status(browser.call('GET', 'me'))).toBe(200);
  const opened = { 'x-inbox': undefined, 'sec-fetch-site': 'none' };
  expect(await status(browser.call('GET', 'me', undefined, opened))).toBe(200);
  const old = { origin: undefined, 'sec-fetch-site': undefined };
  expect(await status(browser.call('POST', 'sign-out', undefined, old))).toBe(204);
  const long = { invitation: 'x', padding: 'x'.repeat(300_000) };
  expect(await browser.call('POST', 'register/options', long)).toMatchObject({
    status: 400,
    json: { refused: 'malformed' },
  });
});

it('serves the page with a policy of its own, to no search engine and no cache', async () => {
  const { url } = await startInbox({ site: await loadSite(builtSite()) });
  for (const path of ['/inbox', '/inbox/', '/inbox/people', '/inbox/message/1?x']) {
    const page = await send(url, path);
    expect(page).toMatchObject({ status: 200, text: '<!doctype html><title>Inbox</title>' });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*; form-action 'none'; base-uri 'none'$/,
      ),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.any(String),
    });
  }
  const script = await send(url, '/inbox/assets/page-AbC.js');
  expect(script).toMatchObject({ status: 200, text: 'x' });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/inbox/assets/none.js', '/inbox/assets/..%2Findex.html', '/inbox/api/x']) {
    const answer = await send(url, path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, '{"refused":"unknown"}']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(await status(send(url, '/inbox', { method: 'POST' }))).toBe(404);
  expect((await send(url, '/')).headers).not.toHaveProperty('x-robots-tag');
});

it('is at its own address alone, if it has one; and nowhere unless it is on', async () => {
  const site = await loadSite(builtSite());
  const env = { INBOX_ORIGIN: 'https://inbox.company.example' };
  const { url } = await startInbox({ site, env });
  for (const path of ['/inbox', '/inbox/assets/page-AbC.js', '/inbox/api/me']) {
    const at = (host: string) => send(url, path, { headers: { host } });
    expect([path, (await at('www.company.example')).status]).toEqual([path, 404]);
    expect((await at('www.company.example')).text).toContain('404 Page Not Found');
    expect([path, (await at('inbox.company.example')).status]).not.toEqual([path, 404]);
  }
  const off = await startDesk({ site });
  expect((await send(off.url, '/inbox')).text).toContain('404 Page Not Found');
});

it('asks for no second password in a preview', async () => {
  const env = { SITE_PASSWORD: 'a password of a preview' };
  const inbox = await startInbox({ site: await loadSite(builtSite()), env });
  expect(await status(send(inbox.url, '/'))).toBe(401);
  expect(await status(send(inbox.url, '/inbox'))).toBe(200);
  await inbox.signedIn('ahmad', 'administrator');
  const off = await startDesk({ site: await loadSite(builtSite()), env });
  expect(await status(send(off.url, '/inbox'))).toBe(401);
});

it('does not start where browsers have no passkeys, or without its page', async () => {
  const failure = (env: Record<string, string>) =>
    failureOf(startDesk({ env: { INBOX: 'on', ...env } }));
  for (const SITE_URL of ['http://www.company.example', 'https://192.0.2.1', 'https://[::1]']) {
    expect(await failure({ SITE_URL })).toBe(
      'usage: Invalid configuration, in .env or the environment:\n  INBOX: browsers sign in only at an https address with a name, or at http://localhost: set SITE_URL or INBOX_ORIGIN to one',
    );
  }
  const SITE_DIR = '/nowhere/site';
  expect(await failure({ SITE_DIR })).toBe(
    'usage: INBOX is on, but /nowhere/inbox is not complete: run "npm run build", or copy it there with the site',
  );
});
