import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from './command.ts';
import type { Progress } from './terminal.ts';

/** The directory beside a backup with the files of its messages. */
export const uploadsOf = (backup: string) => `${backup}.uploads`;

/**
 * Copies the uploaded files of all messages of a SQLite database from one directory to another. Files that are there
 * with their size stay.
 *
 * @returns how many there are
 * @throws UsageError when one is missing
 */
export async function copyUploads(
  database: string,
  from: string,
  to: string,
  progress: Progress,
): Promise<number> {
  const rows = uploadsIn(database);
  if (rows.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const [index, { id, size }] of rows.entries()) {
    const [source, target] = [join(from, id), join(to, id)];
    if ((await sizeOf(target)) !== size) {
      if ((await sizeOf(source)) !== size) {
        throw new UsageError(
          `${source} is missing, or not of ${size} bytes: a message has this file`,
        );
      }
      // A second name for the same blocks where the file system can.
      await copyFile(source, target, constants.COPYFILE_FICLONE);
    }
    progress(index + 1, rows.length, 'files');
  }
  return rows.length;
}

function uploadsIn(database: string): { id: string; size: number }[] {
  using file = new DatabaseSync(database, { readOnly: true });
  const rows = file.prepare('SELECT id, size FROM upload WHERE submission_id IS NOT NULL').all();
  return rows.map(({ id, size }) => ({ id: String(id), size: Number(size) }));
}

async function sizeOf(path: string): Promise<number | undefined> {
  return existsSync(path) ? (await stat(path)).size : undefined;
}
