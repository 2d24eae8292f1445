import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { databaseFile } from '../store/open-store.ts';
import { counted, type Run, recorded, UsageError } from './command.ts';
import { createFile } from './new-file.ts';

export const backup = (run: Run) =>
  new Command('backup')
    .argument('<FILE>', 'must not exist yet')
    .description(`Copies the SQLite database consistently, while the desk runs.

The copy is a complete database: to restore it, stop the desk and replace
desk.db with it (without desk.db-wal). For PostgreSQL see docs/operating.md.`)
    .action((file: string) =>
      recorded(run, async ({ config, did }) => {
        if (config.databaseUrl)
          throw new UsageError('For PostgreSQL use pg_dump: see docs/operating.md');
        const path = resolve(file);
        const from = databaseFile(config.dataDir);
        const submissions = await createFile(path, async (part) => {
          // A snapshot. The online backup API would start over after each write of the desk.
          using source = new DatabaseSync(from, { readOnly: true });
          source.prepare('VACUUM INTO ?').run(part);
          return checkedCount(part);
        });
        did('backup', counted(submissions));
        const { size: bytes } = statSync(path);
        return {
          text: `${submissions} submissions of ${from}, ${bytes} bytes, checked: ${path}\n`,
          json: { path, bytes, submissions },
        };
      }),
    );

/** Checks the copy and counts its submissions. Opened for writing, since a reader leaves a -wal and -shm file. */
function checkedCount(path: string): number {
  using copy = new DatabaseSync(path);
  const check = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (check !== 'ok') throw new Error(`The copy is damaged: ${String(check)}`);
  return Number(copy.prepare('SELECT count(*) AS count FROM submission').get()?.count);
}
