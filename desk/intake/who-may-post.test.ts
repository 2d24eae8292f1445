// Who may post (decision 0104), and how often (spec §8).
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import {
  APPLICATION,
  CONTACT,
  emailjsIds,
  readFormPage,
  sendApplication,
  sendJson,
  sendUrlencoded,
} from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';

it('§8 refuses foreign and hidden origins with 403; accepts its own, and requests without one', async () => {
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

it('§8 only configured origins pass the preflight, may send, and may read the answer', async () => {
  const friend = 'https://friend.example';
  const desk = await startDesk({ site: smallSite, env: { ALLOWED_ORIGINS: friend } });
  expect((await send(desk.url, '/')).headers).not.toHaveProperty('access-control-allow-origin');
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

it('§8 answers 429 with Retry-After above the limit of an address', async () => {
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

it('§8 counts only accepted messages towards the total, and shows a form beyond it again', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT_TOTAL: '2' } });
  const key = { 'idempotency-key': 'k' };
  const statuses = [];
  for (const [params, headers] of [
    [{ user_email: 'not an address' }, {}],
    [CONTACT, key],
    [CONTACT, key],
    [CONTACT, {}],
    [{ message: 'another' }, key],
    [{ message: 'the second' }, {}],
  ] as const) {
    statuses.push((await sendJson(desk.url, 'contact', params, headers)).status);
  }
  expect(statuses).toEqual([422, 200, 200, 200, 422, 200]);
  const third = { ...CONTACT, message: 'the third' };
  const refused = await sendUrlencoded(
    desk.url,
    { ...third, ...emailjsIds('contact') },
    { 'sec-fetch-mode': 'navigate' },
  );
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(readFormPage(refused.text).fields).toMatchObject(third);
  expect(await storedIn(desk.dataDir)).toHaveLength(2);
});

it('§8 does not count a message towards the total that could not be stored', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT_TOTAL: '1' } });
  const database = new DatabaseSync(`${desk.dataDir}/desk.db`);
  onTestFinished(() => database.close());
  database.exec('ALTER TABLE delivery RENAME TO elsewhere');
  expect((await sendJson(desk.url, 'contact', CONTACT)).status).toBe(503);
  database.exec('ALTER TABLE elsewhere RENAME TO delivery');
  expect((await sendJson(desk.url, 'contact', CONTACT)).status).toBe(200);
});

it('§8 invalid requests of twenty addresses do not use up the total', async () => {
  // At one instant: allowances refill with time.
  const desk = await startDesk({
    env: { RATE_LIMIT: '', RATE_LIMIT_TOTAL: '', TRUST_PROXY: 'loopback' },
    clock: createManualClock(),
  });
  const from = async (client: string, params: object) =>
    (await sendJson(desk.url, 'contact', params, { 'x-forwarded-for': client })).status;
  const attacks = Array.from({ length: 600 }, (_, i) => from(`192.0.2.${i % 20}`, {}));
  expect(new Set(await Promise.all(attacks))).toEqual(new Set([422]));
  expect(await from('192.0.2.1', CONTACT)).toBe(429);
  expect(await from('198.51.100.1', CONTACT)).toBe(200);
});

it('§8 limits the bytes that one address may have stored, and shows a form beyond it again', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '10', TRUST_PROXY: 'loopback' } });
  const from = async (client: string, size: number) => {
    const headers = { 'x-forwarded-for': client, 'sec-fetch-mode': 'navigate' };
    return sendApplication(desk.url, pdf(size), headers);
  };
  expect((await from('192.0.2.1', 4_000_000)).status).toBe(303);
  const refused = await from('192.0.2.1', 4_000_001);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(readFormPage(refused.text).fields).toMatchObject(APPLICATION);
  expect((await from('192.0.2.1', 1_000)).status).toBe(303);
  expect((await from('192.0.2.2', 4_000_002)).status).toBe(303);
});

it('§8 counts by the address from a configured proxy, and trusts nobody else', async () => {
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

it('§8 ignores a port that a proxy appends to the address', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1', TRUST_PROXY: 'loopback, 10.0.0.0/8' } });
  const through = async (forwarded: string) =>
    (await sendJson(desk.url, 'contact', CONTACT, { 'x-forwarded-for': forwarded })).status;
  expect(await through('192.0.2.1:4711')).toBe(200);
  expect(await through('192.0.2.1:4712, 10.1.2.3:80')).toBe(429);
  expect(await through('[2001:db8::1]:4711')).toBe(200);
  expect(await through('2001:db8::1')).toBe(429);
});
