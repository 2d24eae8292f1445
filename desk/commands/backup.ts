import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../store/open-store.ts';
import { type Command, type Outcome, UsageError } from './command.ts';

export const backup: Command = {
  args: 'FILE',
  summary: 'copies the SQLite database, whole and consistent, while the desk runs',
  details: `FILE must be new. The copy is a database of its own: to restore it, stop the desk and put it in
place of desk.db (without desk.db-wal). PostgreSQL has its own means: see docs/operating.md.`,
  options: {},
  words: { least: 1, most: 1 },
  async run({ words: [file = ''], config }) {
    if (config.databaseUrl)
      throw new UsageError('For PostgreSQL use pg_dump: see docs/operating.md');
    const path = resolve(file);
    if (existsSync(path)) throw new UsageError(`${path} is there already`);
    return copied(databaseFile(config.dataDir), path);
  },
};

/** Under another name until it is whole: half a copy among whole ones would be taken for one. */
function copied(from: string, path: string): Outcome {
  const part = `${path}.part`;
  // Readable by its owner alone from its first byte; where it may not be written, this says so by name.
  closeSync(openSync(part, 'wx', 0o600));
  try {
    // A snapshot: it ends however much is written meanwhile, which copying page by page does not.
    using source = new DatabaseSync(from, { readOnly: true });
    source.prepare('VACUUM INTO ?').run(part);
    const submissions = checkedCount(part);
    const { size: bytes } = synced(part);
    renameSync(part, path);
    return {
      text: `${submissions} submissions, ${bytes} bytes, checked: ${path}\n`,
      json: { path, bytes, submissions },
    };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function synced(path: string): Stats {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
    return fstatSync(file);
  } finally {
    closeSync(file);
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
