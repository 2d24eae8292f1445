import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Query } from '../database.ts';

/** A SQLite connection, opened by `openDatabase` (or read-only, for looking), as the store needs it. */
export function createSqliteDatabase(connection: DatabaseSync): Database {
  const statements = new Map<string, StatementSync>();
  let last: Promise<unknown> = Promise.resolve();

  // There is one connection, so whoever is in a transaction has it alone.
  const inTurn = <T>(run: () => T | Promise<T>): Promise<T> => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  const query: Query = async (sql, ...values) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = connection.prepare(sql);
      statements.set(sql, statement);
    }
    return statement.all(...values);
  };

  return {
    query: (sql, ...values) => inTurn(() => query(sql, ...values)),
    transaction: (run) =>
      inTurn(async () => {
        connection.exec('BEGIN IMMEDIATE');
        try {
          const result = await run(query);
          connection.exec('COMMIT');
          return result;
        } catch (error) {
          // A failed commit (full disk) may have rolled back by itself.
          if (connection.isTransaction) connection.exec('ROLLBACK');
          throw error;
        }
      }),
    lockingClause: '',
    exclusive: true,
    // Freed pages are overwritten as they are freed; the log keeps them until it is cut.
    scrub: () =>
      inTurn(() => {
        const cut = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
        if (cut?.busy)
          throw new Error('Erased, but the log is in use and still holds it: try again');
      }),
    close: () => inTurn(() => connection.close()),
  };
}
