import { constants, existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes } from './free-space.ts';
import { NotTaken, type UploadFiles } from './upload-files.ts';

/** The directory of uploaded files in the data directory. */
export const UPLOADS_DIRECTORY = 'uploads';

/** The contents of uploads as files of a directory, named by id and readable for their owner only. */
export function createUploadDirectory(directory: string): UploadFiles {
  const path = (id: string) => join(directory, id);
  return {
    place: path,
    areFiles: true,
    async create(id) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // It may be there already, if its sender did not learn that it is.
      const file = await open(path(id), 'a', 0o600);
      await file.close();
    },
    async size(id) {
      try {
        return (await stat(path(id))).size;
      } catch (error) {
        if (isA('ENOENT', error)) return undefined;
        throw error;
      }
    },
    async append(id, end, content) {
      await using file = await open(path(id), 'r+');
      let size = end;
      try {
        for await (const chunk of content) {
          for (let written = 0; written < chunk.length; ) {
            const { bytesWritten } = await file.write(chunk, written, null, size);
            written += bytesWritten;
            size += bytesWritten;
          }
        }
      } catch (error) {
        throw isA('ENOSPC', error) ? new NotTaken('full') : error;
      }
      return size;
    },
    async sync(id) {
      await synced(path(id), constants.O_RDWR);
      // Windows cannot open a directory.
      if (process.platform !== 'win32') await synced(directory, constants.O_RDONLY);
    },
    async read(id, start = 0) {
      const file = await open(path(id));
      return file.createReadStream({ start });
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
    freeBytes: () => freeBytes(dirname(directory)),
  };
}

async function synced(path: string, flags: number): Promise<void> {
  await using file = await open(path, flags);
  await file.sync();
}

const isA = (code: string, error: unknown) => (error as NodeJS.ErrnoException).code === code;
