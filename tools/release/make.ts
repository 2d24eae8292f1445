import { execFileSync, execSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { archivedPackage, CONTENTS, OMITTED } from './contents.ts';

/**
 * Writes the archive of the program and its packages, which runs without npm and network on this platform.
 *
 * @param folder where to write it
 * @returns its path
 */
export function makeArchive(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(programPath('package.json'), 'utf8'));
  const title = `${name}-${version}-${process.platform}-${process.arch}`;
  const at = join(folder, title);
  rmSync(at, { recursive: true, force: true });
  try {
    copyContents(CONTENTS, at);
    prunePackages(at);
    execFileSync('tar', ['-czf', `${title}.tar.gz`, title], { cwd: folder });
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
  return `${at}.tar.gz`;
}

/** Copies what the archive has of these files and folders of the program, and what starts it. */
export function copyContents(contents: readonly string[], to: string): void {
  for (const path of contents) {
    cpSync(programPath(path), join(to, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isOmitted(relative(PROGRAM, source)),
    });
  }
  copyFileSync(join(import.meta.dirname, 'website'), join(to, 'website'));
  const code = globSync('{*,{app,desk,shared,tools}/**/*}.{css,js,mjs,ts,tsx}', { cwd: to });
  const texts = new Map(
    code.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(to, file), 'utf8')]),
  );
  const file = join(to, 'package.json');
  const archived = archivedPackage(JSON.parse(readFileSync(file, 'utf8')), texts);
  writeFileSync(file, `${JSON.stringify(archived, null, 2)}\n`);
}

function isOmitted(path: string): boolean {
  return OMITTED.some((glob) => matchesGlob(path, glob));
}

/** Has npm remove the packages that package.json does not need. */
function prunePackages(folder: string): void {
  const lock = 'package-lock.json';
  copyFileSync(programPath(lock), join(folder, lock));
  const options = '--offline --ignore-scripts --no-audit --no-fund --loglevel=error';
  execSync(`npm prune ${options}`, { cwd: folder, stdio: 'inherit' });
  // Without it tools/setup/run.mjs takes the packages as they are.
  rmSync(join(folder, lock));
}
