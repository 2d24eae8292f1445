// Who may post (decision 0104), and how often (spec §8).
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { startDesk, storedIn, type TestDesk } from '../testing/desk.ts';
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

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const SECONDS = expect.stringMatching(/^[1-9]\d*$/);

/** Posts as this client of a proxy. */
const from = async ({ url }: TestDesk, client: string, params: object = CONTACT) =>
  (await sendJson(url, 'contact', params, { 'x-forwarded-for': client })).status;

it('§8 refuses foreign and hidden origins with 403; only configured ones pass the preflight and read answers', async () => {
  const [own, friend] = ['https://www.miqdam.example', 'https://friend.example'];
  const env = { SITE_URL: own, ALLOWED_ORIGINS: friend };
  const desk = await startDesk({ site: smallSite, env });
  const reader = 'access-control-allow-origin';
  expect((await send(desk.url, '/')).headers).not.toHaveProperty(reader);
  for (const [origin, status, mayRead] of [
    [own, 200, undefined],
    [desk.url, 200, undefined],
    [friend, 200, friend],
    ['https://evil.example', 403, undefined],
    [`${own}.evil.example`, 403, undefined],
    [`${friend}.evil.example`, 403, undefined],
    ['null', 403, undefined],
  ] as const) {
    const sent = await sendJson(desk.url, 'contact', { message: origin }, { origin });
    expect([origin, sent.status, sent.headers[reader]]).toEqual([origin, status, mayRead]);
    const preflight = await send(desk.url, SEND_PATH, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([origin, preflight.status, preflight.headers[reader]]).toEqual([origin, 204, mayRead]);
    if (mayRead === undefined) continue;
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      vary: 'Origin',
    });
    const refused = await sendJson(desk.url, 'contact', {}, { origin });
    expect([refused.status, refused.headers[reader]]).toEqual([422, friend]);
  }
  expect(await storedIn(desk.dataDir)).toHaveLength(3);
});

it('§8 answers 429 with Retry-After above the limit of an address, which counts invalid requests', async () => {
  // At one instant: allowances refill with time.
  const clock = createManualClock();
  const desk = await startDesk({ env: { RATE_LIMIT: '3', TRUST_PROXY: 'loopback' }, clock });
  const statuses = [];
  for (const params of [{}, CONTACT, {}]) statuses.push(await from(desk, '192.0.2.1', params));
  expect(statuses).toEqual([422, 200, 422]);
  const refused = await sendJson(desk.url, 'contact', CONTACT, { 'x-forwarded-for': '192.0.2.1' });
  expect([refused.status, refused.text]).toEqual([429, 'Too Many Requests']);
  expect(refused.headers['retry-after']).toEqual(SECONDS);
  expect(await from(desk, '192.0.2.2')).toBe(200);
});

it('§8 counts only accepted messages towards the total, and shows a form beyond it again', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT_TOTAL: '2' } });
  using database = new DatabaseSync(`${desk.dataDir}/desk.db`);
  database.exec('ALTER TABLE delivery RENAME TO elsewhere');
  expect((await sendJson(desk.url, 'contact', CONTACT)).status).toBe(503);
  database.exec('ALTER TABLE elsewhere RENAME TO delivery');
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
  const sent = { ...third, ...emailjsIds('contact') };
  const { status, headers, text } = await sendUrlencoded(desk.url, sent, NAVIGATE);
  expect([status, headers['retry-after']]).toEqual([429, SECONDS]);
  expect(readFormPage(text).fields).toMatchObject(third);
  expect(await storedIn(desk.dataDir)).toHaveLength(2);
});

it('§8 limits the bytes that one address may have stored, and shows a form beyond it again', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '10', TRUST_PROXY: 'loopback' } });
  const apply = (client: string, size: number) =>
    sendApplication(desk.url, pdf(size), { 'x-forwarded-for': client, ...NAVIGATE });
  expect((await apply('192.0.2.1', 4_000_000)).status).toBe(303);
  const { status, headers, text } = await apply('192.0.2.1', 4_000_001);
  expect([status, headers['retry-after']]).toEqual([429, SECONDS]);
  expect(readFormPage(text).fields).toMatchObject(APPLICATION);
  expect((await apply('192.0.2.1', 1_000)).status).toBe(303);
  expect((await apply('192.0.2.2', 4_000_002)).status).toBe(303);
});

it('§8 counts by the address from a configured proxy, without its port, and trusts nobody else', async () => {
  const env = { RATE_LIMIT: '1', TRUST_PROXY: 'loopback, 10.0.0.0/8' };
  const [proxied, direct] = [
    await startDesk({ env }),
    await startDesk({ env: { RATE_LIMIT: '1' } }),
  ];
  for (const [desk, client, status] of [
    [proxied, '192.0.2.1:4711', 200],
    [proxied, '192.0.2.1:4712, 10.1.2.3:80', 429],
    [proxied, '[2001:db8::1]:4711', 200],
    [proxied, '2001:db8::1', 429],
    [direct, '192.0.2.1', 200],
    [direct, '192.0.2.2', 429],
  ] as const) {
    expect([client, await from(desk, client)]).toEqual([client, status]);
  }
});
