import { spawnSync } from 'node:child_process';

/**
 * Has React Router build and prerender every page into build/pages, emptied first.
 *
 * Its output is shown only when it fails: it lists every file, and the last lines are what matters.
 */
export function buildPages(): void {
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  if (status === 0) return;
  process.stdout.write(stdout);
  process.stderr.write(
    stderr.replace(/^<!DOCTYPE html>[\s\S]*?<\/html>/gm, '(its page is left out)'),
  );
  throw new Error('React Router could not build the pages; why is said above.');
}
