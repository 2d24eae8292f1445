import { contentWarning } from './content-warning.server.ts';
import { contentFiles, readText } from './files.server.ts';

/** Comment on top of a file that still describes the sample company; `npm run new-company` writes it. */
export const REVIEW =
  '# REVIEW: describes the sample company. Rewrite this file, then delete this line.';

/** Warns of every content file that has a review line. */
export function warnOfReviews(): void {
  for (const file of contentFiles()) {
    const line = readText(file).split('\n', 2).indexOf(REVIEW) + 1;
    if (line === 0) continue;
    contentWarning(file, {
      line,
      field: '',
      message: 'describes the sample company: rewrite it, then delete this line',
    });
  }
}
