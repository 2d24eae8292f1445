// Every answer of the desk behind a proxy with TLS, graded as MDN HTTP Observatory would
// (https://github.com/mdn/mdn-http-observatory); no page offends its own policy in
// tests/browser/sealing.spec.ts.
import { SEND_FORM_PATH, UNSUBSCRIBE_PATH } from '#contract/wire.ts';
import { type DeskProcess, startDeskProcess } from '#tools/desk-process.ts';
import { expect, test } from '../fixtures.ts';
import { grade, type Observed } from '../observatory/grade.ts';
import { startTlsProxy, type TlsProxy } from '../observatory/tls-proxy.ts';
import { pages } from '../pages.ts';

const LEAST = 125;

test.describe('behind a proxy with TLS', () => {
  let proxy: TlsProxy;
  let desk: DeskProcess;

  test.beforeAll(async () => {
    proxy = await startTlsProxy(() => desk.url);
    desk = await startDeskProcess({ TRUST_PROXY: 'loopback', SITE_URL: proxy.https });
  });
  test.afterAll(async () => {
    await desk.stop();
    proxy.close();
  });
  // The certificate is the test's own.
  test.use({ ignoreHTTPSErrors: true });

  test('every page, and every page the desk makes up, is graded 125 or better', async ({
    request,
  }) => {
    const observe = async (path: string, form?: Record<string, string>): Promise<Observed> => {
      const first = await request.get(proxy.http + path, { maxRedirects: 0 });
      const navigates = { 'sec-fetch-mode': 'navigate' };
      const options = { headers: navigates, maxRedirects: 0, ...(form ? { form } : {}) };
      const answer = await request[form ? 'post' : 'get'](proxy.https + path, options);
      const cookies = answer.headersArray().filter(({ name }) => /^set-cookie$/i.test(name));
      const { 'set-cookie': _, ...headers } = answer.headers();
      return {
        url: new URL(answer.url()),
        headers:
          cookies.length > 0
            ? { ...headers, 'set-cookie': cookies.map(({ value }) => value) }
            : headers,
        body: await answer.text(),
        redirect: URL.parse(first.headers().location ?? '') ?? undefined,
      };
    };

    const made = [
      await observe(SEND_FORM_PATH, {}),
      await observe(`${UNSUBSCRIBE_PATH}?token=x`),
      await observe(`${UNSUBSCRIBE_PATH}?token=x`, {}),
      await observe('/nowhere'),
      await observe('/healthz'),
    ];
    const built = [];
    for (const path of pages) built.push(await observe(path));
    const graded = [...made, ...built].map((each) => ({ path: each.url.pathname, ...grade(each) }));
    expect(graded.filter(({ score }) => score < LEAST)).toEqual([]);

    const home = graded.find(({ path }) => path === '/');
    test.info().annotations.push({ type: 'score', description: JSON.stringify(home) });
    expect(home).toEqual({
      path: '/',
      score: 140,
      points: {
        'content-security-policy': 10,
        cookies: 0,
        'cross-origin-resource-sharing': 0,
        redirection: 0,
        'referrer-policy': 5,
        'strict-transport-security': 0,
        'subresource-integrity': 0,
        'x-content-type-options': 0,
        'x-frame-options': 5,
        'cross-origin-resource-policy': 10,
        'cross-origin-embedder-policy': 0,
        'cross-origin-opener-policy': 10,
      },
    });
  });

  test('the grader takes points for what is missing', () => {
    const url = new URL('https://www.miqdam.example/');
    const bare = { url, headers: {}, body: '', redirect: new URL('http://x.example') };
    expect(grade(bare).score).toBe(100 - 25 - 20 - 20 - 5 - 20);
    const score = (policy: string, body = '') =>
      grade({ url, headers: { 'content-security-policy': policy }, body, redirect: undefined });
    const csp = (policy: string) => score(policy).points['content-security-policy'];
    expect(csp("default-src 'none'")).toBe(10);
    expect(csp("default-src 'self'")).toBe(5);
    expect(csp("default-src 'none'; script-src 'unsafe-inline'")).toBe(-20);
    expect(csp("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'")).toBe(10);
    expect(csp("default-src 'none'; script-src https:")).toBe(-20);
    expect(csp("default-src 'none'; style-src 'unsafe-inline'")).toBe(0);
    expect(csp("default-src 'none'; img-src http://a.example")).toBe(-10);
    expect(csp("default-src 'none'; default-src 'none'")).toBe(-25);
    const foreign = '<script src="https://cdn.example/x.js"></script>';
    expect(score("default-src 'none'", foreign).points['subresource-integrity']).toBe(-5);
  });
});
