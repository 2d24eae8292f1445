import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { LANGUAGE } from '#api/language.ts';
import { ContentError } from './content-error.server.ts';
import { parseYaml } from './yaml-document.server.ts';

/** Returns a file's text as the schema gets it. */
type Prepare = (file: string, text: string) => string;

/** Text of every file read so far, and in development the time of its last change. */
const filesRead = new Map<string, { text: string; changedAt: number }>();

/** Number of changes seen; a value parsed before the last change is stale. */
let edition = 0;

/**
 * Makes the reader of `content/<lang>/<name>.yaml`.
 *
 * @param prepare changes the text before it is parsed; must keep the number of lines
 * @returns a function that throws a ContentError when the file does not fit the schema
 */
export function contentReader<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  prepare: Prepare = (_, text) => text,
): () => z.output<Schema> {
  const file = `content/${LANGUAGE}/${name}.yaml`;
  return fileReader(file, (text) => parseYaml(file, prepare(file, text), schema));
}

/**
 * Makes the reader of a JSON index that an earlier build step writes. It throws when the step has
 * not run or wrote something else.
 *
 * @param file path from the project root
 */
export function indexReader<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): () => z.output<Schema> {
  return fileReader(
    file,
    (text) => parseYaml(file, text, schema),
    'run `npm run build` to make it',
  );
}

/**
 * Makes a function that reads and parses a file once per process. The development server shows
 * edits at once: there, a change of any file makes every reader read again, because the content of
 * one file may come from another.
 *
 * @param file path from the project root
 * @param remedy for the message about a missing file
 * @returns a function that throws a ContentError when the file is missing
 */
export function fileReader<Value>(
  file: string,
  parse: (text: string) => Value,
  remedy?: string,
): () => Value {
  let cached: { edition: number; value: Value } | undefined;
  return () => {
    if (isDevelopment()) forgetChanges();
    const current = edition;
    if (cached?.edition !== current) {
      cached = { edition: current, value: parse(textOf(file, remedy)) };
    }
    return cached.value;
  };
}

/** Keeps one reader for each name and makes it at the first use of the name. */
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
    const message = `expected this file, but there is none${remedy ? `: ${remedy}` : ''}`;
    throw new ContentError(file, [{ line: 1, field: '', message }]);
  }
  const changedAt = isDevelopment() ? timeOf(path) : 0;
  const text = readFileSync(path, 'utf8');
  filesRead.set(path, { text, changedAt });
  return text;
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
