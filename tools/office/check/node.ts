/* The parts of Node that the content check uses, for a browser; files come from `contentFiles`. */
import * as culori from 'culori';

/** Texts by path from the project root. */
export type Files = Readonly<Record<string, string>>;

const NAME = 'contentFiles';

/** Replaces all files. They are global, because some modules read them on import. */
export function setFiles(files: Files): void {
  Object.assign(globalThis, { [NAME]: files });
}

const files = () => Reflect.get(globalThis, NAME) as Files;

export function existsSync(path: string): boolean {
  return Object.keys(files()).some((each) => each === path || each.startsWith(`${path}/`));
}

export function readFileSync(path: string): string {
  const text = files()[path];
  if (text === undefined) throw new Error(`${path} does not exist`);
  return text;
}

export function readdirSync(folder: string): string[] {
  const below = Object.keys(files()).filter((each) => each.startsWith(`${folder}/`));
  return [...new Set(below.map((each) => each.slice(folder.length + 1).replace(/\/.*/, '')))];
}

const known = new Map<string, { text: string | undefined; mtimeMs: number }>();

/** The time changes with the text, because readers compare it. */
export function statSync(path: string): { mtimeMs: number } {
  const text = files()[path];
  const last = known.get(path);
  if (last?.text === text && last) return last;
  const now = { text, mtimeMs: (last?.mtimeMs ?? 0) + 1 };
  known.set(path, now);
  return now;
}

export function globSync(pattern: string): string[] {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
  const matches = new RegExp(`^${source}$`);
  return Object.keys(files()).filter((path) => matches.test(path));
}

export function relative(_from: string, path: string): string {
  return path;
}

/** Joins paths, which are relative to the project root. */
export function join(...parts: (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join('/')
    .replace(/^(?:\.?\.?\/)+/, '');
}

export function resolve(...parts: (string | undefined)[]): string {
  return join(...parts);
}

export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
}

export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Supports only culori, the only package that content modules require. */
export const createRequire = () => () => culori;

/** Only the build hashes files. */
export function createHash(): never {
  throw new Error('The content check needs no hash');
}

/** Only the development server shows drafts. */
export class AsyncLocalStorage {}
