import { checkContent } from '#app/content-check.server.ts';
import { type Files, setFiles } from './node.ts';

/** The build's errors in these files, one line each: `file:line field: expectation`. */
export function problemsIn(files: Files): string[] {
  setFiles(files);
  try {
    checkContent();
    return [];
  } catch (error) {
    const [, ...problems] = (error instanceof Error ? error.message : String(error)).split('\n');
    return problems;
  }
}
