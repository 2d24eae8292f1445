// The HTTP server: unusual clients, the log, the headers.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { startDesk } from '../testing/desk.ts';
import { CONTACT, emailjsIds, sendJson, sendUrlencoded } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { smallSite } from '../testing/sites.ts';
import { type Slowness, startSlowClients } from '../testing/traffic/slow-clients.ts';

/** The headers timeout is ten seconds, checked every five. */
const CUT_OFF = { timeout: 50_000, interval: 100 };

it('logs no error for clients that disconnect at once', async () => {
  const desk = await startDesk({ site: smallSite, env: { TRUST_PROXY: 'loopback' } });
  const port = Number(new URL(desk.url).port);
  for (let i = 0; i < 60; i++) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', resolve));
    socket.resetAndDestroy();
  }
  expect((await send(desk.url, '/')).status).toBe(200);
  expect(desk.log()).not.toContain('"level":50');
});

it('§8 an unread body keeps no connection open', async () => {
  const { url: site } = await startDesk({ site: smallSite });
  const { url: forms } = await startDesk();
  const send = async (url: string, line: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\nx`,
    );
    const closed = once(socket, 'close');
    const [head] = await once(socket, 'data');
    await closed;
    return String(head).slice(9, 12);
  };
  const statuses = Promise.all([
    send(site, 'GET /'),
    send(site, 'GET /nothing'),
    send(site, 'POST /'),
    send(site, 'GET /healthz'),
    send(forms, 'POST /nothing'),
    send(forms, 'PUT /api/v1.0/email/send'),
  ]);
  expect(await statuses).toEqual(['200', '404', '405', '200', '404', '405']);
}, 10_000);

it('serves a page for an absolute URL as target', async () => {
  const desk = await startDesk({ site: smallSite });
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.end('GET http://www.miqdam.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('<h1>Home</h1>');
});

it.each(['/healthz', '/readyz', '/readyz/delivery'])('%s reports its methods', async (path) => {
  const desk = await startDesk({ site: smallSite });
  const statusOf = async (method: string) => {
    const { status, headers } = await send(desk.url, path, { method });
    return [status, headers.allow];
  };
  expect(await statusOf('OPTIONS')).toEqual([204, 'GET, HEAD']);
  expect(await statusOf('POST')).toEqual([405, 'GET, HEAD']);
  expect((await statusOf('HEAD'))[0]).toBe(200);
});

it('§6 logs no visitor data', async () => {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', CONTACT, { 'user-agent': 'Visitor/7.7' });
  await sendUrlencoded(desk.url, { ...CONTACT, user_email: 'wrong', ...emailjsIds('contact') });
  await send(desk.url, `${SEND_PATH}?email=noura@client.example`, { method: 'POST' });
  await desk.close();
  const log = desk.log();
  expect(log).toContain('"msg":"accepted"');
  expect(log).toContain('"reqId"');
  for (const secret of ['Noura', 'client.example', 'API 650', 'Two tanks', '127.0.0.1:', '7.7']) {
    const lines = log.split('\n').filter((line) => !line.includes('Server listening'));
    expect(lines.join('\n')).not.toContain(secret);
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
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  }
});

it('§8 slow clients are cut off; others are answered meanwhile', async () => {
  const desk = await startDesk({ site: smallSite });
  const seen = new Set<Slowness>();
  const port = Number(new URL(desk.url).port);
  const slow = startSlowClients(port, 60, ({ kind }) => seen.add(kind));
  onTestFinished(() => slow.stop());
  let honest = 0;
  await vi.waitFor(async () => {
    expect((await send(desk.url, '/')).status).toBe(200);
    const message = `message ${++honest}`;
    expect((await sendJson(desk.url, 'contact', { message })).text).toBe('OK');
    expect([...seen].toSorted()).toEqual(['headers', 'silence']);
  }, CUT_OFF);
  expect(honest).toBeGreaterThan(1);
});

it('§8 the largest résumé has time to arrive at 8 kB a second', async () => {
  const desk = await startDesk();
  let timeout = 0;
  const read = (message: unknown) => {
    timeout = (message as { server: Server }).server.requestTimeout;
  };
  subscribe('http.server.request.start', read);
  onTestFinished(() => void unsubscribe('http.server.request.start', read));
  await sendJson(desk.url, 'contact', CONTACT);
  expect(timeout / 1000).toBeGreaterThan(4_900_000 / 8_000);
});

it('§2.3 §8 a browser whose page fails gets a page in its language, everything else a text', async () => {
  const broken = { status: 200, headers: {}, bodies: new Map() };
  const pages = new Map(['/contact', '/ar/contact', '/ar'].map((path) => [path, broken]));
  const desk = await startDesk({ site: { ...smallSite, bases: ['/ar'], pages } });
  const ask = (path: string, headers: object, method = 'GET') =>
    send(desk.url, path, { method, headers: { ...headers } });
  for (const [path, language, title, home] of [
    ['/contact?q=1', 'lang="en" dir="ltr"', 'Unexpected Application Error', '/'],
    ['/ar/contact', 'lang="ar" dir="rtl"', 'خطأ غير متوقع', '/ar'],
    ['/ar?q=1', 'lang="ar" dir="rtl"', 'خطأ غير متوقع', '/ar'],
  ] as const) {
    for (const headers of [
      { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      { 'sec-fetch-mode': 'navigate' },
    ]) {
      const { status, headers: sent, text } = await ask(path, headers);
      expect([path, status, sent['content-type']]).toEqual([path, 500, 'text/html; charset=utf-8']);
      expect(text).toContain(`<html ${language}>`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain('500 Internal Server Error');
      expect(text).toContain(`<a href="${home}">`);
      expect(text).not.toMatch(/<script|no identity body/);
      expect(sent['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
      expect(sent['cache-control']).toBe('no-store');
    }
  }
  const head = await ask('/contact', { accept: 'text/html' }, 'HEAD');
  expect([head.status, head.text]).toEqual([500, '']);
  for (const headers of [{}, { accept: '*/*' }, { 'sec-fetch-mode': 'no-cors' }]) {
    const { status, text } = await ask('/contact', headers);
    expect([status, text]).toEqual([500, 'Internal Server Error']);
  }
  expect(desk.log()).toContain('failed to answer');
});
