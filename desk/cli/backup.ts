import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import {
  databaseFile,
  nameOf,
  openDatabaseBeside,
  type StorePlace,
  withStoreBeside,
} from '../store/open-store.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { createUploadDirectory } from '../store/upload-directory.ts';
import { counted, type Run, recorded } from './command.ts';
import { copyTables } from './copy-tables.ts';
import { copyUploads, uploadsOf } from './copy-uploads.ts';
import { createFile } from './new-file.ts';
import type { Progress } from './terminal.ts';

export const backup = (run: Run) =>
  new Command('backup')
    .argument('<FILE>', 'must not exist yet')
    .description(`Copies the store consistently, while the desk runs.

The copy is a SQLite database, also of a store on PostgreSQL; "restore" makes it
the store again, on either. Large files that came with messages are copied into
a directory beside it, FILE.uploads.`)
    .action((file: string) =>
      recorded(run, async ({ config, progress, did }) => {
        const path = resolve(file);
        const [submissions, files] = await createFile(path, async (part) => {
          if (config.databaseUrl) await copyPostgres(config, part, progress);
          else copySqlite(databaseFile(config.dataDir), part);
          const count = checkedCount(part);
          const copied = await withStoreBeside(config, 'read', (_, files) =>
            copyUploads(part, files, createUploadDirectory(uploadsOf(path)), progress),
          );
          return [count, copied];
        });
        did('backup', counted(submissions));
        const { size: bytes } = statSync(path);
        const beside = files > 0 ? `${files} files beside it: ${uploadsOf(path)}\n` : '';
        return {
          text: `${submissions} submissions of ${nameOf(config)}, ${bytes} bytes, checked: ${path}\n${beside}`,
          json: { path, bytes, submissions, files },
        };
      }),
    );

function copySqlite(from: string, part: string): void {
  // A snapshot. The online backup API would start over after each write of the desk.
  using source = new DatabaseSync(from, { readOnly: true });
  source.prepare('VACUUM INTO ?').run(part);
}

async function copyPostgres(place: StorePlace, part: string, progress: Progress): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const from = await openDatabaseBeside(place, 'read');
  opened.defer(() => from.close());
  const file = openSqlite(part);
  const to = createSqliteDatabase(file);
  opened.defer(() => to.close());
  await from.transaction(async (query) => {
    // All tables at one moment.
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await to.transaction(async (into) => {
      // A receipt may be copied before its application.
      await into('PRAGMA defer_foreign_keys = ON');
      await copyTables(query, into, progress);
    });
  });
  // Else it could not be read where its directory cannot be written.
  file.exec('PRAGMA journal_mode = DELETE');
}

/** Checks the copy and counts its submissions. Opened for writing, since a reader leaves a -wal and -shm file. */
function checkedCount(path: string): number {
  using copy = new DatabaseSync(path);
  const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (check !== 'ok') throw new Error(`The copy is damaged: ${String(check)}`);
  return Number(copy.prepare('SELECT count(*) AS count FROM submission').get()?.count);
}
