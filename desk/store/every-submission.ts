import type { Archive, Selection } from './port.ts';
import type { StoredSubmission } from './submission.ts';

/** As many as are in memory at once. */
const PAGE = 200;

/** A selection, newest first, however many there are; one that is erased meanwhile may be left out. */
export async function* everySubmission(
  store: Archive,
  selection: Selection = {},
): AsyncGenerator<StoredSubmission> {
  let { olderThan } = selection;
  for (;;) {
    const page = await store.list({ ...selection, olderThan }, PAGE);
    yield* page;
    olderThan = page.at(-1);
    if (page.length < PAGE) return;
  }
}
