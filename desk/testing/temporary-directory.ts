import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty directory, removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Makes a new directory with these folders the working directory until the test ends. */
export function enterTemporaryDirectory(...folders: string[]): string {
  const project = process.cwd();
  const directory = temporaryDirectory();
  for (const folder of folders) mkdirSync(join(directory, folder), { recursive: true });
  process.chdir(directory);
  onTestFinished(() => process.chdir(project));
  return directory;
}
