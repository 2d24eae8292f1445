import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** A path that the editor may read and write. */
const path = z
  .string()
  .regex(/^(?:content\/[\w/-]+\.(?:yaml|md)|media\/(?:pictures|marks|certificates)\/[^\\]+)$/)
  .refine((each) => !each.includes('..'));

/** A path of a picture. */
export const pictureFile = path.regex(/^media\/pictures\//);

const changes = z.array(
  z.strictObject({
    path,
    was: z.string().optional(),
    text: z.string().optional(),
    base64: z.base64().optional(),
  }),
);

function textAt(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A file while it is written. */
const PART = 'build/office.part';

/** Texts of files in the company's folder, now or in a version of its repository. */
export function readVersion(paths: readonly string[], version?: string) {
  const known = paths.filter((each) => path.safeParse(each).success);
  const isCommit = version && /^[\da-f]{40,64}$/.test(version);
  return Object.fromEntries(
    known.map((file) => [file, isCommit ? git('show', `${version}:./${file}`) : textAt(file)]),
  );
}

/**
 * Writes files, all or none.
 *
 * @returns the status of the answer: 409 where one is not what it was, 400 for what no editor sends
 */
export function saveFiles(body: unknown): 200 | 400 | 409 {
  const { data } = changes.safeParse(body);
  if (!data) return 400;
  if (data.some(({ path, was, base64 }) => (base64 ? existsSync(path) : textAt(path) !== was)))
    return 409;
  // Uploads first: what names them is then complete.
  for (const { path, text = '', base64 } of data) {
    mkdirSync(dirname(path), { recursive: true });
    // Not beside it, where the development server watches.
    writeFileSync(PART, base64 ? Buffer.from(base64, 'base64') : text);
    renameSync(PART, path);
  }
  return 200;
}

/** The commits that changed any of the files, the newest first; none without a repository. */
export function versionsOf(paths: readonly string[]) {
  const known = paths.filter((each) => path.safeParse(each).success);
  const log = git('log', '--max-count=50', '--format=%H%x09%aI%x09%an', '--', ...known) ?? '';
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id, at, author] = line.split('\t');
      return { id, at, author };
    });
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
