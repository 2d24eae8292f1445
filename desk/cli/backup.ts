import { existsSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { databaseFile } from '../store/open-store.ts';
import { type Outcome, type Run, UsageError } from './command.ts';

export const backup = (run: Run) =>
  new Command('backup')
    .argument('<FILE>', 'must not exist yet')
    .description(`Copies the SQLite database consistently, while the desk runs.

The copy is a complete database: to restore it, stop the desk and replace
desk.db with it (without desk.db-wal). For PostgreSQL see docs/operating.md.`)
    .action((file: string) =>
      run(async ({ config }) => {
        if (config.databaseUrl)
          throw new UsageError('For PostgreSQL use pg_dump: see docs/operating.md');
        const path = resolve(file);
        if (existsSync(path)) throw new UsageError(`${path} already exists`);
        return copied(databaseFile(config.dataDir), path);
      }),
    );

/** Copies under a name of its own and renames at the end, so that no partial copy looks complete. */
async function copied(from: string, path: string): Promise<Outcome> {
  const part = `${path}.${process.pid}.part`;
  // Readable only by its owner from the first byte; fails with the file's name if it cannot be written.
  writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
  try {
    // A snapshot. The online backup API would start over after each write of the desk.
    using source = new DatabaseSync(from, { readOnly: true });
    source.prepare('VACUUM INTO ?').run(part);
    const submissions = checkedCount(part);
    const { size: bytes } = await synced(part);
    renameSync(part, path);
    return {
      text: `${submissions} submissions of ${from}, ${bytes} bytes, checked: ${path}\n`,
      json: { path, bytes, submissions },
    };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function synced(path: string): Promise<Stats> {
  await using file = await open(path);
  await file.sync();
  return file.stat();
}

/** Checks the copy and counts its submissions. Opened for writing, since a reader leaves a -wal and -shm file. */
function checkedCount(path: string): number {
  using copy = new DatabaseSync(path);
  const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (check !== 'ok') throw new Error(`The copy is damaged: ${String(check)}`);
  return Number(copy.prepare('SELECT count(*) AS count FROM submission').get()?.count);
}
