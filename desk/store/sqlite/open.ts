import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { MIGRATIONS } from './migrations.ts';

/** To open the database. What follows waits in `database.ts`, without stopping the process. */
const BUSY_TIMEOUT_MS = 5_000;
const NO_BUSY_TIMEOUT = 'PRAGMA busy_timeout = 0';

/** Freed pages are overwritten: what is erased is gone from the file. */
const DURABLE = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON';

/**
 * Opens the database so that a commit is on disk when it returns, and brings its schema up to date.
 * @throws when the file or its disk cannot promise that, or is newer than this program.
 */
export function openSqlite(path: string): DatabaseSync {
  // SQLite gives its log the database's permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    refuseMoved(database, path);
    database.exec(`PRAGMA journal_mode = WAL; ${DURABLE}`);
    expectPragma(database, 'journal_mode', 'wal');
    expectPragma(database, 'synchronous', 2);
    expectPragma(database, 'foreign_keys', 1);
    migrate(database);
    database.exec(NO_BUSY_TIMEOUT);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the database beside a desk that is writing to it.
 * @throws when its schema is not this program's.
 */
export function openSqliteBeside(path: string, access: 'read' | 'write'): DatabaseSync {
  const readOnly = access === 'read';
  const database = new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
  try {
    if (!readOnly) refuseMoved(database, path);
    const version = schemaVersion(database);
    if (version !== MIGRATIONS.length) {
      throw new StartError(
        `${path} has schema version ${version}, this program reads ${MIGRATIONS.length}: start the desk once`,
      );
    }
  } catch (error) {
    database.close();
    throw error;
  }
  if (!readOnly) database.exec(DURABLE);
  database.exec(NO_BUSY_TIMEOUT);
  return database;
}

/**
 * Writes what is there already.
 * @throws when the disk does not take it
 */
export function expectWritable(database: DatabaseSync): void {
  database.exec(`PRAGMA user_version = ${schemaVersion(database)}`);
}

/** Marks a database whose submissions were copied to PostgreSQL (`PRAGMA application_id`). */
const MOVED = 0x4d4f5645;

/** Marks the database as left for PostgreSQL: it can still be read, and not be written by mistake. */
export function markMoved(database: DatabaseSync): void {
  database.exec(`PRAGMA application_id = ${MOVED}`);
}

function refuseMoved(database: DatabaseSync, path: string): void {
  if (readPragma(database, 'application_id') !== MOVED) return;
  throw new StartError(
    `${path} was moved to PostgreSQL and is an old copy: set DATABASE_URL, or remove it`,
  );
}

function migrate(database: DatabaseSync): void {
  const version = schemaVersion(database);
  if (version > MIGRATIONS.length) {
    throw new StartError(
      `The database has schema version ${version}, newer than this program's ${MIGRATIONS.length}`,
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}

function schemaVersion(database: DatabaseSync): number {
  return Number(readPragma(database, 'user_version'));
}

function readPragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

function expectPragma(database: DatabaseSync, name: string, expected: string | number): void {
  const actual = readPragma(database, name);
  if (actual !== expected) {
    throw new StartError(
      `SQLite set ${name} to ${String(actual)} where the desk needs ${expected}`,
    );
  }
}
