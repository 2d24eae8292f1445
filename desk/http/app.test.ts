// The HTTP server: unusual clients, errors, and the headers of every answer.
import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { smallSite } from '../testing/sites.ts';

it('logs no error for clients that disconnect at once', async () => {
  const desk = await startDesk({ site: smallSite });
  for (let i = 0; i < 20; i++) {
    const socket = connect(desk.port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', resolve));
    socket.resetAndDestroy();
  }
  expect((await send(desk.url, '/')).status).toBe(200);
  expect(desk.log()).not.toContain('"level":50');
});

it('§8 an unread body keeps no connection open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [site, forms] = [await startDesk({ site: smallSite }), await startDesk()];
  for (const [desk, line, status] of [
    [site, 'GET /', 200],
    [site, 'POST /', 405],
    [site, 'GET /healthz', 200],
    [forms, 'POST /nothing', 404],
    [forms, 'PUT /api/v1.0/email/send', 405],
  ] as const) {
    const socket = connect(desk.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nx`);
    const [head] = await once(socket, 'data');
    expect([line, String(head).slice(9, 12)]).toEqual([line, String(status)]);
    vi.advanceTimersByTime(2_000);
    await closed;
  }
});

it('§8 slow clients are cut off, but not the largest résumé at 8 kB a second', async () => {
  const created = vi.spyOn(http, 'createServer');
  onTestFinished(() => created.mockRestore());
  await startDesk();
  const [options] = created.mock.calls[0] ?? [];
  expect(options).toMatchObject({ connectionsCheckingInterval: 5_000 });
  const server = created.mock.results[0]?.value as http.Server;
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    keepAliveTimeout: 10_000,
    timeout: 30_000,
  });
  expect(server.requestTimeout).toBeLessThanOrEqual(15 * 60_000);
  expect(server.requestTimeout / 1000).toBeGreaterThan(4_900_000 / 8_000);
});

it('the addresses for monitors report their methods', async () => {
  const desk = await startDesk({ site: smallSite });
  for (const path of ['/healthz', '/readyz', '/readyz/delivery']) {
    for (const [method, status] of Object.entries({ OPTIONS: 204, POST: 405, HEAD: 200 })) {
      const answer = await send(desk.url, path, { method });
      expect([path, method, answer.status]).toEqual([path, method, status]);
      if (status !== 200) expect(answer.headers.allow).toBe('GET, HEAD');
    }
  }
});

it('§7 sends the security headers with every answer, refusals included', async () => {
  const desk = await startDesk({ env: { SITE_URL: 'https://www.miqdam.example' } });
  const answers = [
    await sendJson(desk.url, 'contact', CONTACT),
    await sendJson(desk.url, 'contact', {}),
    await send(desk.url, '/nothing'),
    await send(desk.url, '/%zz'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 404, 404]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  }
});

it('§2.3 §8 a browser whose page fails gets a page in its language, everything else a text', async () => {
  const broken = { status: 200, headers: {}, bodies: new Map() };
  const pages = new Map(['/contact', '/ar'].map((path) => [path, broken]));
  const desk = await startDesk({ site: { ...smallSite, bases: ['/ar'], pages } });
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    send(desk.url, path, { method, headers });
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const [path, headers, language, title, home] of [
    ['/contact?q=1', html, 'lang="en" dir="ltr"', 'Unexpected Application Error', '/'],
    ['/ar?q=1', { 'sec-fetch-mode': 'navigate' }, 'lang="ar" dir="rtl"', 'خطأ غير متوقع', '/ar'],
  ] as const) {
    const { status, headers: sent, text } = await ask(path, headers);
    expect([status, sent['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    const parts = [`<html ${language}>`, `<h1>${title}</h1>`, '500 Internal', `<a href="${home}">`];
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/<script|no identity body/);
    expect(sent['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(sent['cache-control']).toBe('no-store');
  }
  expect(await ask('/contact', html, 'HEAD')).toMatchObject({ status: 500, text: '' });
  const plain = { status: 500, text: 'Internal Server Error' };
  expect(await ask('/contact', { accept: '*/*' })).toMatchObject(plain);
  expect(await ask('/contact', { 'sec-fetch-mode': 'no-cors' })).toMatchObject(plain);
  expect(desk.log()).toContain('failed to answer');
});
