import type pg from 'pg';
import type { Database, Query } from '../database.ts';

/** PostgreSQL by a pool of connections, opened by `openPostgres`, as the store needs it. */
export function createPostgresDatabase(pool: pg.Pool): Database {
  return {
    query: queryOn(pool),
    async transaction(run) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // A connection that breaks while it is ours is reported to the query that needs it.
      const onError = () => undefined;
      client.on('error', onError);
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
        client.off('error', onError);
        client.release(broken);
      }
    },
    exclusive: false,
    scrub: async () => undefined,
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
