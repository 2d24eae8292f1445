// The PostgreSQL store: the common store tests, its migrations, and its checks of the server.
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { postgresOfFile } from '../../testing/postgres-of-file.ts';
import { createStore } from '../store.ts';
import { expectReleased, expectUnedited, RELEASED } from '../tests/released-databases.ts';
import { claimed, MINUTE, NOW, submission } from '../tests/samples.ts';
import { describeStore } from '../tests/store.ts';
import { createPostgresDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres, openPostgresBeside } from './open.ts';

const postgres = postgresOfFile();

describeStore('PostgreSQL', {
  alone: false,
  open: async () => createStore(await postgres.openEmpty()),
});

it('keeps a lease for its time, whatever another desk’s clock', async () => {
  const store = createStore(await postgres.openEmpty());
  await store.accept(submission());
  await claimed(store, NOW);
  const fast = Date.now() + 60 * MINUTE;
  expect(await store.claim(fast, MINUTE)).toBeUndefined();
  expect((await store.nextDueAt(fast)) ?? 0).toBeGreaterThan(fast + MINUTE / 2);
  await store.resume(fast);
  expect(await store.claim(fast, MINUTE)).toBeUndefined();
});

it('migrates an empty database once, also when several desks start at once', async () => {
  const fresh = await postgres.server.createDatabase();
  await expect(openPostgresBeside(fresh, 'read')).rejects.toThrow('start the desk once');
  const databases = await Promise.all([
    postgres.open(fresh),
    postgres.open(fresh),
    postgres.open(fresh),
  ]);
  const rows = await databases[0].query('SELECT version FROM schema_version');
  expect(rows).toEqual([{ version: MIGRATIONS.length }]);
});

it('reports why a database cannot be used', async () => {
  const gone = `${await postgres.server.createDatabase()}_gone`;
  await expect(openPostgresBeside(gone, 'read')).rejects.toThrow(
    /^Cannot use the database of DATABASE_URL: database ".*_gone" does not exist$/,
  );
});

it('migrates a database of every released version, and keeps its data', async () => {
  expectUnedited(MIGRATIONS, RELEASED.postgres);
  for (const [index, { rows }] of RELEASED.postgres.entries()) {
    const released = await postgres.server.createDatabase();
    const client = new pg.Client(released);
    await client.connect();
    for (const step of MIGRATIONS.slice(0, index + 1)) await client.query(step);
    await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
    await client.query(`INSERT INTO schema_version VALUES (${index + 1}); ${rows}`);
    await client.end();
    await expectReleased(createStore(await postgres.open(released)), rows);
  }
});

it('refuses a database that is newer, cannot be reached, or has no durable commits', async () => {
  const newer = await postgres.server.createDatabase();
  const database = await postgres.open(newer);
  await database.query('UPDATE schema_version SET version = version + 1');
  await expect(openPostgres(newer)).rejects.toThrow('newer than this program');
  await expect(openPostgresBeside(newer, 'read')).rejects.toThrow('newer than this program');
  await expect(openPostgres('postgres://a:b@127.0.0.1:1/c')).rejects.toThrow(
    /DATABASE_URL.*ECONNREFUSED/,
  );

  const lax = await postgres.server.createDatabase();
  const client = new pg.Client(lax);
  await client.connect();
  await client.query(
    `ALTER DATABASE ${new URL(lax).pathname.slice(1)} SET synchronous_commit = off`,
  );
  await client.end();
  await expect(openPostgres(lax)).rejects.toThrow('PostgreSQL has synchronous_commit = off');
});

it('writes nothing when opened for reading', async () => {
  await postgres.open();
  const pool = await openPostgresBeside(postgres.url, 'read');
  const database = createPostgresDatabase(pool);
  onTestFinished(() => database.close());
  await expect(database.query('DELETE FROM submission')).rejects.toThrow('read-only');
});
