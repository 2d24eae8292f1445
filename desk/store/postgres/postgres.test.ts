// The PostgreSQL store: the common store tests, its migrations, and its checks of the server.
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { postgresOfFile } from '../../testing/postgres-of-file.ts';
import type { Query } from '../database.ts';
import { createStore } from '../store.ts';
import { expectReleased, expectUnedited, RELEASED } from '../tests/released-databases.ts';
import { describeStore } from '../tests/store.ts';
import { createPostgresDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres, openPostgresBeside } from './open.ts';

const postgres = postgresOfFile();

describeStore('PostgreSQL', {
  alone: false,
  openDatabase: postgres.openEmpty,
});

it('finds the oldest waiting message and the first lane by an index, however many wait', async () => {
  const database = await postgres.openEmpty();
  const plan = await database.transaction(async (query) => {
    // A small table is read whole.
    await query('SET LOCAL enable_seqscan = off');
    const lines: unknown[] = [];
    const explain: Query = async (sql, ...values) => {
      const rows = await query(`EXPLAIN ${sql}`, ...values);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    };
    const store = createStore({
      ...database,
      query: explain,
      transaction: (run) => run(explain),
      leaseClock: async () => 0,
    });
    await store.oldestWaiting();
    await store.claim(0, 1, 'first');
    return lines.join('\n');
  });
  expect(plan).toMatch(/^Limit.*\n *-> +Index Scan using delivery_late on delivery/);
  expect(plan).toContain('Index Scan using delivery_first_lane on delivery');
});

it('migrates an empty database once, also when several desks start at once', async () => {
  const fresh = await postgres.server.createDatabase();
  await expect(openPostgresBeside(fresh, 'read')).rejects.toThrow('start the desk once');
  const [database] = await Promise.all([1, 2, 3].map(() => postgres.open(fresh)));
  const rows = await database?.query('SELECT version FROM schema_version');
  expect(rows).toEqual([{ version: MIGRATIONS.length }]);
});

it('migrates a database of every released version, and keeps its data', async () => {
  expectUnedited(MIGRATIONS, RELEASED.postgres);
  const url = await postgres.server.createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  for (const [index, { rows }] of RELEASED.postgres.entries()) {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    for (const step of MIGRATIONS.slice(0, index + 1)) await client.query(step);
    await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
    await client.query(`INSERT INTO schema_version VALUES (${index + 1}); ${rows}`);
    await expectReleased(createStore(await postgres.open(url)), rows);
  }
});

it('refuses a database that is newer, cannot be reached, or has no durable commits', async () => {
  const url = await postgres.server.createDatabase();
  await expect(openPostgresBeside(`${url}_gone`, 'read')).rejects.toThrow(
    /^Cannot use the database of DATABASE_URL: database ".*_gone" does not exist$/,
  );
  await expect(openPostgres('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    /DATABASE_URL.*ECONNREFUSED/,
  );
  const { query } = await postgres.open(url);
  const name = new URL(url).pathname.slice(1);
  await query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await expect(openPostgres(url)).rejects.toThrow('PostgreSQL has synchronous_commit = off');
  await query(`ALTER DATABASE ${name} RESET synchronous_commit`);
  await query('UPDATE schema_version SET version = version + 1');
  await expect(openPostgres(url)).rejects.toThrow('newer than this program');
  await expect(openPostgresBeside(url, 'read')).rejects.toThrow('newer than this program');
});

it('writes nothing when opened for reading', async () => {
  await postgres.open();
  const database = createPostgresDatabase(await openPostgresBeside(postgres.url, 'read'));
  onTestFinished(() => database.close());
  await expect(database.query('DELETE FROM submission')).rejects.toThrow('read-only');
});

/** What a server that shuts down sends before it closes a connection (SQLSTATE 57P01). */
const SHUTDOWN = Buffer.from('E\0\0\0\x18SFATAL\0C57P01\0Mbye\0\0', 'latin1');
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');

/** A proxy to the server. While `breaks` is set, ends each new connection in the packet that accepts it. */
async function startProxy() {
  const proxy = { url: '', breaks: false };
  const server = createServer((socket) => {
    const upstream = connect(Number(new URL(postgres.url).port), '127.0.0.1');
    upstream.on('data', (data: Buffer) => {
      if (!proxy.breaks || !data.subarray(-READY.length).equals(READY)) socket.write(data);
      else socket.end(Buffer.concat([data, SHUTDOWN]));
    });
    socket.on('data', (data) => upstream.write(data));
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = new URL(postgres.url);
  url.port = String((server.address() as AddressInfo).port);
  proxy.url = url.href;
  return proxy;
}

it('reports a connection that the server closes at once, and opens another', async () => {
  const proxy = await startProxy();
  const database = await postgres.open(proxy.url);
  const one = () => database.transaction((query) => query('SELECT 1 AS number'));
  proxy.breaks = true;
  await expect(one()).rejects.toThrow();
  proxy.breaks = false;
  expect(await one()).toEqual([{ number: 1 }]);
});
