import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  createMemoryRateLimit,
  createSharedRateLimit,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import { asStartError } from '../start-error.ts';
import type { Database } from './database.ts';
import type { SubmissionStore } from './port.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { openPostgres, openPostgresBeside } from './postgres/open.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import { createDisk } from './sqlite/disk.ts';
import { openSqliteBeside } from './sqlite/open.ts';
import { DATABASE_FILE } from './sqlite/path.ts';
import { createStore } from './store.ts';

/** Where a store is: PostgreSQL where there is a URL, else SQLite in the directory. */
export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** What a store is called, without the password: an operator sees which one a command works on. */
export function nameOf({ dataDir, databaseUrl }: StorePlace): string {
  if (!databaseUrl) return `SQLite: ${join(dataDir, DATABASE_FILE)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL: ${host}${pathname}`;
}

/**
 * The store of a running desk, brought up to date, and the limit that its desks share.
 * @throws StartError when another desk has the data directory, or the database is unfit.
 */
export async function openDeskStore(
  place: StorePlace,
): Promise<{ store: SubmissionStore; rateLimit: RateLimit }> {
  if (place.databaseUrl) {
    const database = createPostgresDatabase(await openPostgres(place.databaseUrl));
    return { store: createStore(database), rateLimit: createSharedRateLimit(database) };
  }
  const disk = createDisk(place.dataDir);
  const store = createStore(createSqliteDatabase(openFirst(disk, place.dataDir), disk));
  const close = () => store.close().finally(() => disk.release());
  return { store: { ...store, close }, rateLimit: createMemoryRateLimit() };
}

function openFirst(disk: ReturnType<typeof createDisk>, dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return disk.openFirst();
  } catch (cause) {
    throw asStartError(`Cannot use DATA_DIR ${dataDir}`, cause);
  }
}

/**
 * Uses the store as an operator's command does, beside a desk that may be running, and closes it.
 * @throws when no desk has run there, or one of another version.
 */
export async function withStoreBeside<T>(
  place: StorePlace,
  access: 'read' | 'write',
  use: (store: SubmissionStore) => Promise<T>,
): Promise<T> {
  const store = createStore(await openDatabaseBeside(place, access));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The database itself, opened the same way. */
export async function openDatabaseBeside(
  place: StorePlace,
  access: 'read' | 'write',
): Promise<Database> {
  if (place.databaseUrl) {
    return createPostgresDatabase(await openPostgresBeside(place.databaseUrl, access));
  }
  return createSqliteDatabase(openSqliteBeside(databaseFile(place.dataDir), access));
}

/**
 * The SQLite database of a desk.
 * @throws when no desk has run there.
 */
export function databaseFile(dataDir: string): string {
  const path = join(dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`${path} does not exist: no desk has run here yet`);
  return path;
}
