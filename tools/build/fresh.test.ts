import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#tools/imports/import.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { inputs } from './fresh.ts';

test('every module of a build is among its inputs', () => {
  const modules = new Set([
    'tools/build/steps.ts',
    'vite.config.ts',
    'react-router.config.ts',
    ...globSync('app/{root,routes,entry.*,**/*route}.{ts,tsx}', { cwd: PROGRAM }),
  ]);
  for (const file of modules) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { to, typeOnly } of importsOf(file, readFileSync(programPath(file), 'utf8'))) {
      if (!typeOnly && !to.startsWith('build/')) modules.add(to);
    }
  }
  expect(modules).toContain('desk/http/security-headers.ts');
  const missing = [...modules].filter((file) => !inputs.some((glob) => matchesGlob(file, glob)));
  expect(missing).toEqual([]);
});
