import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { nameOf, uploadFilesOf } from '../store/open-store.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { lockDataDirectory } from '../store/sqlite/disk.ts';
import { DATABASE_FILE, markMoved, openSqlite } from '../store/sqlite/open.ts';
import { createUploadDirectory, UPLOADS_DIRECTORY } from '../store/upload-directory.ts';
import { counted, type Run, recorded, UsageError } from './command.ts';
import { copyTables } from './copy-tables.ts';
import { copyUploads } from './copy-uploads.ts';

export const move = (run: Run) =>
  new Command('move')
    .description(`Copies everything from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL).

Stop the desk first. The PostgreSQL database must be empty. Everything is
copied in one transaction, read back and compared; large files of messages into
the bucket, with UPLOADS_BUCKET. The SQLite file is kept and marked as an old
copy, to which no desk or command writes. Then start the desks with DATABASE_URL.`)
    .action(() =>
      recorded(run, async ({ config, progress, did }) => {
        const { dataDir, databaseUrl } = config;
        const path = join(dataDir, DATABASE_FILE);
        if (!databaseUrl) throw new UsageError('Set DATABASE_URL to the database to move to');
        if (!existsSync(path))
          throw new UsageError(`${path} does not exist: there is nothing to move`);
        await using opened = new AsyncDisposableStack();
        const lock = lockDataDirectory(dataDir, 0);
        opened.defer(() => lock.release());
        const left = openSqlite(path);
        const from = createSqliteDatabase(left);
        opened.defer(() => from.close());
        const to = createPostgresDatabase(await openPostgres(databaseUrl));
        opened.defer(() => to.close());
        const moved = await to.transaction(async (query) => {
          const count = await copyTables(from.query, query, progress);
          if (config.bucket) {
            const files = createUploadDirectory(join(dataDir, UPLOADS_DIRECTORY));
            await copyUploads(path, files, uploadFilesOf(config, query), progress);
          }
          return count;
        });
        markMoved(left);
        did('move', counted(moved));
        return {
          text: `${moved} submissions moved from ${path} to ${nameOf(config)}, and compared. Start the desks with DATABASE_URL.\n`,
          json: { moved },
        };
      }),
    );
