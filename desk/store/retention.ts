import { type Background, DAY_MS, type Repetition, repeat } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import { everySubmission } from './archive.ts';
import { dayOf } from './page-views.ts';
import type { StoredSubmission } from './submission.ts';
import type { Archive, Selection, SubmissionStore } from './submission-store.ts';

/** 25 months, so that a month can be compared with the same one of the year before. */
const PAGE_VIEWS_KEPT_MS = 762 * DAY_MS;

interface RetentionOptions extends Background {
  store: SubmissionStore;
  content: DeskContent;
}

/** Erases expired submissions, idempotency keys, page views and audit entries once a day, until stopped. */
export function startRetention({ store, content, clock, log }: RetentionOptions): Repetition {
  const eraseExpired = async () => {
    const now = clock.now();
    await store.forgetKeys(now);
    await store.forgetPageViews(dayOf(now - PAGE_VIEWS_KEPT_MS, content.timeZone));
    await store.forgetAuditEntries(now - content.retentionDays.audit * DAY_MS);
    let erased = 0;
    for await (const { id } of expiredSubmissions(store, content.retentionDays, now)) {
      if (await store.erase(id)) erased += 1;
    }
    if (erased === 0) return;
    const subject = `${erased} submissions, retention ended`;
    await store.record([{ at: now, actor: 'desk', action: 'erase', subject }]);
    await store.scrub();
    log.info({ erased }, 'erased submissions whose retention has ended');
  };
  return repeat({ clock, log }, DAY_MS, eraseExpired, 'could not erase');
}

/**
 * Submissions past their retention period. Waiting and parked ones do not expire, since they are not
 * delivered yet; a receipt is erased with its application.
 */
export async function* expiredSubmissions(
  store: Archive,
  retentionDays: DeskContent['retentionDays'],
  now: number,
): AsyncGenerator<StoredSubmission> {
  const { audit: _, ...forms } = retentionDays;
  for (const form of Object.keys(forms) as (keyof typeof forms)[]) {
    const days = forms[form];
    if (days === null) continue;
    const receivedBefore = now - days * DAY_MS + 1;
    // An unconfirmed subscription expires in any state: nobody in the office waits for it.
    const selection: Selection = form === 'confirm' ? { form } : { form, state: 'delivered' };
    yield* everySubmission(store, { ...selection, receivedBefore });
  }
}
