import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError } from './content-error.server.ts';
import { didYouMean } from './did-you-mean.server.ts';

/** Text of every file read so far, and in development its modification time. */
const filesRead = new Map<string, { text: string; changedAt: number }>();

/** Number of changes seen; a value parsed before the last change is stale. */
let edition = 0;

/** Number of files being parsed, each for the one before. */
let parsing = 0;

/**
 * Returns a reader that parses a file once per process. In development a change to any file
 * invalidates every reader, because the content of one file may include that of another.
 *
 * @param file path from the project root
 * @param remedy for the message about a missing file
 * @returns a function that throws a ContentError if the file is missing
 */
export function fileReader<Value>(
  file: string,
  parse: (text: string) => Value,
  remedy?: string,
): () => Value {
  let cached: { edition: number; value: Value } | undefined;
  return () => {
    // What a file includes is as new as the file itself.
    if (isDevelopment() && parsing === 0) forgetChanges();
    const current = edition;
    if (cached?.edition !== current) {
      parsing += 1;
      try {
        cached = { edition: current, value: parse(textOf(file, remedy)) };
      } finally {
        parsing -= 1;
      }
    }
    return cached.value;
  };
}

/** Caches one reader per name, created on first use. */
export function readerByName<Value>(
  readerOf: (name: string) => () => Value,
): (name: string) => Value {
  const readers = new Map<string, () => Value>();
  return (name) => {
    const read = readers.get(name) ?? readerOf(name);
    readers.set(name, read);
    return read();
  };
}

function textOf(file: string, remedy?: string): string {
  const path = join(process.cwd(), file);
  const known = filesRead.get(path);
  if (known) return known.text;
  if (!existsSync(path)) {
    const hint = remedy ? `: ${remedy}` : didYouMean(basename(file), filesBeside(path));
    const message = `expected this file, but it does not exist${hint}`;
    throw new ContentError(file, [{ line: 1, field: '', message }]);
  }
  const changedAt = isDevelopment() ? timeOf(path) : 0;
  const text = readFileSync(path, 'utf8');
  filesRead.set(path, { text, changedAt });
  return text;
}

function filesBeside(path: string): string[] {
  const folder = dirname(path);
  return existsSync(folder) ? readdirSync(folder) : [];
}

function forgetChanges(): void {
  const hasChanged = [...filesRead].some(([path, { changedAt }]) => timeOf(path) !== changedAt);
  if (!hasChanged) return;
  filesRead.clear();
  edition += 1;
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}
