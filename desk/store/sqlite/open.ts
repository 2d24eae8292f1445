import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { asStartError, StartError } from '../../start-error.ts';
import { MIGRATIONS } from './migrations.ts';

/** Name of the database in the data directory. */
export const DATABASE_FILE = 'desk.db';

/** Only while opening. Afterwards `database.ts` waits without blocking the process. */
const BUSY_TIMEOUT_MS = 5_000;
const NO_BUSY_TIMEOUT = 'PRAGMA busy_timeout = 0';

/** `secure_delete` overwrites erased data in the file. */
const DURABLE = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON';

/**
 * Opens the database with durable commits, and migrates its schema.
 * @throws when the disk rejects a write, commits cannot be durable, or the schema is newer than this program's
 */
export function openSqlite(path: string): DatabaseSync {
  // SQLite gives its write-ahead log the database's permissions.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  using opened = new DisposableStack();
  const database = opened.use(new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }));
  refuseMoved(database, path);
  database.exec(`PRAGMA journal_mode = WAL; ${DURABLE}`);
  expectPragma(database, 'journal_mode', 'wal');
  expectPragma(database, 'synchronous', 2);
  expectPragma(database, 'foreign_keys', 1);
  migrate(database);
  database.exec(NO_BUSY_TIMEOUT);
  opened.move();
  return database;
}

/**
 * Opens the database beside a desk that may be writing to it.
 * @throws when its schema is of another version
 */
export function openSqliteBeside(path: string, access: 'read' | 'write'): DatabaseSync {
  const readOnly = access === 'read';
  using opened = new DisposableStack();
  const database = opened.use(new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS }));
  if (!readOnly) refuseMoved(database, path);
  const version = schemaVersion(database);
  if (version !== MIGRATIONS.length) {
    throw new StartError(
      `${path} has schema version ${version}, this program needs ${MIGRATIONS.length}: start the desk once`,
    );
  }
  if (!readOnly) database.exec(DURABLE);
  database.exec(NO_BUSY_TIMEOUT);
  opened.move();
  return database;
}

/**
 * Opens a backup for reading.
 * @throws StartError unless it is an intact store; `openSqlite` refuses one of a newer version
 */
export function openBackup(path: string): DatabaseSync {
  using opened = new DisposableStack();
  try {
    const database = opened.use(new DatabaseSync(path, { readOnly: true }));
    const found = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(String(found).replace(/\s+/g, ' '));
    if (database.prepare('PRAGMA foreign_key_check').get()) {
      throw new Error('rows refer to rows that are missing');
    }
    refuseMoved(database, path);
    refuseOtherSchema(database);
    database.prepare('SELECT id, received_at FROM submission');
    opened.move();
    return database;
  } catch (cause) {
    throw asStartError(`${path} cannot be restored`, cause);
  }
}

/** A table that is missing would fail later, and a trigger would run in the desk. */
function refuseOtherSchema(database: DatabaseSync): void {
  using own = new DatabaseSync(':memory:');
  for (const step of MIGRATIONS.slice(0, schemaVersion(database))) own.exec(step);
  const [expected, found] = [own, database].map((each) => new Set(schemaOf(each)));
  const [other] = expected?.symmetricDifference(found ?? new Set()) ?? [];
  if (other !== undefined) throw new Error(`its schema is not the desk's: ${other}`);
}

const schemaOf = (database: DatabaseSync) =>
  database
    .prepare(`SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'`)
    .all()
    .map(({ type, name }) => JSON.stringify(`${type} ${name}`));

/** `PRAGMA application_id` of a database whose submissions were copied to PostgreSQL. */
const MOVED = 0x4d4f5645;

/** Marks the database as moved to PostgreSQL: from then on it can only be read. */
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
  // Fails while the disk is read-only.
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
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
    throw new StartError(`SQLite set ${name} to ${String(actual)}, but the desk needs ${expected}`);
  }
}
