// The SQLite store: the contract of every store, and what only a file can get wrong.
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDirectory } from '../../testing/desk.ts';
import { describeStore } from '../store-contract.ts';
import { lockDataDirectory } from './lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase, openDatabaseReadOnly } from './open.ts';
import { createSqliteStore } from './store.ts';

const newPath = () => join(temporaryDirectory(), 'desk.db');

function open(path = newPath()): DatabaseSync {
  const database = openDatabase(path);
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

describeStore('SQLite', () => createSqliteStore(open()));

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

it('refuses a database that a newer program wrote, and leaves it alone', () => {
  const path = newPath();
  const database = open(path);
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  database.close();
  expect(() => openDatabase(path)).toThrow('newer than this program');
  expect(() => openDatabaseReadOnly(path)).toThrow('start the desk once');
});

it('opened to look at, nothing can be written', async () => {
  const path = newPath();
  open(path);
  const reading = openDatabaseReadOnly(path);
  onTestFinished(() => reading.close());
  const store = createSqliteStore(reading);
  await expect(
    store.accept({ id: 'x', receivedAt: 1, form: 'contact', fields: [] }, null),
  ).rejects.toThrow('readonly');
});

it('a data directory has one desk at a time', () => {
  const directory = temporaryDirectory();
  const lock = lockDataDirectory(directory);
  expect(() => lockDataDirectory(directory, 0)).toThrow('Another desk is running');
  lock.release();
  lockDataDirectory(directory, 0).release();
});
