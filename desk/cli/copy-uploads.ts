import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { UploadFiles } from '../store/upload-files.ts';
import { UsageError } from './command.ts';
import type { Progress } from './terminal.ts';

/** The directory beside a backup with the files of its messages. */
export const uploadsOf = (backup: string) => `${backup}.uploads`;

/**
 * Copies the contents of all uploads that messages have in a SQLite database. Those that are there with their size stay.
 *
 * @returns how many there are
 * @throws UsageError when one is missing
 */
export async function copyUploads(
  database: string,
  from: UploadFiles,
  to: UploadFiles,
  progress: Progress,
): Promise<number> {
  const rows = uploadsIn(database);
  for (const [index, { id, size }] of rows.entries()) {
    if ((await to.size(id)) !== size) {
      if ((await from.size(id)) !== size) {
        throw new UsageError(
          `${from.place(id)} is missing, or not of ${size} bytes: a message has this file`,
        );
      }
      await copy(id, from, to);
    }
    progress(index + 1, rows.length, 'files');
  }
  return rows.length;
}

async function copy(id: string, from: UploadFiles, to: UploadFiles): Promise<void> {
  await to.remove(id);
  await to.create(id);
  // A second name for the same blocks where the file system can.
  if (from.areFiles && to.areFiles) {
    await copyFile(from.place(id), to.place(id), constants.COPYFILE_FICLONE);
  } else await to.append(id, 0, await from.read(id));
}

function uploadsIn(database: string): { id: string; size: number }[] {
  using file = new DatabaseSync(database, { readOnly: true });
  const rows = file.prepare('SELECT id, size FROM upload WHERE submission_id IS NOT NULL').all();
  return rows.map(({ id, size }) => ({ id: String(id), size: Number(size) }));
}
