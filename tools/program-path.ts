import { join, resolve } from 'node:path';

/** The program's folder. The working directory is the company's: its content, media and build. */
export const PROGRAM = resolve(import.meta.dirname, '..');

/** Absolute path of a file or folder of the program. @param path from the program's folder */
export function programPath(path: string): string {
  return join(PROGRAM, path);
}
