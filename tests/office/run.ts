import { readFileSync } from 'node:fs';
import { buildSite, runChecks, siteTests } from '#tools/test/run.ts';

/** Saves every content file in the editor, and counts the bytes that are not what they were. */
const result = 'test-results/office.txt';
process.env.OFFICE_RESULT = result;
await runChecks([[['build', buildSite]], [['office', () => siteTests('office-files')]]]);
process.stdout.write(readFileSync(result, 'utf8'));
