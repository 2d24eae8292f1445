import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { asStartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { openPostgres, openPostgresBeside } from './postgres/open.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import { createDisk } from './sqlite/disk.ts';
import { DATABASE_FILE, openSqliteBeside } from './sqlite/open.ts';
import { createStore } from './store.ts';
import type { LastTimeStore, SubmissionStore } from './submission-store.ts';
import { createUploadFiles } from './upload-files.ts';

/** Where a store is: PostgreSQL if there is a URL, else SQLite in the directory. */
export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The name of a store for operators, without its password. */
export function nameOf({ dataDir, databaseUrl }: StorePlace): string {
  if (!databaseUrl) return `SQLite: ${join(dataDir, DATABASE_FILE)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL: ${host}${pathname}`;
}

/**
 * Opens and migrates the store of a running desk; `shared` is its database if desks may share it.
 * @throws StartError when another desk uses the data directory, or the database is unsuitable
 */
export async function openDeskStore({
  dataDir,
  databaseUrl,
}: StorePlace): Promise<{ store: SubmissionStore; shared?: Database }> {
  if (databaseUrl) {
    const database = createPostgresDatabase(await openPostgres(databaseUrl));
    return { store: withUploads(createStore(database), dataDir), shared: database };
  }
  const disk = createDisk(dataDir);
  const store = createStore(createSqliteDatabase(openFirst(disk, dataDir), disk));
  const close = () => store.close().finally(() => disk.release());
  return { store: { ...withUploads(store, dataDir), close } };
}

/** The store of a data directory, whose scrubbing also erases the files of uploads that are gone. */
function withUploads(store: SubmissionStore, dataDir: string): SubmissionStore {
  const files = createUploadFiles(dataDir);
  return {
    ...store,
    async scrub() {
      await files.removeOthers(store.uploadIds);
      await store.scrub();
    },
  };
}

/**
 * Warns of a new store: the directory may be the mount point of a disk that is not mounted, the database's
 * name wrong, or its file emptied.
 */
export async function warnOfNewStore(
  store: LastTimeStore,
  place: StorePlace,
  log: FastifyBaseLogger,
): Promise<void> {
  if ((await store.lastTime()) !== undefined) return;
  log.warn({ store: nameOf(place) }, 'a new, empty store was created: there was none');
}

function openFirst(disk: ReturnType<typeof createDisk>, dataDir: string) {
  try {
    createDirectory(dataDir);
    return disk.openFirst();
  } catch (cause) {
    throw asStartError(`Cannot use DATA_DIR ${dataDir}`, cause);
  }
}

/** Creates a directory with its parents, on disk. What is created in it SQLite syncs. */
function createDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  // Windows cannot open a directory.
  if (first === undefined || process.platform === 'win32') return;
  for (let each = path; each.length >= first.length; each = dirname(each)) {
    const parent = openSync(dirname(each), 'r');
    fsyncSync(parent);
    closeSync(parent);
  }
}

/**
 * Opens the store for an operator's command, beside a desk that may be running, and closes it after use.
 * @throws when there is no store, or one of another version
 */
export async function withStoreBeside<T>(
  place: StorePlace,
  access: 'read' | 'write',
  use: (store: SubmissionStore) => Promise<T>,
): Promise<T> {
  const store = withUploads(createStore(await openDatabaseBeside(place, access)), place.dataDir);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Opens the database as `withStoreBeside` does; the caller closes it. */
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
 * The path of the SQLite database.
 * @throws when no desk has run there
 */
export function databaseFile(dataDir: string): string {
  const path = join(dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`${path} does not exist: no desk has run here yet`);
  return path;
}
