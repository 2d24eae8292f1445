import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { nameOf, type StorePlace, uploadFilesOf } from '../store/open-store.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { LOCK_FILE, lockDataDirectory } from '../store/sqlite/disk.ts';
import { DATABASE_FILE, openBackup, openSqlite } from '../store/sqlite/open.ts';
import { createUploadDirectory, UPLOADS_DIRECTORY } from '../store/upload-directory.ts';
import { counted, type Run, recorded, UsageError } from './command.ts';
import { copyTables } from './copy-tables.ts';
import { copyUploads, uploadsOf } from './copy-uploads.ts';
import { createFile, notWritten } from './new-file.ts';
import { type Progress, printableTime } from './terminal.ts';

export const restore = (run: Run) =>
  new Command('restore')
    .argument('<FILE>', 'a file that "backup" has written')
    .description(`Makes a backup the store. Stop the desk first.

The backup is checked, and migrated if an earlier version wrote it. Its large
files are in the directory FILE.uploads beside it. A SQLite
store that has newer submissions is replaced only with --replace. It is never
deleted, but kept beside the new one. A PostgreSQL database has to be empty.`)
    .option('--replace', 'go on without the newer submissions of a SQLite store')
    .action((typed: string, { replace = false }: { replace?: boolean }) =>
      recorded(run, async ({ config, now, progress, did }) => {
        const file = resolve(typed);
        if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
        const { dataDir, databaseUrl } = config;
        if (databaseUrl && replace) {
          throw new UsageError('--replace is for SQLite: set DATABASE_URL to an empty database');
        }
        const { submissions, kept } = databaseUrl
          ? await toPostgres(file, { ...config, databaseUrl }, progress)
          : await toSqlite(file, dataDir, { replace, now, progress });
        did('restore', counted(submissions));
        const old = kept
          ? `The store that was there is now ${kept}: delete it when you do not need it any more.\n`
          : '';
        return {
          text: `${submissions} submissions of ${file} restored to ${nameOf(config)}. Start the desk.\n${old}`,
          json: { submissions, ...(kept ? { kept } : {}) },
        };
      }),
    );

/** What SQLite adds to the name of its write-ahead log, and of the index that it makes from it. */
const [LOG, INDEX_OF_LOG] = ['-wal', '-shm'];

interface Restored {
  submissions: number;
  /** The store that was replaced. */
  kept?: string;
}

async function toSqlite(
  file: string,
  dataDir: string,
  { replace, now, progress }: { replace: boolean; now: number; progress: Progress },
): Promise<Restored> {
  const lock = locked(dataDir);
  try {
    const path = join(dataDir, DATABASE_FILE);
    const isThere = existsSync(path);
    const kept = `${path}.replaced-${fileTime(now)}`;
    const uploads = join(dataDir, UPLOADS_DIRECTORY);
    const arriving = `${uploads}.part`;
    const submissions = await createFile(
      path,
      async (part) => {
        const count = unpack(file, part);
        if (process.getuid?.() === 0) giveToOwner(dataDir, [part, join(dataDir, LOCK_FILE)]);
        const newer = isThere && whatIsNewer(path, part);
        if (newer && !replace) {
          throw new UsageError(`${path} ${newer}. To restore all the same, add --replace`);
        }
        rmSync(arriving, { recursive: true, force: true });
        const files = createUploadDirectory(uploadsOf(file));
        await copyUploads(part, files, createUploadDirectory(arriving), progress);
        if (process.getuid?.() === 0 && existsSync(arriving)) {
          const names = readdirSync(arriving).map((name) => join(arriving, name));
          giveToOwner(dataDir, [arriving, ...names]);
        }
        return count;
      },
      () => {
        setAside(path, kept);
        // The store that is kept keeps its files, under the name by which it can be restored.
        if (existsSync(uploads)) renameSync(uploads, uploadsOf(kept));
        if (existsSync(arriving)) renameSync(arriving, uploads);
      },
    );
    return { submissions, ...(isThere ? { kept } : {}) };
  } finally {
    lock.release();
  }
}

async function toPostgres(
  file: string,
  place: StorePlace & { databaseUrl: string },
  progress: Progress,
): Promise<Restored> {
  await using opened = new AsyncDisposableStack();
  // For its owner only.
  const directory = mkdtempSync(join(tmpdir(), 'desk-restore-'));
  opened.defer(() => rmSync(directory, { recursive: true }));
  const copy = join(directory, DATABASE_FILE);
  unpack(file, copy);
  const from = createSqliteDatabase(openSqlite(copy));
  opened.defer(() => from.close());
  const to = createPostgresDatabase(await openPostgres(place.databaseUrl));
  opened.defer(() => to.close());
  const submissions = await to.transaction(async (query) => {
    const count = await copyTables(from.query, query, progress);
    const files = createUploadDirectory(uploadsOf(file));
    await copyUploads(copy, files, uploadFilesOf(place, query), progress);
    return count;
  });
  return { submissions };
}

function locked(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return lockDataDirectory(dataDir, 0);
  } catch (cause) {
    throw notWritten(dataDir, cause);
  }
}

/** Without it, a restore by root would leave files that the desk cannot open. */
function giveToOwner(directory: string, files: string[]): void {
  const { uid, gid } = statSync(directory);
  for (const file of files) chownSync(file, uid, gid);
}

/** Copies a checked backup, migrates the copy, and counts its submissions. */
function unpack(file: string, path: string): number {
  using backup = openBackup(file);
  backup.prepare('VACUUM INTO ?').run(path);
  using copy = openSqlite(path);
  return Number(copy.prepare('SELECT count(*) AS count FROM submission').get()?.count);
}

/** What a store has more than a backup, in words; undefined for nothing. Only reads the store, which may be damaged. */
function whatIsNewer(path: string, backup: string): string | undefined {
  try {
    using database = new DatabaseSync(backup);
    database.prepare('ATTACH ? AS present').run(`${pathToFileURL(path)}?mode=ro`);
    const newest = database
      .prepare(
        `SELECT count(*) OVER () AS count, id, received_at FROM present.submission
         WHERE id NOT IN (SELECT id FROM main.submission) ORDER BY received_at DESC LIMIT 1`,
      )
      .get();
    if (!newest) return undefined;
    const at = printableTime(Number(newest.received_at));
    return `has ${newest.count} submissions that the backup has not, the newest of ${at} (${newest.id})`;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

/** Gives a store another name; until the new one has its own, it keeps that too. */
function setAside(path: string, kept: string): void {
  if (existsSync(path)) linkSync(path, kept);
  const log = statSync(`${path}${LOG}`, { throwIfNoEntry: false });
  if (log && log.size > 0) linkSync(`${path}${LOG}`, `${kept}${LOG}`);
  // The new store must not replay the log of the old one.
  for (const suffix of [LOG, INDEX_OF_LOG]) rmSync(`${path}${suffix}`, { force: true });
}

/** A time as part of a file name, in UTC. */
const fileTime = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 19).replaceAll(':', '-');
