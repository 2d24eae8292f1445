import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Query, Row, Value } from '../store/database.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { lockDataDirectory } from '../store/sqlite/lock.ts';
import { markMoved, openSqlite } from '../store/sqlite/open.ts';
import { DATABASE_FILE } from '../store/sqlite/path.ts';
import { type Command, UsageError } from './command.ts';
import type { Progress } from './progress.ts';

interface Table {
  name: string;
  /** Columns that tell a row from all others. */
  key: string[];
}

/** In an order that never refers to what is not there yet. */
const TABLES: Table[] = [
  { name: 'submission', key: ['id'] },
  { name: 'attachment', key: ['submission_id', 'position'] },
  { name: 'delivery', key: ['submission_id'] },
  { name: 'once_key', key: ['key'] },
];

export const move: Command = {
  args: '',
  summary: 'copies everything from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL)',
  details: `Stop the desk first. The PostgreSQL database must be empty. Everything goes over in one transaction
and is read back and compared; the SQLite file
stays as it is, marked as an old copy that no desk and no command writes to. Then start the desks with DATABASE_URL.`,
  options: {},
  words: { least: 0, most: 0 },
  async run({ config, progress }) {
    const { dataDir, databaseUrl } = config;
    const path = join(dataDir, DATABASE_FILE);
    if (!databaseUrl) throw new UsageError('Set DATABASE_URL to the database to move to');
    if (!existsSync(path)) throw new UsageError(`${path} does not exist: there is nothing to move`);
    const lock = lockDataDirectory(dataDir, 0);
    try {
      const left = openSqlite(path);
      const from = createSqliteDatabase(left);
      const to = createPostgresDatabase(await openPostgres(databaseUrl));
      try {
        const moved = await copy(from, to, progress);
        markMoved(left);
        return {
          text: `${moved} submissions moved and compared. Start the desks with DATABASE_URL.\n`,
          json: { moved },
        };
      } finally {
        await to.close();
        await from.close();
      }
    } finally {
      lock.release();
    }
  },
};

async function copy(from: Database, to: Database, progress: Progress): Promise<number> {
  return to.transaction(async (query) => {
    if ((await count('submission', query)) > 0) {
      throw new Error('The database of DATABASE_URL is not empty');
    }
    for (const table of TABLES) await copyTable(table, from.query, query, progress);
    return count('submission', query);
  });
}

/** Row by row, so that no more than one file is in memory. */
async function copyTable({ name, key }: Table, from: Query, to: Query, progress: Progress) {
  const rows = await from(`SELECT rowid AS row FROM ${name} ORDER BY rowid`);
  const isRow = key.map((column) => `${column} = ?`).join(' AND ');
  for (const [index, { row }] of rows.entries()) {
    const [values = {}] = await from(`SELECT * FROM ${name} WHERE rowid = ?`, Number(row));
    const columns = Object.keys(values);
    await to(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ...(Object.values(values) as Value[]),
    );
    const [arrived] = await to(
      `SELECT * FROM ${name} WHERE ${isRow}`,
      ...key.map((column) => values[column] as Value),
    );
    if (!arrived || hashOf(arrived) !== hashOf(values)) throw notAsItWas(name);
    progress(index + 1, rows.length, name);
  }
  if ((await count(name, to)) !== rows.length) throw notAsItWas(name);
}

const notAsItWas = (name: string) =>
  new Error(`${name} did not arrive as it was: nothing was moved`);

async function count(name: string, query: Query): Promise<number> {
  const [row] = await query(`SELECT count(*) AS count FROM ${name}`);
  return Number(row?.count);
}

/** A hash of every value of a row, the same on either database. */
function hashOf(row: Row): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(row).toSorted()) {
    const value = row[name];
    hash
      .update(`${name}:`)
      .update(value instanceof Uint8Array ? value : String(value))
      .update(';');
  }
  return hash.digest('hex');
}
