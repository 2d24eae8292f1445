// Several desks on one PostgreSQL (spec §7, §8), and its failure.
import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SEND_PATH } from '#shared/wire.ts';
import { createMemoryCounts, createSharedCounts } from '../../intake/sliding-counts.ts';
import { SOON, startDesk, storedIn, valuesOf } from '../../testing/desk.ts';
import { CONTACT, sendJson } from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { mailEnvironment, startPeer } from '../../testing/mail.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { postgresOfFile } from '../../testing/postgres-of-file.ts';
import { smallSite } from '../../testing/sites.ts';
import { createRandom } from '../../testing/traffic/mutate.ts';
import { newSecret } from '../secrets.ts';
import { createStore } from '../store.ts';

const postgres = postgresOfFile();

const HOUR = 60 * 60_000;

/** Two desks on an empty database. */
async function twoDesks(env: Record<string, string> = {}) {
  await postgres.openEmpty();
  const options = {
    env: { DATABASE_URL: postgres.url, ...env },
    // Limits are counted by the database's clock.
    clock: createManualClock(Date.now()),
    site: smallSite,
  };
  return [await startDesk(options), await startDesk(options), options.clock] as const;
}

const stored = () => storedIn('', postgres.url);

it('§7 two desks deliver each message of one database once', async () => {
  const peer = await startPeer();
  const [one, other] = await twoDesks(mailEnvironment(peer.url));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      sendJson((i % 2 ? one : other).url, 'contact', { message: `message ${i}` }),
    ),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
  await vi.waitFor(async () => {
    const states = (await stored()).map(({ delivery }) => delivery.state);
    expect(states).toEqual(Array(40).fill('delivered'));
  }, SOON);
  expect(peer.mails).toHaveLength(40);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(40);
});

it('§8 the limits and the idempotency keys hold across desks, also for concurrent messages', async () => {
  const statusesOf = async (env: Record<string, string>, posts: object[]) => {
    const [one, other] = await twoDesks(env);
    const answers = posts.map((fields, i) =>
      sendJson((i % 2 ? one : other).url, 'contact', fields),
    );
    return (await Promise.all(answers)).map(({ status }) => status).toSorted();
  };
  expect(await statusesOf({ RATE_LIMIT: '5' }, Array(6).fill(CONTACT))).toEqual([
    ...Array(5).fill(200),
    429,
  ]);
  expect((await stored()).map(valuesOf)).toEqual([CONTACT]);
  const messages = Array.from({ length: 20 }, (_, i) => ({ message: `message ${i}` }));
  expect(await statusesOf({ RATE_LIMIT_TOTAL: '3' }, messages)).toEqual([
    ...Array(3).fill(200),
    ...Array(17).fill(429),
  ]);
  expect(await stored()).toHaveLength(3);
});

it('§8 the limits count in PostgreSQL as in memory, by its clock', async () => {
  const database = await postgres.openEmpty();
  const clock = createManualClock();
  const [inDatabase, inMemory] = [createSharedCounts(database), createMemoryCounts(clock)];
  const random = createRandom(1);
  for (let step = 0; step < 100; step++) {
    // Two hours, a slot of a day's count: this test takes seconds.
    const slots = [0, 1, random(20), -2 - random(30)][random(4)] ?? 0;
    clock.advance(slots * 2 * HOUR);
    await database.query('UPDATE rate_limit SET slot = slot - ?', slots);
    const additions = ['a', 'b', 'c'].map((key) => {
      return { key, span: 24 * HOUR, amount: random(9) - 2, forgettable: true };
    });
    const [shared, own] = [await inDatabase(additions), await inMemory(additions)];
    expect(shared.map(({ total }) => total)).toEqual(own.map(({ total }) => total));
    const slotsFor = (counts: typeof own) =>
      counts.map(({ waitFor }) => Math.ceil(waitFor(5) / (2 * HOUR)));
    expect(slotsFor(shared)).toEqual(slotsFor(own));
  }
});

it('§8 keeps only a salted hash of an IP address, for a day at most', async () => {
  const [one, other, clock] = await twoDesks({ TRUST_PROXY: 'loopback' });
  const database = await postgres.open();
  for (const { url } of [one, other]) {
    await sendJson(url, 'contact', CONTACT, { 'x-forwarded-for': '192.0.2.77' });
  }
  const [salted] = await database.query('SELECT salt FROM daily_salt');
  const salt = salted?.salt as Buffer;
  const key = createHmac('sha256', salt).update('192.0.2.77').digest('base64url');
  const tables = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
  const everything = async () => {
    const rows = (await database.query(tables)).map((table) =>
      database.query(`SELECT * FROM ${table.tablename}`),
    );
    return JSON.stringify(await Promise.all(rows));
  };
  const before = await everything();
  expect(before).toContain(`address_requests_day:${key}`);
  expect(before).toContain(JSON.stringify(salt));
  expect(before).not.toContain('192.0.2.77');
  // A clock that was ahead has left one.
  const future = Math.floor(clock.now() / (24 * HOUR)) + 400;
  await database.query('INSERT INTO daily_salt VALUES (?, ?)', future, Buffer.from('future'));

  // The desk erases every minute.
  clock.advance(24 * HOUR + 60_000);
  await vi.waitFor(async () => {
    const after = await everything();
    for (const trace of [key, JSON.stringify(salt), `"day":${future}`]) {
      expect(after).not.toContain(trace);
    }
  }, SOON);
});

it('§8 a client that disconnects during the rate limit leaves no Idempotency-Key behind', async () => {
  const [desk] = await twoDesks();
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN; LOCK TABLE rate_limit');
  const socket = connect(desk.port, '127.0.0.1');
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

it('two desks that change people at once leave one administrator, and one open invitation', async () => {
  const store = createStore(await postgres.openEmpty());
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  /** Lets both begin before either can end. */
  const atOnce = async <T>(...changes: (() => Promise<T>)[]) => {
    await client.query('BEGIN; LOCK TABLE audit, inbox_secret');
    const outcomes = Promise.all(changes.map((change) => change()));
    await vi.waitFor(async () => {
      const waiting = await client.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(waiting.rows).toHaveLength(changes.length);
    }, SOON);
    await client.query('COMMIT');
    return outcomes;
  };
  const at = Date.now();
  const newInvitation = () => ({ secret: newSecret(), expiresAt: at + HOUR });
  for (const email of ['ahmad@c.example', 'noor@c.example']) {
    await store.addPerson(email, ['administrator'], newInvitation(), { at });
  }
  const ids = (await store.people(at)).map(({ id }) => id);
  const [one = '', other = ''] = ids;
  const [first, second] = [newInvitation(), newInvitation()];
  await atOnce(
    () => store.inviteAgain(one, first, { at }),
    () => store.inviteAgain(one, second, { at }),
  );
  const invited = [first, second].map(({ secret }) => store.invited(secret, at));
  expect((await Promise.all(invited)).filter(Boolean)).toHaveLength(1);
  const by = { at, actor: 'noor@c.example' };
  const outcomes = await atOnce(
    () => store.removePerson(one, by),
    () => store.setRoles(other, ['hr'], by),
  );
  expect(outcomes.toSorted()).toEqual(['changed', 'last']);
});

it('§8 without PostgreSQL forms are refused with 503; it recovers without a restart', async () => {
  const [desk] = await twoDesks();
  const post = (message: string) => sendJson(desk.url, 'contact', { message });
  expect((await post('before')).text).toBe('OK');
  await postgres.server.stop();
  const refused = await post('meanwhile');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect((await send(desk.url, '/')).text).toContain('Home');
  await postgres.server.start();
  await vi.waitFor(async () => expect((await post('after')).text).toBe('OK'), SOON);
  expect((await stored()).map((each) => valuesOf(each).message)).toEqual(['after', 'before']);
});
