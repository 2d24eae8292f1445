import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Database } from '../store/database.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The PostgreSQL of a test file. */
export interface TestPostgres {
  readonly server: PostgresServer;
  /** A database that is there for every test of the file. */
  readonly url: string;
  /** Brings that database, or another, up to date and opens it until the end of the test. */
  open(url?: string): Promise<Database>;
  /** The same, emptied: making one takes a second. */
  openEmpty(): Promise<Database>;
}

/** Starts a PostgreSQL before the tests of this file, and removes it after them. */
export function postgresOfFile(): TestPostgres {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  }, 120_000);
  afterAll(() => server.remove(), 120_000);

  async function open(to = url): Promise<Database> {
    const database = createPostgresDatabase(await openPostgres(to));
    onTestFinished(() => database.close());
    return database;
  }

  return {
    get server() {
      return server;
    },
    get url() {
      return url;
    },
    open,
    async openEmpty() {
      const database = await open();
      await database.query('TRUNCATE submission, rate_bucket CASCADE');
      return database;
    },
  };
}
