// The SQLite store: the contract of every store, and what only a file can get wrong.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../testing/desk.ts';
import { createStore } from '../store.ts';
import { describeStore } from '../store-contract.ts';
import { createSqliteDatabase } from './database.ts';
import { lockDataDirectory } from './lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase, openDatabaseBeside } from './open.ts';

const newPath = () => join(temporaryDirectory(), 'desk.db');

function open(path = newPath()): DatabaseSync {
  const database = openDatabase(path);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

describeStore('SQLite', {
  alone: true,
  open: () => createStore(createSqliteDatabase(open())),
});

it('commits are on disk: WAL, synchronous FULL, foreign keys', () => {
  const database = open();
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  expect(pragma('busy_timeout')).toBeGreaterThan(0);
});

it('refuses a database that cannot promise that', () => {
  expect(() => openDatabase(':memory:')).toThrow('SQLite set journal_mode to memory');
});

it('brings an empty file to the latest version once, and reopens it as it is', () => {
  const path = newPath();
  open(path).close();
  const database = open(path);
  expect(database.prepare('PRAGMA user_version').get()?.user_version).toBe(MIGRATIONS.length);
});

it('brings a database of version 1 up to date with everything in it', async () => {
  const path = newPath();
  const old = new DatabaseSync(path);
  old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`);
  const fields = JSON.stringify([{ name: 'user_email', label: 'E-mail', value: 'a@b.example' }]);
  old.exec(`INSERT INTO submission VALUES ('s1', 5, 'subscribe', '${fields}', 'subscribe:a@b.example'),
    ('s2', 6, 'contact', '[]', NULL)`);
  old.exec(`INSERT INTO delivery VALUES ('s1', 'waiting', 2, 9, NULL, 7, NULL, 'busy'),
    ('s2', 'delivered', 1, NULL, NULL, 7, 8, NULL)`);
  old.close();

  const store = createStore(createSqliteDatabase(open(path)));
  const [second, first] = await store.list({}, 10);
  expect(first).toMatchObject({
    id: 's1',
    receivedAt: 5,
    fields: JSON.parse(fields),
    attachments: [],
    delivery: { state: 'waiting', attempts: 2, dueAt: 9, firstAttemptAt: 7, lastError: 'busy' },
  });
  expect(second?.delivery).toMatchObject({ state: 'delivered', settledAt: 8, acceptedBy: [] });
  const key = { key: 'subscribe:a@b.example', fingerprint: '', expiresAt: null };
  expect(
    await store.accept(
      { id: 's3', receivedAt: 10, form: 'subscribe', fields: [], attachments: [] },
      { onceKeys: [key] },
    ),
  ).toBe('repeated');
});

it('refuses a database that a newer program wrote, and leaves it alone', () => {
  const path = newPath();
  const database = open(path);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  database.close();
  expect(() => openDatabase(path)).toThrow('newer than this program');
  expect(() => openDatabaseBeside(path, 'read')).toThrow('start the desk once');
});

it('opened to look at, nothing can be written', async () => {
  const path = newPath();
  open(path);
  const reading = openDatabaseBeside(path, 'read');
  onTestFinished(() => reading.close());
  const store = createStore(createSqliteDatabase(reading));
  await expect(
    store.accept({
      id: 'x',
      receivedAt: 1,
      form: 'contact',
      fields: [],
      attachments: [],
    }),
  ).rejects.toThrow('readonly');
});

it('a data directory has one desk at a time', () => {
  const directory = temporaryDirectory();
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory, 0)).toThrow('Another desk is running');
  lock.release();
  lockDataDirectory(directory, 0).release();
});
