// Sessions, the page, and where both are.
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

it('lets in a page that is opened, and a browser that says nothing of where a request comes from', async () => {
  const browser = await (await startInbox()).signedIn('ahmad', 'administrator');
  const opened = { 'x-inbox': undefined, 'sec-fetch-site': 'none' };
  expect(await status(browser.call('GET', 'me', undefined, opened))).toBe(200);
  const old = { origin: undefined, 'sec-fetch-site': undefined };
  expect(await status(browser.call('POST', 'sign-out', undefined, old))).toBe(204);
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
