import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  createMemoryRateLimit,
  createSharedRateLimit,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { SubmissionStore } from './port.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { openPostgres } from './postgres/open.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import { lockDataDirectory } from './sqlite/lock.ts';
import { openDatabase, openDatabaseBeside } from './sqlite/open.ts';
import { DATABASE_FILE } from './sqlite/path.ts';
import { createStore } from './store.ts';

export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

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
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDirectory(place.dataDir);
  try {
    const database = createSqliteDatabase(openDatabase(join(place.dataDir, DATABASE_FILE)));
    const store = createStore(database);
    const close = () => store.close().finally(() => lock.release());
    return { store: { ...store, close }, rateLimit: createMemoryRateLimit() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The store as an operator's command uses it, beside a desk that may be running.
 * @throws when no desk has run there, or one of another version.
 */
export async function openStoreBeside(
  place: StorePlace,
  access: 'read' | 'write',
): Promise<SubmissionStore> {
  if (place.databaseUrl) {
    const pool = await openPostgres(place.databaseUrl, { beside: access });
    return createStore(createPostgresDatabase(pool));
  }
  const path = join(place.dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`${path} does not exist: no desk has run here yet`);
  return createStore(createSqliteDatabase(openDatabaseBeside(path, access)));
}
