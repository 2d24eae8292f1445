import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { PROGRAM } from '#tools/program-path.ts';

const stamp = 'build/inputs';

/** The program's files that a build depends on; of the desk, the headers and the templates that it shares with the build. */
export const inputs = [
  'desk/{http/security-headers,pages/html}.ts',
  '{app,inbox,office,shared,tools}/**/*',
  '{package-lock.json,react-router.config.ts,tsconfig.json,vite.config.ts}',
];

/** No part of a build: after a change of a test, the site is still fresh. */
const tests = ['**/*.test.{ts,tsx}'];

/** Whether build/site was built from the current inputs. */
export function isBuildFresh(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash();
}

/** Call before a build, so that an aborted one does not count as fresh. */
export function markBuildStale(): void {
  rmSync(stamp, { force: true });
}

/** Call after a complete build. */
export function markBuildFresh(): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, inputsHash());
}

function inputsHash(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  // Pages show the year, and security.txt expires after one.
  hash.update(String(new Date().getFullYear()));
  const own = globSync('{content,media}/**/*', { withFileTypes: true });
  for (const file of [...programFiles(), ...pathsOf(own)].sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Paths of the program's files that a build depends on. */
export function programFiles(): string[] {
  return pathsOf(globSync(inputs, { cwd: PROGRAM, withFileTypes: true, exclude: tests }));
}

function pathsOf(entries: Dirent[]): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
