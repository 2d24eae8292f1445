import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeskError } from '../../desk-error.ts';
import type { Database, Query } from '../database.ts';
import type { Disk } from './disk.ts';

/** How long, and how often, a write retries while another process is writing. */
const BUSY_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** SQLite's result code for a lock held by another process. */
export const BUSY = 5;

/** Retries while the database is busy. SQLite's own busy timeout would block the event loop. */
async function whileBusy<T>(run: () => T): Promise<T> {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (resultCode(error) !== BUSY || performance.now() > end) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/**
 * The store's interface to SQLite, on a connection opened by `openSqlite` or `openSqliteBeside`. With a
 * `disk`, a failure to read or write closes the connection, and the next use opens it again.
 */
export function createSqliteDatabase(first: DatabaseSync, disk?: Disk): Database {
  const statements = new Map<string, StatementSync>();
  let connection: DatabaseSync | undefined = first;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const open = (): DatabaseSync => {
    if (closed || !disk) throw new DeskError('The database is closed');
    return disk.open();
  };

  const connected = () => (connection ??= open());

  const disconnect = () => {
    statements.clear();
    connection?.close();
    connection = undefined;
  };

  // Serialised: a transaction needs the one connection to itself.
  const inTurn = <T>(run: () => T | Promise<T>): Promise<T> => {
    const result = last.then(run).catch((error: unknown) => {
      if (disk && connection && isDiskFailure(error)) {
        disconnect();
        disk.release();
      }
      throw error;
    });
    last = result.catch(() => undefined);
    return result;
  };

  const query: Query = async (sql, ...values) => {
    const database = connected();
    let statement = statements.get(sql);
    if (!statement) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    const ready = statement;
    return whileBusy(() => ready.all(...values));
  };

  return {
    query: (sql, ...values) => inTurn(() => query(sql, ...values)),
    transaction: (run) =>
      inTurn(async () => {
        const database = connected();
        await whileBusy(() => database.exec('BEGIN IMMEDIATE'));
        try {
          const result = await run(query);
          database.exec('COMMIT');
          return result;
        } catch (error) {
          rollBack(database);
          throw error;
        }
      }),
    exclusive: true,
    leaseClock: async () => Math.round(performance.timeOrigin + performance.now()),
    faults: () =>
      inTurn(async () => {
        const [row] = await query('PRAGMA quick_check(1)');
        const result = String(row?.quick_check);
        return result === 'ok' ? [] : [`The database is damaged: ${result}`];
      }),
    // `secure_delete` overwrites freed pages; the write-ahead log keeps them until truncated.
    scrub: () =>
      inTurn(() =>
        whileBusy(() => {
          const cut = connected().prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
          if (!cut?.busy) return;
          const text = 'Erased, but the write-ahead log is in use and still contains it: try again';
          throw Object.assign(new DeskError(text), { errcode: BUSY });
        }),
      ),
    freeBytes: async () => disk?.freeBytes(),
    search: {
      insert: 'INSERT INTO inbox_words (rowid, words) VALUES (?, ?)',
      number: 'rowid',
      match: 'SELECT rowid AS number FROM inbox_words WHERE inbox_words MATCH ?',
      expression: (words) =>
        words.map((terms) => `(${terms.map((term) => `"${term}"*`).join(' OR ')})`).join(' AND '),
    },
    close: () =>
      inTurn(() => {
        closed = true;
        disconnect();
      }),
  };
}

/** A failed commit may have rolled back already; on a failed disk a rollback fails too. */
function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    // The caller throws the first error.
  }
}

const READONLY = 8;
const IOERR = 10;
const CANTOPEN = 14;

function isDiskFailure(error: unknown): boolean {
  return [READONLY, IOERR, CANTOPEN].includes(resultCode(error));
}

/** SQLite's primary result code: the low byte of the extended one. */
export function resultCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode & 0xff;
}
