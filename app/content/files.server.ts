import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { hasTranslation } from '#shared/translation.ts';
import { ContentError } from './content-error.server.ts';
import { nearest } from './did-you-mean.server.ts';
import { draftsOfPage } from './drafts.server.ts';

interface FileText {
  text: string;
  /** Modification time, in development. */
  changedAt: number;
}

/** Every file read so far, by path. A changed file is read again as a new entry. */
const filesRead = new Map<string, FileText>();

/** The files of each value being parsed, the innermost last. */
const parsing: Map<string, FileText>[] = [];

/** What a file that does not exist means. */
interface Missing {
  /** For the message about it. */
  remedy?: string;
  /** Its text, if it need not exist. */
  text?: string | undefined;
}

/**
 * Returns a reader that parses a file once per process. In development a change to any file
 * invalidates the readers whose values include it.
 *
 * @param file path from the company's folder
 * @returns a function that throws a ContentError if the file is missing
 */
export function fileReader<Value>(
  file: string,
  parse: (text: string) => Value,
  missing: Missing = {},
): () => Value {
  let cached: { value: Value; files: ReadonlyMap<string, FileText> } | undefined;
  return () => {
    // Only the outermost read looks for changes, so that a value has one version of each file.
    if (isDevelopment() && parsing.length === 0) forgetChanges();
    if (!cached || [...cached.files].some(([path, read]) => filesRead.get(path) !== read)) {
      const files = new Map<string, FileText>();
      parsing.push(files);
      try {
        cached = { value: parse(readText(file, missing)), files };
      } finally {
        parsing.pop();
      }
    }
    for (const [path, read] of cached.files) parsing.at(-1)?.set(path, read);
    return cached.value;
  };
}

/** Reads many files in one version each: in development, looks for changes only before the first. */
export function readTogether<Value>(read: () => Value): Value {
  if (isDevelopment() && parsing.length === 0) forgetChanges();
  parsing.push(new Map());
  try {
    return read();
  } finally {
    parsing.pop();
  }
}

/** Paths of the content files in this process's language. */
export function contentFiles(): string[] {
  if (hasTranslation('content', LANGUAGE))
    return globSync(`content/${LANGUAGE}/**/*.{yaml,md}`).toSorted();
  const isForeign = (file: string) =>
    LANGUAGES.some(({ code }) => file.startsWith(`content/${code}/`));
  return globSync('content/**/*.{yaml,md}')
    .filter((file) => file !== 'content/site.yaml' && !isForeign(file))
    .toSorted();
}

/** Whether this process has read a file. */
export function isRead(file: string): boolean {
  return filesRead.has(join(process.cwd(), file));
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

/**
 * The text of a file, as `textOf` reads it.
 *
 * @param file path from the company's folder
 * @throws ContentError where it is missing or no text
 */
export function readText(file: string, missing: Missing = {}): string {
  const path = join(process.cwd(), file);
  const read = filesRead.get(path) ?? readNow(path, file, missing);
  filesRead.set(path, read);
  parsing.at(-1)?.set(path, read);
  return read.text;
}

function readNow(path: string, file: string, { remedy, text }: Missing): FileText {
  if (!existsSync(path)) {
    if (text !== undefined) return { text, changedAt: 0 };
    const hint = remedy ? `: ${remedy}` : meantBeside(path);
    const message = `expected this file, but it does not exist${hint}`;
    throw new ContentError(file, [{ line: 1, field: '', message }]);
  }
  const draft = draftsOfPage()?.texts[file];
  const changedAt = isDevelopment() ? timeOf(path) : 0;
  if (draft !== undefined) return { text: draft, changedAt };
  return { text: textOf(file, readFileSync(path)), changedAt };
}

/**
 * The text in a file as an office's programs may save it: without byte order mark and zero-width spaces, its lines
 * ended by LF.
 *
 * @param file named in errors
 * @throws ContentError where it is not UTF-8, or has the character that stands for a lost one
 */
export function textOf(file: string, bytes: Buffer): string {
  const text = bytes
    .toString()
    .replace(/[\u{FEFF}\u{200B}]/gu, '')
    .replace(/\r\n?/g, '\n');
  // UTF-16 has a zero in every Latin letter.
  const lost = text.search(/[\0\u{FFFD}]/u);
  if (lost === -1) return text;
  const line = text.slice(0, lost).split('\n').length;
  throw new ContentError(file, [{ line, field: '', message: NOT_UTF8 }]);
}

const NOT_UTF8 =
  'expected UTF-8, but a letter cannot be read: save the file with the encoding "UTF-8", and type lost letters again';

/** Suggests a file of the same folder whose name is like that of one that does not exist. */
function meantBeside(path: string): string {
  const folder = dirname(path);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = new Map(files.map((file) => [file.replace(/\..*$/, ''), file]));
  const found = names.get(nearest(basename(path).replace(/\..*$/, ''), names.keys()) ?? '');
  return found ? `; did you mean ${found}?` : '';
}

function forgetChanges(): void {
  for (const [path, { changedAt }] of filesRead) {
    if (timeOf(path) !== changedAt) filesRead.delete(path);
  }
}

function timeOf(path: string): number {
  const drafts = draftsOfPage();
  if (drafts && relative(process.cwd(), path) in drafts.texts) return drafts.at;
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}
