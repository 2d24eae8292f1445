import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
};

/** Folders in which a package finds the packages it needs, nearest first. */
function* foldersAbove(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield `${at}/node_modules`;
    if (!at.includes('/node_modules/')) break;
  }
  yield 'node_modules';
}

/* Without them `npm ci` refuses to install anything, on any platform: docs/decisions/0003. */
test('the lock file names the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...foldersAbove(path)].some((folder) => `${folder}/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
