// Whose forms are taken (decision 0104), and how many (spec §8).
import { expect, it } from 'vitest';
import { SEND_PATH } from '#contract/wire.ts';
import { startDesk, storedIn } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';

it('§8 403 for a foreign or hidden origin; own origins and none pass', async () => {
  const desk = await startDesk({ env: { SITE_URL: 'https://www.miqdam.example' } });
  const status = async (origin: string) =>
    (await sendJson(desk.url, 'contact', { message: origin }, { origin })).status;
  expect(await status('https://www.miqdam.example')).toBe(200);
  expect(await status(desk.url)).toBe(200);
  expect(await status('https://evil.example')).toBe(403);
  expect(await status('https://www.miqdam.example.evil.example')).toBe(403);
  expect(await status('null')).toBe(403);
  expect(await storedIn(desk.dataDir)).toHaveLength(2);
});

it('§8 a configured origin may ask, send and read; any other may not', async () => {
  const friend = 'https://friend.example';
  const desk = await startDesk({ env: { ALLOWED_ORIGINS: friend } });
  const preflight = (origin: string) =>
    send(desk.url, SEND_PATH, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight(friend);
  expect(allowed.status).toBe(204);
  expect(allowed.headers).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    vary: 'Origin',
  });
  const sent = await sendJson(desk.url, 'contact', CONTACT, { origin: friend });
  expect([sent.status, sent.headers['access-control-allow-origin']]).toEqual([200, friend]);
  const wrong = await sendJson(desk.url, 'contact', {}, { origin: friend });
  expect([wrong.status, wrong.headers['access-control-allow-origin']]).toEqual([422, friend]);
  for (const origin of ['https://evil.example', `${friend}.evil.example`, 'null']) {
    const refused = await preflight(origin);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([
      204,
      undefined,
    ]);
    expect((await sendJson(desk.url, 'contact', CONTACT, { origin })).status).toBe(403);
  }
});

it('§8 429 Too Many Requests with Retry-After past the limit of an address', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '3' } });
  const answers = [];
  for (let i = 0; i < 4; i++) {
    answers.push(await sendJson(desk.url, 'contact', { message: `${i}` }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.text).toBe('Too Many Requests');
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await storedIn(desk.dataDir)).toHaveLength(3);
});

it('§8 counts by the address a configured proxy names, and believes nobody else', async () => {
  const through = (url: string, client: string) =>
    sendJson(url, 'contact', CONTACT, { 'x-forwarded-for': client });
  const proxied = await startDesk({ env: { RATE_LIMIT: '1', TRUST_PROXY: 'loopback' } });
  expect((await through(proxied.url, '192.0.2.1')).status).toBe(200);
  expect((await through(proxied.url, '192.0.2.2')).status).toBe(200);
  expect((await through(proxied.url, '192.0.2.2')).status).toBe(429);
  const direct = await startDesk({ env: { RATE_LIMIT: '1' } });
  expect((await through(direct.url, '192.0.2.1')).status).toBe(200);
  expect((await through(direct.url, '192.0.2.2')).status).toBe(429);
});

it('§8 counts an address once, whatever port its proxy writes behind it', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1', TRUST_PROXY: 'loopback, 10.0.0.0/8' } });
  const through = async (forwarded: string) =>
    (await sendJson(desk.url, 'contact', CONTACT, { 'x-forwarded-for': forwarded })).status;
  expect(await through('192.0.2.1:4711')).toBe(200);
  expect(await through('192.0.2.1:4712, 10.1.2.3:80')).toBe(429);
  expect(await through('[2001:db8::1]:4711')).toBe(200);
  expect(await through('2001:db8::1')).toBe(429);
});
