import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Database, Query, Row, Value } from '../store/database.ts';
import { nameOf } from '../store/open-store.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { insertRow } from '../store/rows.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { lockDataDirectory } from '../store/sqlite/disk.ts';
import { DATABASE_FILE, markMoved, openSqlite } from '../store/sqlite/open.ts';
import { counted, type Run, recorded, UsageError } from './command.ts';
import type { Progress } from './terminal.ts';

interface Table {
  name: string;
  /** Primary key. */
  key: string[];
}

/** Ordered by their foreign keys. */
const TABLES: Table[] = [
  { name: 'submission', key: ['id'] },
  { name: 'attachment', key: ['submission_id', 'position'] },
  { name: 'delivery', key: ['submission_id'] },
  { name: 'once_key', key: ['key'] },
  { name: 'page_view', key: ['day', 'path'] },
  { name: 'audit', key: ['id'] },
  { name: 'refusal', key: ['day', 'reason'] },
  { name: 'desk_state', key: ['name'] },
];

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
        const moved = await copy(from, to, progress);
        markMoved(left);
        did('move', counted(moved));
        return {
          text: `${moved} submissions moved from ${path} to ${nameOf(config)}, and compared. Start the desks with DATABASE_URL.\n`,
          json: { moved },
        };
      }),
    );

async function copy(from: Database, to: Database, progress: Progress): Promise<number> {
  return to.transaction(async (query) => {
    if ((await count('submission', query)) > 0) {
      throw new Error('The database of DATABASE_URL is not empty');
    }
    for (const table of TABLES) await copyTable(table, from.query, query, progress);
    return count('submission', query);
  });
}

/** Copies row by row, so that only one attachment is in memory. */
async function copyTable({ name, key }: Table, from: Query, to: Query, progress: Progress) {
  const rows = await from(`SELECT rowid AS row FROM ${name} ORDER BY rowid`);
  const isRow = key.map((column) => `${column} = ?`).join(' AND ');
  for (const [index, { row }] of rows.entries()) {
    const [values = {}] = await from(`SELECT * FROM ${name} WHERE rowid = ?`, Number(row));
    await insertRow(to, name, values as Record<string, Value>);
    const [arrived] = await to(
      `SELECT * FROM ${name} WHERE ${isRow}`,
      ...key.map((column) => values[column] as Value),
    );
    if (!arrived || !isSame(values, arrived)) throw copyDiffers(name);
    progress(index + 1, rows.length, name);
  }
  if ((await count(name, to)) !== rows.length) throw copyDiffers(name);
}

const copyDiffers = (name: string) =>
  new Error(`The copy of the table ${name} differs: nothing was moved`);

async function count(name: string, query: Query): Promise<number> {
  const [row] = await query(`SELECT count(*) AS count FROM ${name}`);
  return Number(row?.count);
}

/** Whether a row has the same values on either database. */
function isSame(left: Row, right: Row): boolean {
  return Object.entries(left).every(([column, value]) => {
    const other = right[column];
    return value instanceof Uint8Array && other instanceof Uint8Array
      ? Buffer.compare(value, other) === 0
      : String(value) === String(other);
  });
}
