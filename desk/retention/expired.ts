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
  for (const form of SUBMISSION_KINDS) {
    const days = retentionDays[form];
    if (days === null) continue;
    const receivedBefore = now - days * DAY_MS + 1;
    // Nobody waits for a subscription that is not confirmed.
    const selection: Selection = form === 'confirm' ? { form } : { form, state: 'delivered' };
    yield* everySubmission(store, { ...selection, receivedBefore });
  }
}
