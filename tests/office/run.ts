import { readFileSync } from 'node:fs';
import { buildSite, runChecks, siteTests } from '#tools/test/run.ts';
import { one } from '#tools/test/tally.ts';
import { buildTasks } from './build-tasks.ts';

/**
 * Tests all of the editor, in both of its languages: saves every content file and counts the bytes that differ, does the
 * tasks of docs/office.md and builds the site from their files, and commits to each git host. Also walks through the inbox
 * in both languages, on both stores.
 */
const result = 'build/test-results/office.txt';
const tasks = 'build/test-results/office-tasks';
Object.assign(process.env, { OFFICE_RESULT: result, OFFICE_TASKS: tasks });
await runChecks([
  [['build', buildSite]],
  [['office', () => siteTests('tests/sample/office- inbox/clerk inbox/registration')]],
  [['site of the tasks', async () => one(await buildTasks(tasks))]],
]);
process.stdout.write(readFileSync(result, 'utf8'));
