// The PostgreSQL store: the contract of every store, many desks on one database, and its absence.
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createSharedRateLimit } from '../../rate-limit/rate-limit.ts';
import { describeRateLimit } from '../../rate-limit/rate-limit-contract.ts';
import { mailEnvironment, startDesk, storedIn, valuesOf } from '../../testing/desk.ts';
import { runProgram } from '../../testing/desk-process.ts';
import { pdf } from '../../testing/documents.ts';
import {
  APPLICATION,
  addressing,
  CONTACT,
  sendJson,
  sendMultipart,
  sendUrlencoded,
} from '../../testing/forms.ts';
import { send } from '../../testing/http.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { readFormPage } from '../../testing/read-form-page.ts';
import { expectReleased, expectUnedited, RELEASED } from '../../testing/released-databases.ts';
import { smallSite } from '../../testing/small-site.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { createStore } from '../store.ts';
import { describeStore } from '../store-contract.ts';
import { createPostgresDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './open.ts';

/** Polled often, given up late. */
const SOON = { timeout: 40_000, interval: 10 };
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let server: PostgresServer;
let url: string;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
});
afterAll(() => server.remove());

async function open(to = url) {
  const database = createPostgresDatabase(await openPostgres(to));
  onTestFinished(() => database.close());
  return database;
}

/** The same database for each test, emptied: making one takes a second. */
async function openEmpty() {
  const database = await open();
  await database.query('TRUNCATE submission, rate_bucket CASCADE');
  return database;
}

describeStore('PostgreSQL', { alone: false, open: async () => createStore(await openEmpty()) });
describeRateLimit('shared', async () => createSharedRateLimit(await openEmpty()));

it('brings an empty database to the latest version once, however many desks start at once', async () => {
  const fresh = await server.createDatabase();
  await expect(openPostgres(fresh, { beside: 'read' })).rejects.toThrow('start the desk once');
  const databases = await Promise.all([open(fresh), open(fresh), open(fresh)]);
  const rows = await databases[0].query('SELECT version FROM schema_version');
  expect(rows).toEqual([{ version: MIGRATIONS.length }]);
});

it('brings a database of every released version up to date with everything in it', async () => {
  expectUnedited(MIGRATIONS, RELEASED.postgres);
  for (const [index, { rows }] of RELEASED.postgres.entries()) {
    const released = await server.createDatabase();
    const client = new pg.Client(released);
    await client.connect();
    for (const step of MIGRATIONS.slice(0, index + 1)) await client.query(step);
    await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
    await client.query(`INSERT INTO schema_version VALUES (${index + 1}); ${rows}`);
    await client.end();
    await expectReleased(createStore(await open(released)), rows);
  }
});

it('refuses a database that a newer program wrote, cannot be reached, or does not keep its word', async () => {
  const newer = await server.createDatabase();
  const database = await open(newer);
  await database.query('UPDATE schema_version SET version = version + 1');
  await expect(openPostgres(newer)).rejects.toThrow('newer than this program');
  await expect(openPostgres(newer, { beside: 'read' })).rejects.toThrow('newer than this program');
  await expect(openPostgres('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    /DATABASE_URL.*ECONNREFUSED/,
  );

  const lax = await server.createDatabase();
  const client = new pg.Client(lax);
  await client.connect();
  await client.query(
    `ALTER DATABASE ${new URL(lax).pathname.slice(1)} SET synchronous_commit = off`,
  );
  await client.end();
  await expect(openPostgres(lax)).rejects.toThrow('PostgreSQL has synchronous_commit = off');
});

it('opened to look at, nothing can be written', async () => {
  await open();
  const pool = await openPostgres(url, { beside: 'read' });
  const database = createPostgresDatabase(pool);
  onTestFinished(() => database.close());
  await expect(database.query('DELETE FROM submission')).rejects.toThrow('read-only');
});

async function twoDesks(env: Record<string, string> = {}) {
  await openEmpty();
  const options = {
    env: { DATABASE_URL: url, ...env },
    clock: createManualClock(),
    site: smallSite,
  };
  return [await startDesk(options), await startDesk(options)] as const;
}

it('§7 two desks deliver each message of one database once', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const desks = await twoDesks(mailEnvironment(peer.url));
  const messages = Array.from({ length: 40 }, (_, number) => `letter ${number}`);
  const answers = await Promise.all(
    messages.map((message, i) => sendJson(desks[i % 2 ? 1 : 0].url, 'contact', { message })),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
  await vi.waitFor(() => expect(peer.mails.length).toBeGreaterThanOrEqual(40), SOON);
  await vi.waitFor(async () => {
    const stored = await storedIn('', url);
    expect(stored.every(({ delivery }) => delivery.state === 'delivered')).toBe(true);
  }, SOON);
  expect(peer.mails).toHaveLength(40);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(40);
});

it('§7 a résumé goes through PostgreSQL byte-identical', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const [desk] = await twoDesks(mailEnvironment(peer.url));
  const content = pdf(3_000_000);
  const answer = await sendMultipart(desk.url, [
    ...Object.entries({ ...APPLICATION, ...addressing('career') }),
    ['resume', new File([new Uint8Array(content)], 'سيرة.pdf')],
  ]);
  expect(answer.text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  const attached = peer.mails[0]?.attachments[0]?.content ?? Buffer.alloc(0);
  expect(Buffer.compare(attached, content)).toBe(0);
});

it('§8 the limit of an address and the sameness of content hold across desks', async () => {
  const [one, other] = await twoDesks({ RATE_LIMIT: '5' });
  const posts = [one, other, one, other, one, other].map((desk) =>
    sendJson(desk.url, 'contact', CONTACT),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await storedIn('', url)).map(valuesOf)).toEqual([CONTACT]);
});

it('§8 while PostgreSQL is away: 503 with Retry-After, pages served; back, without a restart', async () => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const [desk] = await twoDesks(mailEnvironment(peer.url));
  expect((await sendJson(desk.url, 'contact', { message: 'before' })).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);

  await server.stop();
  const refused = await sendJson(desk.url, 'contact', { message: 'meanwhile' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  const page = await sendUrlencoded(
    desk.url,
    { ...CONTACT, ...addressing('contact') },
    { 'sec-fetch-mode': 'navigate' },
  );
  expect(page.status).toBe(503);
  expect(readFormPage(page.text).fields).toMatchObject(CONTACT);
  expect((await send(desk.url, '/')).text).toContain('Home');
  expect((await send(desk.url, '/readyz')).status).toBe(503);

  await server.start();
  await vi.waitFor(async () => {
    expect((await sendJson(desk.url, 'contact', { message: 'after' })).text).toBe('OK');
  }, SOON);
  expect((await send(desk.url, '/readyz')).status).toBe(200);
  expect((await storedIn('', url)).map((each) => valuesOf(each).message)).toEqual([
    'after',
    'before',
  ]);
});

it('moves everything from SQLite to PostgreSQL, compared, and only to an empty one', async () => {
  const desk = await startDesk();
  const content = pdf(200_000);
  await sendMultipart(desk.url, [
    ...Object.entries({ ...APPLICATION, ...addressing('career') }),
    ['resume', new File([new Uint8Array(content)], 'سيرة.pdf')],
  ]);
  await sendJson(desk.url, 'contact', { ...CONTACT, message: 'نص \u0000 👷' });
  await sendJson(desk.url, 'subscribe', { user_email: 'a@b.example' });
  const before = await storedIn(desk.dataDir);
  const to = await server.createDatabase();
  const move = () => runProgram('cli.ts', ['move'], { DATA_DIR: desk.dataDir, DATABASE_URL: to });
  expect(await move()).toMatchObject({ code: 2, stderr: expect.stringContaining('Another desk') });
  await desk.close();
  expect(await move()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^3 submissions/) });
  expect(await storedIn('', to)).toEqual(before);
  const store = createStore(await open(to));
  const id = String(before.find(({ form }) => form === 'career')?.id);
  const [file] = await store.attachmentsOf(id);
  expect(file && Buffer.compare(file.content, content)).toBe(0);
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });
});
