import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFiles } from './content-files.ts';
import type { Report } from './report.ts';

/** Brings the content from the version before its number to that of its number. */
export interface Migration {
  /** What it is about, for the report. */
  title: string;
  /**
   * Changes what has the old shape, and nothing else, so that an interrupted upgrade can be repeated. Never changes
   * words: what a person must write or decide is for the report.
   */
  migrate(content: ContentFiles, report: Report): void;
}

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * The migrations by number, the oldest first.
 *
 * @param names of the files in their folder
 * @throws if a number is taken twice or left out, as of two branches that were merged
 */
export function migrationFiles(names: readonly string[] = readdirSync(FOLDER)) {
  const files = names
    .filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name))
    .toSorted()
    .map((name) => ({ number: Number(name.slice(0, 4)), name }));
  for (const [index, { number, name }] of files.entries()) {
    if (number === index + 1) continue;
    const before = files[index - 1];
    throw new Error(
      before?.number === number
        ? `Migrations ${before.name} and ${name} have the same number: give the later one the next`
        : `Migration ${name}: expected the number ${index + 1}, which no other has`,
    );
  }
  return files;
}

/** Loads a migration. */
export async function loadMigration(name: string): Promise<Migration> {
  return import(join(FOLDER, name));
}
