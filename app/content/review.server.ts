import { contentWarning } from './content-warning.server.ts';
import { contentFiles, readText } from './files.server.ts';

/** Comment on top of a file whose texts nobody in the company has read; `npm run new-company` writes it. */
export const REVIEW =
  '# REVIEW: a starter text. Change what is not true of your company, then delete this line.';

/** Line of a content file that asks for its review; 0 without one. */
export function reviewLine(file: string): number {
  return readText(file).split('\n', 2).indexOf(REVIEW) + 1;
}

/** Warns once of all content files that have a review line: a warning for each would bury the others. */
export function warnOfReviews(): void {
  const [first, ...others] = contentFiles().filter((file) => reviewLine(file) > 0);
  if (!first) return;
  const like =
    others.length > 0 ? ` (as do ${others.length} more: npm run reviews lists them)` : '';
  contentWarning(first, {
    line: reviewLine(first),
    field: '',
    message: `is a starter text: change what is not true of your company, then delete this line${like}`,
  });
}
