import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SubmissionStore } from '../store/port.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { openDatabaseReadOnly } from '../store/sqlite/open.ts';
import { DATABASE_FILE } from '../store/sqlite/path.ts';
import { createStore } from '../store/store.ts';

/**
 * The store of a data directory, to look at while a desk may be running on it.
 * @throws when no desk has ever run there.
 */
export function openForReading(dataDir: string): SubmissionStore {
  const path = join(dataDir, DATABASE_FILE);
  if (!existsSync(path)) throw new Error(`${path} does not exist: no desk has run here yet`);
  return createStore(createSqliteDatabase(openDatabaseReadOnly(path)));
}
