// Several desks on one PostgreSQL (spec §7, §8), and its failure.
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  APPLICATION_PATH,
  OFFICE_PATH,
  SEND_PATH,
  UNSUBSCRIBE_PATH,
  WITHDRAW_PATH,
} from '#shared/wire.ts';
import { createMemoryCounts, createSharedCounts } from '../../intake/sliding-counts.ts';
import { SOON, startDesk, storedIn, type TestDesk, valuesOf } from '../../testing/desk.ts';
import { pdf } from '../../testing/documents.ts';
import {
  CONTACT,
  emailjsIds,
  readFormPage,
  sendApplication,
  sendJson,
  sendUrlencoded,
} from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { mailEnvironment, press, startPeer } from '../../testing/mail.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { postgresOfFile } from '../../testing/postgres-of-file.ts';
import { smallSite } from '../../testing/sites.ts';
import { createRandom } from '../../testing/traffic/mutate.ts';

const postgres = postgresOfFile();

const HOUR = 60 * 60_000;

async function twoDesks(env: Record<string, string> = {}) {
  await postgres.openEmpty();
  const options = {
    env: { DATABASE_URL: postgres.url, ...env },
    clock: createManualClock(),
    site: smallSite,
  };
  return [await startDesk(options), await startDesk(options)] as const;
}

it('§7 two desks deliver each message of one database once', async () => {
  const peer = await startPeer();
  const desks = await twoDesks(mailEnvironment(peer.url));
  const messages = Array.from({ length: 40 }, (_, number) => `message ${number}`);
  const answers = await Promise.all(
    messages.map((message, i) => sendJson(desks[i % 2 ? 1 : 0].url, 'contact', { message })),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
  await vi.waitFor(() => expect(peer.mails.length).toBeGreaterThanOrEqual(40), SOON);
  await vi.waitFor(async () => {
    const stored = await storedIn('', postgres.url);
    expect(stored.every(({ delivery }) => delivery.state === 'delivered')).toBe(true);
  }, SOON);
  expect(peer.mails).toHaveLength(40);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(40);
});

it('§7 stores a résumé byte-identical', async () => {
  const peer = await startPeer();
  const [desk] = await twoDesks(mailEnvironment(peer.url));
  const content = pdf(3_000_000);
  const answer = await sendApplication(desk.url, content);
  expect(answer.text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  // Each desk may deliver one of the two mails, so they arrive in any order.
  const differences = peer.mails
    .flatMap(({ attachments }) => attachments)
    .filter(({ contentType }) => contentType === 'application/pdf')
    .map((file) => Buffer.compare(file.content, content));
  expect(differences).toEqual([0]);
});

it('a status set at one desk shows at another, also while the applicant withdraws', async () => {
  const [one, other] = await twoDesks();
  await sendApplication(one.url, pdf(9));
  const [receipt, application] = await storedIn('', postgres.url);
  const applicant = (path: string) => `${path}#${receipt?.token}`;
  const office = `${OFFICE_PATH}#${application?.token}`;
  const invite = () => press(other.url, office, { status: 'invited' });
  const withdraw = ({ url }: TestDesk) => press(url, applicant(WITHDRAW_PATH));
  expect((await invite()).status).toBe(200);
  expect((await press(one.url, applicant(APPLICATION_PATH))).text).toContain('<dt>Invited</dt>');
  const [first, second, ...invited] = await Promise.all([
    withdraw(one),
    withdraw(other),
    ...[1, 2, 3].map(invite),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  for (const { status } of invited) expect([200, 404]).toContain(status);
  expect((await invite()).status).toBe(404);
  expect((await press(other.url, applicant(APPLICATION_PATH))).text).toContain(
    '<dt>Withdrawn</dt>',
  );
  expect((await storedIn('', postgres.url)).map(({ form }) => form)).toEqual(['withdrawal']);
});

it('§8 the rate limit per address and the idempotency keys hold across desks', async () => {
  const [one, other] = await twoDesks({ RATE_LIMIT: '5' });
  const posts = [one, other, one, other, one, other].map((desk) =>
    sendJson(desk.url, 'contact', CONTACT),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await storedIn('', postgres.url)).map(valuesOf)).toEqual([CONTACT]);
});

it('§8 the total rate limit holds across desks, also for concurrent messages', async () => {
  const desks = await twoDesks({ RATE_LIMIT_TOTAL: '3' });
  const posts = Array.from({ length: 20 }, (_, i) =>
    sendJson(desks[i % 2 ? 1 : 0].url, 'contact', { message: `message ${i}` }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  expect(await storedIn('', postgres.url)).toHaveLength(3);
});

it('§8 the limits count in PostgreSQL as in memory, by its clock', async () => {
  const database = await postgres.openEmpty();
  const clock = createManualClock();
  const [inDatabase, inMemory] = [createSharedCounts(database), createMemoryCounts(clock)];
  const random = createRandom(1);
  for (let step = 0; step < 300; step++) {
    // Two hours, a slot of a day's count: this test takes seconds.
    const slots = [0, 1, random(20), -2 - random(30)][random(4)] ?? 0;
    clock.advance(slots * 2 * HOUR);
    await database.query('UPDATE rate_limit SET slot = slot - ?', slots);
    const additions = ['a', 'b', 'c'].map((key) => {
      return { key, span: 24 * HOUR, amount: random(9) - 2, forgettable: true };
    });
    const [shared, own] = [await inDatabase(additions), await inMemory(additions)];
    expect(shared.map(({ total }) => total)).toEqual(own.map(({ total }) => total));
    for (const [index, { waitFor }] of shared.entries()) {
      const [wait, ownWait = 0] = [waitFor(5), own[index]?.waitFor(5)];
      expect(Math.ceil(wait / (2 * HOUR))).toBe(Math.ceil(ownWait / (2 * HOUR)));
    }
  }
});

it('§8 keeps only a salted hash of an IP address, for a day at most', async () => {
  const database = await postgres.openEmpty();
  // Limits are counted by the database's clock.
  const clock = createManualClock(Date.now());
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' };
  const desk = await startDesk({ env, clock });
  const other = await startDesk({ env, clock });
  for (const { url } of [desk, other]) {
    await sendJson(url, 'contact', CONTACT, { 'x-forwarded-for': '192.0.2.77' });
  }
  const [salted] = await database.query('SELECT salt FROM daily_salt');
  const key = createHmac('sha256', salted?.salt as Buffer)
    .update('192.0.2.77')
    .digest('base64url');
  const tables = await database.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  );
  const everything = async () => {
    const rows = tables.map(({ tablename }) => database.query(`SELECT * FROM ${tablename}`));
    return JSON.stringify(await Promise.all(rows));
  };
  const before = await everything();
  expect(before).toContain(`address_requests_day:${key}`);
  expect(before).not.toContain('192.0.2.77');
  const salt = JSON.stringify(salted?.salt);
  expect(before).toContain(salt);
  // A clock that was ahead has left one.
  const future = Math.floor(clock.now() / (24 * HOUR)) + 400;
  await database.query('INSERT INTO daily_salt VALUES (?, ?)', future, Buffer.from('future'));

  // The desk erases every minute.
  clock.advance(24 * HOUR + 60_000);
  await vi.waitFor(async () => {
    const after = await everything();
    expect(after).not.toContain(key);
    expect(after).not.toContain(salt);
    expect(after).not.toContain(`"day":${future}`);
  }, SOON);
});

it('§8 a client that disconnects during the rate limit leaves no Idempotency-Key behind', async () => {
  const [desk] = await twoDesks();
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN; LOCK TABLE rate_limit');
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  socket.write(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nIdempotency-Key: k\r\nContent-Length: 9\r\n\r\n`,
  );
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'rate_limit'::regclass`;
  await vi.waitFor(async () => {
    expect((await client.query(waiting)).rows).toHaveLength(1);
  }, SOON);
  socket.destroy();
  // Its answer shows that the desk has noticed the disconnection.
  await send(desk.url, '/healthz');
  await client.query('COMMIT');
  await vi.waitFor(async () => {
    const again = await sendJson(desk.url, 'contact', CONTACT, { 'idempotency-key': 'k' });
    expect(again.text).toBe('OK');
  }, SOON);
});

it('§2.1 answers any text as a token with 404, not an error', async () => {
  const [desk] = await twoDesks();
  for (const token of ['%00', 'a%00', '%ff', '%ed%a0%80', 'م']) {
    const path = `${UNSUBSCRIBE_PATH}?token=${encodeURI(token).replaceAll('%25', '%')}`;
    expect((await send(desk.url, path, { method: 'POST' })).status).toBe(404);
  }
  expect(desk.log()).not.toContain('"level":50');
});

it('§8 without PostgreSQL: 503 with Retry-After, pages served; recovers without a restart', async () => {
  const peer = await startPeer();
  const [desk] = await twoDesks(mailEnvironment(peer.url));
  expect((await sendJson(desk.url, 'contact', { message: 'before' })).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);

  await postgres.server.stop();
  const refused = await sendJson(desk.url, 'contact', { message: 'meanwhile' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  const page = await sendUrlencoded(
    desk.url,
    { ...CONTACT, ...emailjsIds('contact') },
    { 'sec-fetch-mode': 'navigate' },
  );
  expect(page.status).toBe(503);
  expect(readFormPage(page.text).fields).toMatchObject(CONTACT);
  expect((await send(desk.url, '/')).text).toContain('Home');
  expect((await send(desk.url, '/readyz')).status).toBe(503);

  await postgres.server.start();
  await vi.waitFor(async () => {
    expect((await sendJson(desk.url, 'contact', { message: 'after' })).text).toBe('OK');
  }, SOON);
  // It is tested every five seconds.
  await vi.waitFor(async () => {
    expect((await send(desk.url, '/readyz')).status).toBe(200);
  }, SOON);
  expect((await storedIn('', postgres.url)).map((each) => valuesOf(each).message)).toEqual([
    'after',
    'before',
  ]);
});

it('warns of a new, empty database, but only at its first start', async () => {
  const warning = /"level":40,.*"store":"PostgreSQL: .*"msg":"a new, empty store was created/;
  const env = { DATABASE_URL: await postgres.server.createDatabase() };
  const first = await startDesk({ env });
  expect(first.log()).toMatch(warning);
  await first.close();
  expect((await startDesk({ env })).log()).not.toMatch(warning);
});
