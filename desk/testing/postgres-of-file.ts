import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Database } from '../store/database.ts';
import { createPostgresDatabase } from '../store/postgres/database.ts';
import { openPostgres } from '../store/postgres/open.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The PostgreSQL server of a test file. */
export interface TestPostgres {
  readonly server: PostgresServer;
  /** A database shared by the tests of the file. */
  readonly url: string;
  /** Migrates and opens that database, or another; closed after the test. */
  open(url?: string): Promise<Database>;
  /** The shared database, emptied, which stays open: a new connection plans all statements anew. */
  openEmpty(): Promise<Database>;
}

/** Deletes all rows. TRUNCATE would make the files of all tables and indexes anew, which takes longer. */
const EMPTY = `DO $$ DECLARE name text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR name IN SELECT tablename FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('schema_version', 'heartbeat')
  LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
END $$`;

/** Starts a PostgreSQL server before the tests of this file, and removes it after them. */
export function postgresOfFile(): TestPostgres {
  let server: PostgresServer;
  let url: string;
  let shared: Database | undefined;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  }, 120_000);
  afterAll(async () => {
    await shared?.close();
    await server.remove();
  }, 120_000);

  const connect = async (to: string) => createPostgresDatabase(await openPostgres(to));

  async function open(to = url): Promise<Database> {
    const database = await connect(to);
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
      shared ??= await connect(url);
      await shared.query(EMPTY);
      return shared;
    },
  };
}
