import type { Query, Row, Value } from '../store/database.ts';
import { insertRow } from '../store/rows.ts';
import { UsageError } from './command.ts';
import type { Progress } from './terminal.ts';

interface Table {
  name: string;
  /** Primary key. */
  key: string[];
}

/** All but the heartbeat, the rate limits, sessions and the words to search for, ordered by their foreign keys. */
const TABLES: Table[] = [
  { name: 'submission', key: ['id'] },
  { name: 'attachment', key: ['submission_id', 'position'] },
  { name: 'upload', key: ['id'] },
  { name: 'delivery', key: ['submission_id'] },
  { name: 'once_key', key: ['key'] },
  { name: 'page_view', key: ['day', 'path'] },
  { name: 'audit', key: ['id'] },
  { name: 'refusal', key: ['day', 'reason'] },
  { name: 'desk_state', key: ['name'] },
  { name: 'attempt', key: ['id'] },
  { name: 'person', key: ['id'] },
  { name: 'passkey', key: ['id'] },
  { name: 'inbox_message', key: ['number'] },
  { name: 'inbox_note', key: ['id'] },
  { name: 'case_link', key: ['hash'] },
  { name: 'case_address', key: ['address', 'submission_id'] },
  { name: 'case_decision', key: ['submission_id', 'item'] },
  { name: 'case_question', key: ['id'] },
  { name: 'case_reminder', key: ['submission_id', 'item', 'last_day', 'step'] },
  { name: 'webhook', key: ['id'] },
  { name: 'webhook_call', key: ['id'] },
];

/**
 * Copies a store to an empty one on another database, and compares every value. Both queries belong to a
 * transaction.
 *
 * @returns the number of submissions
 * @throws UsageError when the other store is not empty
 */
export async function copyTables(from: Query, to: Query, progress: Progress): Promise<number> {
  for (const { name } of TABLES) {
    if ((await count(name, to)) > 0) {
      throw new UsageError(`The database of DATABASE_URL is not empty: it has rows in ${name}`);
    }
  }
  for (const table of TABLES) await copyTable(table, from, to, progress);
  return count('submission', to);
}

/** Copies row by row, so that only one attachment is in memory. */
async function copyTable({ name, key }: Table, from: Query, to: Query, progress: Progress) {
  const isRow = key.map((column) => `${column} = ?`).join(' AND ');
  const select = `SELECT * FROM ${name} WHERE ${isRow}`;
  const keys = await from(`SELECT ${key.join(', ')} FROM ${name}`);
  for (const [index, row] of keys.entries()) {
    const ofRow = key.map((column) => row[column] as Value);
    const [values = {}] = await from(select, ...ofRow);
    await insertRow(to, name, values as Record<string, Value>);
    const [arrived] = await to(select, ...ofRow);
    if (!arrived || !isSame(values, arrived)) throw copyDiffers(name);
    progress(index + 1, keys.length, name);
  }
  if ((await count(name, to)) !== keys.length) throw copyDiffers(name);
}

const copyDiffers = (name: string) =>
  new Error(`The copy of the table ${name} differs: nothing was copied`);

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
