import type pg from 'pg';
import type { Database, Query } from '../database.ts';
import { unsafeSettings } from './open.ts';

/** The store's interface to PostgreSQL, on a pool opened by `openPostgres`. */
export function createPostgresDatabase(pool: pg.Pool): Database {
  return {
    query: queryOn(pool),
    async transaction(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await run(queryOn(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    exclusive: false,
    async leaseClock(query) {
      const [row] = await query(
        'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS milliseconds',
      );
      return Number(row?.milliseconds);
    },
    faults: () => unsafeSettings(pool),
    scrub: async () => undefined,
    freeBytes: async () => undefined,
    search: {
      insert: `INSERT INTO inbox_words (number, words)
        VALUES (?, array_to_tsvector(string_to_array(?, ' ')))`,
      number: 'number',
      match: 'SELECT number FROM inbox_words WHERE words @@ CAST(? AS tsquery)',
      expression: (words) =>
        words.map((terms) => `(${terms.map((term) => `'${term}':*`).join(' | ')})`).join(' & '),
    },
    close: () => pool.end(),
  };
}

function queryOn(connection: Pick<pg.ClientBase, 'query'>): Query {
  return async (sql, ...values) => {
    let number = 0;
    const numbered = sql.replace(/\?/g, () => `$${++number}`);
    const parameters = values.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value) : value,
    );
    return (await connection.query(numbered, parameters)).rows;
  };
}
