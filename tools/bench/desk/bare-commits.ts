import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Commits of one row per second that SQLite itself makes in a directory, each synced to its disk. */
export function bareCommitsPerSecond(directory: string, seconds: number): number {
  const database = new DatabaseSync(join(directory, 'bare.db'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS row (text)',
  );
  const insert = database.prepare('INSERT INTO row VALUES (?)');
  const text = 'x'.repeat(700);
  const start = performance.now();
  let commits = 0;
  for (; performance.now() - start < seconds * 1000; commits++) insert.run(text);
  database.close();
  return commits / ((performance.now() - start) / 1000);
}
