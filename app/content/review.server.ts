import { contentWarning } from './content-warning.server.ts';
import { contentFiles, readText } from './files.server.ts';

/** Comment on top of a file that still describes the sample company; `npm run new-company` writes it. */
export const REVIEW =
  '# REVIEW: describes the sample company. Rewrite this file, then delete this line.';

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
    message: `describes the sample company: rewrite it, then delete this line${like}`,
  });
}
