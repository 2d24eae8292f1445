import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { StartError } from '../start-error.ts';
import { UsageError } from './command.ts';

/** What SQLite may leave beside a database. */
const BESIDE = ['-journal', '-wal', '-shm'];

/**
 * Creates a file that is complete or absent, whatever fails: it gets its name once all of it is on disk. Readable
 * only by its owner. Never overwrites a file.
 *
 * @param write fills the empty file with this temporary name
 * @param setAside makes room for it at the end; without, an existing file is refused
 * @throws UsageError when the file exists or its directory does not; else an error that names the file
 */
export async function createFile<T>(
  path: string,
  write: (part: string) => Promise<T>,
  setAside?: () => void,
): Promise<T> {
  if (!setAside) refuseExisting(path);
  const part = `${path}.${process.pid}.part`;
  try {
    // What a killed process of the same number left.
    rmSync(part, { force: true });
    writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
    const result = await write(part);
    await sync(part);
    if (setAside) setAside();
    else refuseExisting(path);
    renameSync(part, path);
    await sync(dirname(path));
    return result;
  } catch (error) {
    if (existsSync(part))
      for (const suffix of ['', ...BESIDE]) rmSync(`${part}${suffix}`, { force: true });
    throw notWritten(path, error);
  }
}

/** The error for a file or directory that could not be written, in one line that names it. */
export function notWritten(path: string, error: unknown): Error {
  if (error instanceof UsageError || error instanceof StartError) return error;
  const { code, errno, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UsageError(`${dirname(path)} does not exist`);
  if (code === 'ENOTDIR') return new UsageError(`${dirname(path)} is not a directory`);
  if (code === 'EEXIST') return new UsageError(`${path} already exists`);
  const reason = errno === undefined ? message : getSystemErrorMessage(errno);
  return new Error(`${path} was not written: ${reason}`, { cause: error });
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new UsageError(`${path} already exists`);
}

async function sync(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}
