import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** In a process of its own, because a file warns only when it is read first. */
const PROGRAM = `
  import { takeWarnings } from '#app/content/content-warning.server.ts';
  import { checkContent } from '#app/content-check.server.ts';
  import { readMasters } from '#tools/pictures/masters.ts';
  readMasters();
  checkContent();
  console.log(JSON.stringify(takeWarnings()));
`;

test('the sample is built without a warning', () => {
  const options = ['--input-type=module', '--eval', PROGRAM];
  const output = execFileSync(process.execPath, options, { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([]);
});
