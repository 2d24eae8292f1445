import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#tools/imports/import.ts';
import { routeFiles } from '#tools/imports/route-files.ts';
import { inputs } from './inputs.ts';

test('whatever takes part in a build is among its inputs', () => {
  const parts = new Set(['tools/build/steps.ts', 'vite.config.ts', ...routeFiles()]);
  for (const file of parts) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { to, typeOnly } of importsOf(file, readFileSync(file, 'utf8'))) {
      if (!typeOnly && !to.startsWith('build/')) parts.add(to);
    }
  }
  expect(parts).toContain('desk/security-headers.ts');
  const strays = [...parts].filter((file) => !inputs.some((glob) => matchesGlob(file, glob)));
  expect(strays).toEqual([]);
});
