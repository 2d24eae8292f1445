import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Query, Row, Value } from '../store/database.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { lockDataDirectory } from '../store/sqlite/lock.ts';
import { openDatabase } from '../store/sqlite/open.ts';
import { DATABASE_FILE } from '../store/sqlite/path.ts';
import { type Command, UsageError } from './command.ts';
import type { Progress } from './progress.ts';

/** In an order that never refers to what is not there yet. */
const TABLES = ['submission', 'attachment', 'delivery', 'once_key'];

export const move: Command = {
  args: '',
  summary: 'copies everything from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL)',
  details: `Stop the desk first. The PostgreSQL database must be empty. Everything goes over in one transaction
and is compared afterwards; the SQLite file stays as it is. Then start the desks with DATABASE_URL.`,
  options: {},
  words: { least: 0, most: 0 },
  async run({ config, progress }) {
    const { dataDir, databaseUrl } = config;
    const path = join(dataDir, DATABASE_FILE);
    if (!databaseUrl) throw new UsageError('Set DATABASE_URL to the database to move to');
    if (!existsSync(path)) throw new UsageError(`${path} does not exist: there is nothing to move`);
    const lock = lockDataDirectory(dataDir, 0);
    try {
      const from = createSqliteDatabase(openDatabase(path));
      const to = createPostgresDatabase(await openPostgres(databaseUrl));
      try {
        const moved = await copy(from, to, progress);
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
  await to.transaction(async (query) => {
    const [{ count } = {}] = await query('SELECT count(*) AS count FROM submission');
    if (Number(count) > 0) throw new Error('The database of DATABASE_URL is not empty');
    for (const table of TABLES) await copyTable(table, from.query, query, progress);
    for (const table of TABLES) {
      if ((await digest(table, from.query)) !== (await digest(table, query))) {
        throw new Error(`${table} did not arrive as it was: nothing was moved`);
      }
    }
  });
  const [{ count } = {}] = await to.query('SELECT count(*) AS count FROM submission');
  return Number(count);
}

async function copyTable(table: string, from: Query, to: Query, progress: Progress) {
  const keys = await from(`SELECT rowid AS row FROM ${table} ORDER BY rowid`);
  for (const [index, { row }] of keys.entries()) {
    const [values = {}] = await from(`SELECT * FROM ${table} WHERE rowid = ?`, Number(row));
    const columns = Object.keys(values);
    await to(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ...(Object.values(values) as Value[]),
    );
    progress(index + 1, keys.length, table);
  }
}

/** A hash of every value of a table, the same for the same rows on either database. */
async function digest(table: string, query: Query): Promise<string> {
  const rows = (await query(`SELECT * FROM ${table}`)).map(hashOf).toSorted();
  return createHash('sha256').update(rows.join()).digest('hex');
}

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
