import {
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { ContentMistake, type Mistakes } from '#app/content/content-error.server.ts';
import type { ContentFiles } from './content-files.ts';
import { SETTINGS } from './content-version.ts';
import { loadMigration, type Migration, migrationFiles } from './migration-files.ts';
import { Report } from './report.ts';

/** A migration and what it makes of the content. */
export interface Step {
  title: string;
  report: Report;
  /** The files that it changes, in this order; the last one has the version. */
  texts: readonly [file: string, text: string][];
}

/**
 * Brings content to this program's version, in memory.
 *
 * @param version of the content
 * @param mistakes gets the error of each migration that fails
 */
export async function stepsAfter(
  version: number,
  content: ContentFiles,
  mistakes: Mistakes,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { number, name } of migrationFiles()) {
    if (number <= version) continue;
    const migration = await loadMigration(name);
    try {
      steps.push(stepOf(content, migration, number));
    } catch (error) {
      mistakes.add(error);
    }
  }
  return steps;
}

function stepOf(content: ContentFiles, { title, migrate }: Migration, version: number): Step {
  const report = new Report();
  migrate(content, report);
  const settings = content.at(SETTINGS);
  if (settings?.node(['version'])) settings.replace(['version'], 'version', version);
  else settings?.add([], 'version', version);
  const isLast = ([file]: [string, string]) => Number(file === SETTINGS);
  const texts = content.takeChanges().toSorted((a, b) => isLast(a) - isLast(b));
  return { title, report, texts };
}

/** There while the files of an upgrade are written. */
const RUNNING = 'build/upgrading';

/** Whether the last upgrade was interrupted: its changes are not committed, and this one completes them. */
export function wasInterrupted(): boolean {
  return existsSync(RUNNING);
}

/** After an upgrade that was interrupted when everything was written. */
export function forgetInterruption(): void {
  rmSync(RUNNING, { force: true });
}

/** Writes the steps. A run that is interrupted leaves whole files and the version of the last whole step. */
export function writeSteps(steps: readonly Step[]): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(RUNNING, '');
  for (const [file, text] of steps.flatMap(({ texts }) => texts)) writeWhole(file, text);
  forgetInterruption();
}

function writeWhole(file: string, text: string): void {
  try {
    // A link stays a link.
    const path = realpathSync(file);
    const next = `${path}.new`;
    writeFileSync(next, text, { mode: statSync(path).mode, flush: true });
    renameSync(next, path);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ContentMistake(
      `${file} cannot be written (${message}). The files before it are upgraded, the version is not: run this again once it can be.`,
      { cause },
    );
  }
}
