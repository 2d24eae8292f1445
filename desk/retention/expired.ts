import { SUBMISSION_KINDS } from '#contract/mails.ts';
import type { DeskContent } from '../content.ts';
import { everySubmission } from '../store/every-submission.ts';
import type { Archive, Selection } from '../store/port.ts';
import type { StoredSubmission } from '../store/submission.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The submissions whose time is over. What waits or is parked has not reached anybody yet: its time
 * does not run.
 */
export async function* expiredSubmissions(
  store: Archive,
  retentionDays: DeskContent['retentionDays'],
  now: number,
): AsyncGenerator<StoredSubmission> {
  const kinds: [Selection, days: number | null][] = [
    [{ state: 'held' }, retentionDays.held],
    ...SUBMISSION_KINDS.map((form): [Selection, number | null] => [
      { state: 'delivered', form },
      retentionDays[form],
    ]),
  ];
  for (const [selection, days] of kinds) {
    if (days === null) continue;
    yield* everySubmission(store, { ...selection, receivedBefore: now - days * DAY_MS + 1 });
  }
}
