import { constants, existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The directory of uploaded files in the data directory. */
export const UPLOADS_DIRECTORY = 'uploads';

/** The contents of uploads: a file for each, named by its id. */
export interface UploadFiles {
  path(id: string): string;
  create(id: string): Promise<void>;
  /** Bytes that have arrived; undefined without a file. */
  size(id: string): Promise<number | undefined>;
  /** Forces what has arrived to the disk. */
  sync(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Erases every file that has none of these ids. */
  removeOthers(ids: () => Promise<ReadonlySet<string>>): Promise<void>;
}

/** The files of uploads in a data directory, readable for their owner only. */
export function createUploadFiles(dataDir: string): UploadFiles {
  const directory = join(dataDir, UPLOADS_DIRECTORY);
  const path = (id: string) => join(directory, id);
  return {
    path,
    async create(id) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = await open(path(id), 'wx', 0o600);
      await file.close();
    },
    async size(id) {
      try {
        return (await stat(path(id))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async sync(id) {
      await synced(path(id), constants.O_RDWR);
      // Windows cannot open a directory.
      if (process.platform !== 'win32') await synced(directory, constants.O_RDONLY);
    },
    remove: (id) => rm(path(id), { force: true }),
    async removeOthers(ids) {
      if (!existsSync(directory)) return;
      // The names first: a row is inserted before its file is created.
      const names = await readdir(directory);
      const known = await ids();
      for (const name of names) {
        if (!known.has(name)) await rm(path(name), { force: true });
      }
    },
  };
}

async function synced(path: string, flags: number): Promise<void> {
  await using file = await open(path, flags);
  await file.sync();
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
