import pg from 'pg';
import { asStartError, StartError } from '../../start-error.ts';
import { MIGRATIONS } from './migrations.ts';

// Whole numbers, such as times and counts, are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** An arbitrary number, the same in every desk: one migrates, the others wait. */
const MIGRATION_LOCK = 7_203_511;

const MOST_CONNECTIONS = 10;

/** SQLSTATE in a database where no desk has run yet. */
const UNDEFINED_TABLE = '42P01';

/** Short, so that forms are answered with 503 while the database is gone. */
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Opens the database after checking that commits are durable, and migrates its schema.
 * @throws StartError when either fails
 */
export function openPostgres(url: string): Promise<pg.Pool> {
  return connect(url, {}, prepare);
}

/**
 * Opens the database beside a desk that may be running.
 * @throws StartError when it cannot be reached, or has a schema of another version
 */
export function openPostgresBeside(url: string, access: 'read' | 'write'): Promise<pg.Pool> {
  const readOnly = { options: '-c default_transaction_read_only=on' };
  return connect(url, access === 'read' ? readOnly : {}, expectVersion);
}

async function connect(
  url: string,
  options: pg.PoolConfig,
  check: (client: pg.ClientBase) => Promise<void>,
): Promise<pg.Pool> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  // Without the pool's query timeouts: a migration, or waiting for another desk's, may take long.
  const client = new pg.Client(connection);
  // A connection that breaks is reported by its next query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await check(client);
  } catch (cause) {
    throw asStartError('Cannot use the database of DATABASE_URL', cause);
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    statement_timeout: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS + 1_000,
    application_name: 'form-desk',
    ...options,
  });
  const ignored = () => undefined;
  // An idle connection that breaks is replaced when needed.
  pool.on('error', ignored);
  // The pool listens only while a connection is idle; one in use fails at its next query.
  pool.on('connect', (client) => client.on('error', ignored));
  return pool;
}

async function prepare(client: pg.ClientBase): Promise<void> {
  const [fault] = await unsafeSettings(client);
  if (fault !== undefined) throw new StartError(fault);
  await migrate(client);
}

/** Settings by which a commit is on disk when it is acknowledged. */
const DURABLE = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_write', 'remote_apply'],
};

/** What is wrong with the settings of PostgreSQL, in words. */
export async function unsafeSettings(connection: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, accepted] of Object.entries(DURABLE)) {
    const { rows } = await connection.query(`SHOW ${name}`);
    const actual = String(rows[0]?.[name]);
    if (accepted.includes(actual)) continue;
    faults.push(
      `PostgreSQL has ${name} = ${actual}: the desk needs "${accepted[0]}", since an accepted message has to be on disk`,
    );
  }
  return faults;
}

async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const version = await readVersion(client);
    if (version > MIGRATIONS.length) throw tooNew(version);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function expectVersion(client: pg.ClientBase): Promise<void> {
  const version = await readVersion(client).catch((error: { code?: string }) => {
    if (error.code === UNDEFINED_TABLE) return 0;
    throw error;
  });
  if (version > MIGRATIONS.length) throw tooNew(version);
  if (version < MIGRATIONS.length) {
    throw new StartError('The database of DATABASE_URL is not up to date: start the desk once');
  }
}

async function readVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query('SELECT version FROM schema_version');
  return Number(rows[0]?.version ?? 0);
}

function tooNew(version: number): StartError {
  return new StartError(
    `The database has schema version ${version}, newer than this program's ${MIGRATIONS.length}`,
  );
}
