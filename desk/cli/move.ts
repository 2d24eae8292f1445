import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { nameOf } from '../store/open-store.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { lockDataDirectory } from '../store/sqlite/disk.ts';
import { DATABASE_FILE, markMoved, openSqlite } from '../store/sqlite/open.ts';
import { counted, type Run, recorded, UsageError } from './command.ts';
import { copyTables } from './copy-tables.ts';

export const move = (run: Run) =>
  new Command('move')
    .description(`Copies everything from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL).

Stop the desk first. The PostgreSQL database must be empty. Everything is
copied in one transaction, read back and compared. The SQLite file is kept and
marked as an old copy, to which no desk or command writes. Then start the desks
with DATABASE_URL.`)
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
        const moved = await to.transaction((query) => copyTables(from.query, query, progress));
        markMoved(left);
        did('move', counted(moved));
        return {
          text: `${moved} submissions moved from ${path} to ${nameOf(config)}, and compared. Start the desks with DATABASE_URL.\n`,
          json: { moved },
        };
      }),
    );
