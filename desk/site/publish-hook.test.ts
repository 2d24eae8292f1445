// A git host's signed call requests a publication; nobody else's does, and without a secret there is no such path.
import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { PUBLISH_PATH } from './publish-hook.ts';

const SECRET = 'a secret of the git host';
const BODY = JSON.stringify({ ref: 'refs/heads/main', by: 'هدى' });

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);
const hex = (key: string, text = BODY) => hmac(key, text).digest('hex');

const STANDARD = { 'webhook-id': 'id-1', 'webhook-timestamp': '1795000000' };
const signedBy = (key: string | Buffer, body = BODY) =>
  `v1,${hmac(key, `id-1.1795000000.${body}`).digest('base64')}`;

/** What each git host sends. */
const HOSTS: Record<string, (secret: string) => OutgoingHttpHeaders> = {
  GitHub: (secret) => ({
    'x-github-event': 'push',
    'x-hub-signature-256': `sha256=${hex(secret)}`,
  }),
  Gitea: (secret) => ({ 'x-gitea-event': 'push', 'x-gitea-signature': hex(secret) }),
  Forgejo: (secret) => ({ 'x-forgejo-event': 'push', 'x-forgejo-signature': hex(secret) }),
  GitLab: (secret) => ({ ...STANDARD, 'webhook-signature': `v1,b2xkIGtleQ== ${signedBy(secret)}` }),
  'GitLab before': (secret) => ({ 'x-gitlab-event': 'Push Hook', 'x-gitlab-token': secret }),
};

async function startHook(secret = SECRET) {
  const request = join(temporaryDirectory(), 'requests/publish');
  const desk = await startDesk({ env: { PUBLISH_SECRET: secret }, publishRequest: request });
  return {
    ...desk,
    request,
    call: (headers: OutgoingHttpHeaders, body: string | Buffer = BODY, method = 'POST') =>
      send(desk.url, PUBLISH_PATH, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
  };
}

it.each(Object.entries(HOSTS))('%s: a signed call requests a publication', async (_, headers) => {
  const { call, request } = await startHook();
  expect(await call(headers(SECRET))).toMatchObject({ status: 202 });
  expect(existsSync(request)).toBe(true);
  rmSync(request);
  expect(await call(headers('another secret!!'))).toMatchObject({ status: 401 });
  expect(existsSync(request)).toBe(false);
});

it("a secret of GitLab's own making is the key in base64", async () => {
  const key = Buffer.from('thirty-two bytes as GitLab makes');
  const { call } = await startHook(`whsec_${key.toString('base64')}`);
  const headers = { ...STANDARD, 'webhook-signature': signedBy(key) };
  expect(await call(headers)).toMatchObject({ status: 202 });
});

it('refuses whatever is not signed, or signed for another body', async () => {
  const { call, request, log } = await startHook();
  const unsigned: OutgoingHttpHeaders[] = [
    {},
    { 'x-hub-signature-256': 'sha256=' },
    { 'x-hub-signature-256': `sha1=${hex(SECRET)}` },
    { 'x-hub-signature-256': `sha256=${hex(SECRET, `${BODY} `)}` },
    { 'x-hub-signature': `sha256=${hex(SECRET)}` },
    { 'x-gitea-signature': hex(SECRET).slice(0, 10) },
    { 'x-gitlab-token': `${SECRET}.` },
    { ...STANDARD, 'webhook-signature': signedBy(SECRET, 'another body') },
    { ...STANDARD, 'webhook-id': 'id-2', 'webhook-signature': signedBy(SECRET) },
    { ...STANDARD, 'webhook-signature': 'v1,' },
  ];
  for (const headers of unsigned) {
    expect(await call(headers), JSON.stringify(headers)).toMatchObject({ status: 401 });
  }
  expect(await call({ 'x-hub-signature-256': `sha256=${hex(SECRET)}` }, '', 'GET')).toMatchObject({
    status: 404,
  });
  expect(existsSync(request)).toBe(false);
  expect(log()).not.toContain(SECRET);
});

it('takes a push of many commits, of any type, and none that is larger than a git host sends', async () => {
  const { call } = await startHook();
  const push = (bytes: number) => {
    const body = Buffer.alloc(bytes, 'a');
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    return call({ 'x-gitea-signature': signature, 'content-type': 'text/odd' }, body);
  };
  expect(await push(3 * 2 ** 20)).toMatchObject({ status: 202 });
  expect((await push(25 * 2 ** 20 + 1)).status).toBeGreaterThanOrEqual(400);
});

it('answers 500 where the request cannot be written', async () => {
  const { call, request, log } = await startHook();
  mkdirSync(request, { recursive: true });
  expect(await call({ 'x-gitlab-token': SECRET })).toMatchObject({ status: 500 });
  expect(log()).toContain('failed to answer');
});

it('without a secret there is no such path', async () => {
  const request = join(temporaryDirectory(), 'publish');
  const desk = await startDesk({ publishRequest: request });
  const answer = await send(desk.url, PUBLISH_PATH, {
    method: 'POST',
    headers: { 'x-gitlab-token': '', 'content-length': 0 },
  });
  expect(answer.status).toBe(404);
  expect(existsSync(request)).toBe(false);
});
