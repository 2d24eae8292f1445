import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../store/open-store.ts';
import { type Command, type Outcome, UsageError } from './command.ts';
import type { Progress } from './progress.ts';

const PAGES_AT_ONCE = 500;

export const backup: Command = {
  args: 'FILE',
  summary: 'copies the SQLite database, whole and consistent, while the desk runs',
  details: `FILE must be new. The copy is a database of its own: to restore it, stop the desk and put it in
place of desk.db (without desk.db-wal). PostgreSQL has its own means: see docs/operating.md.`,
  options: {},
  words: { least: 1, most: 1 },
  async run({ words: [file = ''], config, progress }) {
    if (config.databaseUrl)
      throw new UsageError('For PostgreSQL use pg_dump: see docs/operating.md');
    const path = resolve(file);
    if (existsSync(path)) throw new UsageError(`${path} is there already`);
    const source = new DatabaseSync(databaseFile(config.dataDir), { readOnly: true });
    try {
      // Nobody else's from its first byte; and where we may not write, this says so by name.
      closeSync(openSync(path, 'wx', 0o600));
      return await copied(source, path, progress);
    } finally {
      source.close();
    }
  },
};

async function copied(source: DatabaseSync, path: string, progress: Progress): Promise<Outcome> {
  try {
    await copyDatabase(source, path, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) =>
        progress(totalPages - remainingPages, totalPages, 'pages'),
    });
    const submissions = checkedCount(path);
    const bytes = statSync(path).size;
    return {
      text: `${submissions} submissions, ${bytes} bytes, checked: ${path}\n`,
      json: { path, bytes, submissions },
    };
  } catch (error) {
    // Half a copy among whole ones would be taken for one.
    rmSync(path);
    throw error;
  }
}

/** A backup that was never read is none. Opened for writing: a mere reader leaves files beside it. */
function checkedCount(path: string): number {
  const copy = new DatabaseSync(path);
  try {
    const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') throw new Error(`The copy is damaged: ${String(check)}`);
    return Number(copy.prepare('SELECT count(*) AS count FROM submission').get()?.count);
  } finally {
    copy.close();
  }
}
