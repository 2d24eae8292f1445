// The SQLite store: the common store tests, and tests of its file.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { enterTemporaryDirectory, temporaryDirectory } from '../../testing/temporary-directory.ts';
import type { Query } from '../database.ts';
import { createStore } from '../store.ts';
import { expectReleased, expectUnedited, RELEASED } from '../tests/released-databases.ts';
import { MINUTE, NOW, submission } from '../tests/samples.ts';
import { describeStore } from '../tests/store.ts';
import { createSqliteDatabase } from './database.ts';
import { lockDataDirectory } from './disk.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite, openSqliteBeside } from './open.ts';

const newPath = () => join(temporaryDirectory(), 'desk.db');

function open(path = newPath()): DatabaseSync {
  const database = openSqlite(path);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

describeStore('SQLite', {
  alone: true,
  openDatabase: () => createSqliteDatabase(open()),
});

it('opens with durable commits (WAL, synchronous FULL, foreign keys), readable only by its owner', () => {
  const path = newPath();
  writeFileSync(path, '', { mode: 0o644 });
  open(path).close();
  // Again, as at each start.
  const database = open(path);
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(['journal_mode', 'synchronous', 'foreign_keys', 'user_version'].map(pragma)).toEqual([
    'wal',
    2,
    1,
    MIGRATIONS.length,
  ]);
  database.exec('CREATE TABLE written (x)');
  const modes = ['', '-wal', '-shm'].map((end) => statSync(`${path}${end}`).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

it('refuses a database without durable commits', () => {
  // openSqlite creates a file of this name.
  enterTemporaryDirectory();
  expect(() => openSqlite(':memory:')).toThrow('SQLite set journal_mode to memory');
});

it('migrates a database of every released version, and keeps its data', async () => {
  expectUnedited(MIGRATIONS, RELEASED.sqlite);
  const schemaOf = (database: DatabaseSync) =>
    database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all();
  const current = schemaOf(open());
  for (const [index, { rows }] of RELEASED.sqlite.entries()) {
    const path = newPath();
    const old = new DatabaseSync(path);
    // This test takes seconds.
    old.exec('PRAGMA synchronous = OFF');
    for (const step of MIGRATIONS.slice(0, index + 1)) old.exec(step);
    old.exec(`PRAGMA user_version = ${index + 1}; ${rows}`);
    old.close();
    const database = open(path);
    await expectReleased(createStore(createSqliteDatabase(database)), rows);
    expect(schemaOf(database)).toEqual(current);
  }
});

it('refuses a newer database, and does not change it', () => {
  const path = newPath();
  const database = open(path);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  database.close();
  expect(() => openSqlite(path)).toThrow('newer than this program');
  expect(() => openSqliteBeside(path, 'read')).toThrow('start the desk once');
  const left = new DatabaseSync(path, { readOnly: true });
  expect(left.prepare('PRAGMA user_version').get()?.user_version).toBe(MIGRATIONS.length + 1);
  left.close();
});

it('finds the oldest waiting message and the first lane by an index, however many wait', async () => {
  const database = createSqliteDatabase(open());
  const plans: unknown[] = [];
  const query: Query = async (sql, ...values) => {
    const plan = await database.query(`EXPLAIN QUERY PLAN ${sql}`, ...values);
    plans.push(plan.map(({ detail }) => detail).join('; '));
    return [];
  };
  const store = createStore({ ...database, query, transaction: (run) => run(query) });
  await store.oldestWaiting();
  await store.claim(0, 1, 'first');
  expect(plans).toEqual([
    'SCAN delivery USING INDEX delivery_late',
    expect.stringContaining('SCAN delivery USING INDEX delivery_first_lane'),
  ]);
});

it('claims no delivery that it cannot read', async () => {
  const database = open();
  const store = createStore(createSqliteDatabase(database));
  await store.accept(submission());
  database.exec('ALTER TABLE attachment RENAME TO gone');
  await expect(store.claim(NOW, MINUTE)).rejects.toThrow('no such table');
  database.exec('ALTER TABLE gone RENAME TO attachment');
  expect(await store.claim(NOW, MINUTE)).toBeDefined();
});

it('writes nothing when opened for reading', async () => {
  const path = newPath();
  open(path);
  const reading = openSqliteBeside(path, 'read');
  onTestFinished(() => reading.close());
  const store = createStore(createSqliteDatabase(reading));
  await expect(store.accept(submission())).rejects.toThrow('readonly');
});

it('locks a data directory for one desk', () => {
  const directory = temporaryDirectory();
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory, 0)).toThrow('Another desk is running');
  lock.release();
  lockDataDirectory(directory, 0).release();
});

it('waits for another process that writes, without blocking the event loop', async () => {
  const path = newPath();
  const store = createStore(createSqliteDatabase(open(path)));
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const accepted = store.accept(submission()).then(() => order.push('accepted'));
  setImmediate(() => {
    order.push('something else');
    other.exec('COMMIT');
  });
  await accepted;
  expect(order).toEqual(['something else', 'accepted']);
});
