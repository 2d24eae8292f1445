import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { clearResults } from '#tools/test/suites.ts';

const folder = 'build/without-template';
const left = ['.git', '.react-router', 'build', 'coverage', 'data', 'node_modules', 'test-results'];
const settings = 'content/site.yaml';

/**
 * Does something in a copy of this project whose switch `estate` is off: a contractor's own.
 * Kept between runs, so that what has not changed is not built again.
 */
export function inSiteWithoutTemplate<Result>(act: () => Result): Result {
  renewCopy();
  const here = process.cwd();
  process.chdir(folder);
  try {
    clearResults();
    return act();
  } finally {
    process.chdir(here);
  }
}

function renewCopy(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== 'build') rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const name of readdirSync('.')) {
    if (!left.includes(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');
  const file = join(folder, settings);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^estate: \w+$/m, 'estate: false'));
}
