import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { asStartError } from '../start-error.ts';
import { openBucket } from './bucket.ts';
import type { Database, Query } from './database.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { openPostgres, openPostgresBeside } from './postgres/open.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import { createDisk } from './sqlite/disk.ts';
import { DATABASE_FILE, openSqliteBeside } from './sqlite/open.ts';
import { createStore } from './store.ts';
import type { SubmissionStore } from './submission-store.ts';
import { createUploadBucket } from './upload-bucket.ts';
import { createUploadDirectory, UPLOADS_DIRECTORY } from './upload-directory.ts';
import type { UploadFiles } from './upload-files.ts';
import { createUploadParts } from './upload-parts.ts';

/** Where a store is: PostgreSQL if there is a URL, else SQLite in the directory; contents of uploads may be in a bucket. */
export type StorePlace = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'bucket'>>;

/** A store, and the contents of its uploads. */
export interface OpenStore {
  store: SubmissionStore;
  files: UploadFiles;
}

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
export async function openDeskStore(place: StorePlace): Promise<OpenStore & { shared?: Database }> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl) {
    const database = createPostgresDatabase(await openPostgres(databaseUrl));
    return { ...withFiles(database, place), shared: database };
  }
  const disk = createDisk(dataDir);
  const { store, files } = withFiles(createSqliteDatabase(openFirst(disk, dataDir), disk), place);
  const close = () => store.close().finally(() => disk.release());
  return { store: { ...store, close }, files };
}

/** The store of a database, whose scrubbing also erases the contents of uploads that are gone. */
function withFiles(database: Database, place: StorePlace): OpenStore {
  const files = uploadFilesOf(place, database.query);
  const store = createStore(database);
  return {
    files,
    store: {
      ...store,
      async scrub() {
        await store.scrub();
        await files.removeOthers(store.uploadIds);
      },
    },
  };
}

/** The contents of uploads; their rows are in this database, if they are in a bucket. */
export function uploadFilesOf({ dataDir, bucket }: StorePlace, query: Query): UploadFiles {
  if (!bucket) return createUploadDirectory(join(dataDir, UPLOADS_DIRECTORY));
  return createUploadBucket(openBucket(bucket), createUploadParts(query), bucket.url);
}

/**
 * Warns of a new store: the directory may be the mount point of a disk that is not mounted, the database's
 * name wrong, or its file emptied.
 */
export async function warnOfNewStore(
  store: SubmissionStore,
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
  use: (store: SubmissionStore, files: UploadFiles) => Promise<T>,
): Promise<T> {
  const { store, files } = withFiles(await openDatabaseBeside(place, access), place);
  try {
    return await use(store, files);
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
