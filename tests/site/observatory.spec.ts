// The headers that MDN HTTP Observatory scores (https://github.com/mdn/mdn-http-observatory). Points
// above 100 are for the policy (10), frame-ancestors (5), Referrer-Policy (5), CORP and COOP (10 each):
// 140. Third-party scripts, which cost points, fail the build (tools/postbuild/verify.ts).

import { SEND_FORM_PATH, UNSUBSCRIBE_PATH } from '#shared/wire.ts';
import { builtSite, startDesk } from '../desk.ts';
import { expect, test } from '../fixtures.ts';
import { pages } from '../pages.ts';

const SCORED = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';.* frame-ancestors 'none'$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const NAVIGATION = { headers: { 'sec-fetch-mode': 'navigate' }, maxRedirects: 0 };

function expectTopScore(headers: Record<string, string>, path: string) {
  expect(headers, path).toMatchObject(SCORED);
  expect(headers, path).not.toHaveProperty('set-cookie');
  expect(headers, path).not.toHaveProperty('access-control-allow-credentials');
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  expect(new Set(policy.map((each) => each.split(' ')[0])).size, path).toBe(policy.length);
  expect(policy.join('; '), path).not.toMatch(/unsafe-|http:|ftp:|\*/);
  expect(
    policy.filter((each) => / (data|https):( |$)/.test(each)),
    path,
  ).toEqual(policy.filter((each) => each === "img-src 'self' data:"));
}

test("every page and the desk's own answers score 140", async ({ request }) => {
  expect(pages).not.toHaveLength(0);
  const env = { SITE_URL: 'https://www.company.example' };
  const httpsDesk = await startDesk(env, { site: await builtSite() });
  for (const [method, path] of [
    ...pages.map((page) => ['get', page] as const),
    ['post', SEND_FORM_PATH],
    ['get', UNSUBSCRIBE_PATH],
    ['post', `${UNSUBSCRIBE_PATH}?token=x`],
    ['get', '/nowhere'],
    ['get', '/healthz'],
  ] as const) {
    const form = method === 'post' ? { form: {} } : {};
    const answer = await request[method](httpsDesk.url + path, { ...NAVIGATION, ...form });
    expectTopScore(answer.headers(), `${method} ${path}`);
  }
  await httpsDesk.close();
});
