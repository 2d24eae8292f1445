import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.server.ts';

/** Every file read so far, with the time of its last change. */
const seen = new Map<string, number>();

/** Grows whenever a file read so far has changed. */
let edition = 0;

/**
 * Makes a function that reads and parses a file once per process. When any file read so far has
 * changed, all are read anew, for one may have taken something from another: so the development
 * server shows an edit at once.
 *
 * @param file path from the project root
 * @returns a function that throws a ContentError when there is no such file
 */
export function fileReader<Value>(file: string, parse: (text: string) => Value): () => Value {
  let kept: { edition: number; value: Value } | undefined;
  return () => {
    if (hasChanged()) edition += 1;
    if (kept?.edition === edition) return kept.value;
    const path = join(process.cwd(), file);
    const current = edition;
    seen.set(path, changedAt(path));
    kept = { edition: current, value: parse(textOf(file)) };
    return kept.value;
  };
}

/** One reader for each name, made when the name is first asked for. */
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

function textOf(file: string): string {
  const path = join(process.cwd(), file);
  if (!existsSync(path)) {
    throw new ContentError(file, [
      { line: 1, field: '', message: 'expected this file, but there is none' },
    ]);
  }
  return readFileSync(path, 'utf8');
}

function hasChanged(): boolean {
  const changed = [...seen].filter(([path, time]) => changedAt(path) !== time);
  for (const [path] of changed) seen.set(path, changedAt(path));
  return changed.length > 0;
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
