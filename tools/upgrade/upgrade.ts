import { parseArgs } from 'node:util';
import { ContentMistake, Mistakes } from '#app/content/content-error.server.ts';
import { readText } from '#app/content/files.server.ts';
import { runProgram } from '#tools/program.ts';
import { ContentFiles } from './content-files.ts';
import {
  newerContent,
  PROGRAM_VERSION,
  SETTINGS,
  upgradeCommand,
  versionOf,
} from './content-version.ts';
import { requirePermission } from './permission.ts';
import { listed } from './report.ts';
import { forgetInterruption, type Step, stepsAfter, wasInterrupted, writeSteps } from './steps.ts';

/** Exit code of a run that has found something to do and done nothing. */
const SOMETHING_TO_DO = 2;

const options = { write: { type: 'boolean' }, 'no-git': { type: 'boolean' } } as const;

/*
 * `npm run upgrade`: says what the content of an earlier version needs for this program; with `-- --write`, does it.
 * docs/upgrading.md.
 */
await runProgram(async () => {
  const { write, 'no-git': noGit } = optionsOf(process.argv.slice(2));
  const text = readText(SETTINGS);
  const version = versionOf(text);
  if (version > PROGRAM_VERSION) throw newerContent(text, version);
  const mistakes = new Mistakes();
  const content = new ContentFiles(mistakes);
  const steps = await stepsAfter(version, content, mistakes);
  mistakes.throwAny();
  if (version === PROGRAM_VERSION) {
    forgetInterruption();
    console.info(`The content is up to date: version ${version}.`);
    return printTasks(steps, content);
  }
  console.info(
    `From version ${version} of the content to ${PROGRAM_VERSION}, in ${process.cwd()}:`,
  );
  printChanges(steps);
  await printTasks(steps, content);
  if (!write) {
    console.info(`\nNothing is changed yet. "${upgradeCommand(' -- --write')}" does it.`);
    process.exitCode = SOMETHING_TO_DO;
    return;
  }
  if (wasInterrupted()) console.info('\nThe last upgrade was interrupted; this one completes it.');
  else await requirePermission(!noGit, process.stdin, process.stdout);
  writeSteps(steps);
  console.info(
    `\nUpgraded to version ${PROGRAM_VERSION}. Next: npm run build, which names what is missing.`,
  );
});

function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new ContentMistake(
      `${(error as Error).message}. Usage: ${upgradeCommand(' [-- --write [--no-git]]')}`,
    );
  }
}

function printChanges(steps: readonly Step[]): void {
  for (const { title, report } of steps) {
    if (report.changes.length > 0) console.info(`\n${title}\n${listed(report.changes)}`);
  }
}

/** What a person must do, which is the same before and after the files are written. */
async function printTasks(steps: readonly Step[], content: ContentFiles): Promise<void> {
  // Modules that read content are imported once it is known to be readable.
  const { fieldsToWrite } = await import('./fields-to-write.ts');
  const { missing, unknown } = fieldsToWrite(content);
  const decisions = steps.flatMap(({ report }) => report.decisions);
  const parts = [
    ['To decide, by you', decisions],
    ['To write, by you', missing],
    ['Kept, but unknown to this program, which refuses it until its schema has it', unknown],
  ] as const;
  for (const [heading, entries] of parts) {
    if (entries.length > 0) console.info(`\n${heading} (${entries.length})\n${listed(entries)}`);
  }
}
