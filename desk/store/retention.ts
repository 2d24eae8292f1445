import { DAY_MS, type Repetition, repeat } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import { everySubmission } from './archive.ts';
import { dayOf } from './daily-counts.ts';
import type { DeliveryState, StoredSubmission } from './submission.ts';
import type { Selection, StoreTask, SubmissionStore } from './submission-store.ts';

/** 25 months, so that a month can be compared with the same one of the year before. */
const DAILY_COUNTS_KEPT_MS = 762 * DAY_MS;

/** A clock further ahead of the last time known may be wrong: a desk is rarely off for so long. */
const FAR_AHEAD_MS = 30 * DAY_MS;

/** A run that erases a larger share of all submissions is unusual: a day is a small part of any retention. */
const LARGE_SHARE = 0.1;

/** Submissions in these states expire: nobody waits for their mail. */
const SETTLED: DeliveryState[] = ['delivered', 'handled', 'refused'];

/**
 * Erases expired submissions, idempotency keys, secrets of the inbox, daily counts and audit entries once a day,
 * until stopped; nothing while the clock is far ahead.
 */
export function startRetention({ store, content, clock, log }: StoreTask): Repetition {
  const eraseExpired = async () => {
    const now = clock.now();
    const { timeZone, retentionDays } = content();
    const lastTime = await farAheadOf(store, now);
    if (lastTime !== undefined) {
      const times = { now: new Date(now), lastTime: new Date(lastTime) };
      log.error(times, 'nothing is erased: the clock is far ahead, see "purge --help"');
      return;
    }
    await store.recordTime(now);
    await store.forgetKeys(now);
    await store.forgetSecrets(now);
    await store.forgetDailyCounts(dayOf(now - DAILY_COUNTS_KEPT_MS, timeZone));
    await store.forgetAuditEntries(now - retentionDays.audit * DAY_MS);
    const all = await store.count({});
    const damaged: string[] = [];
    let erased = 0;
    for await (const each of pastRetention(store, retentionDays, now)) {
      if (isDamaged(each)) damaged.push(each.id);
      else if (await store.erase(each.id)) erased += 1;
    }
    if (damaged.length > 0) {
      log.error({ submissions: damaged }, 'damaged: these messages cannot be read, and are kept');
    }
    if (erased === 0) return;
    const subject = `${erased} submissions, retention ended`;
    await store.record([{ at: now, actor: 'desk', action: 'erase', subject }]);
    await store.scrub();
    const level = erased > all * LARGE_SHARE ? 'warn' : 'info';
    log[level]({ erased, all }, 'erased submissions whose retention has ended');
  };
  return repeat({ clock, log }, DAY_MS, eraseExpired, 'could not erase');
}

/**
 * The last time known, if the clock is more than 30 days ahead of it. The clock may be wrong then, and
 * messages may not have expired.
 */
export async function farAheadOf(store: SubmissionStore, now: number): Promise<number | undefined> {
  const lastTime = await store.lastTime();
  return lastTime !== undefined && now - lastTime > FAR_AHEAD_MS ? lastTime : undefined;
}

/**
 * Submissions past their retention period. Those that are not delivered or settled otherwise do not expire,
 * nor those that cannot be read, unless an operator has handled them; a receipt is erased with its application.
 */
export async function* expiredSubmissions(
  store: SubmissionStore,
  retentionDays: DeskContent['retentionDays'],
  now: number,
): AsyncGenerator<StoredSubmission> {
  for await (const each of pastRetention(store, retentionDays, now)) {
    if (!isDamaged(each)) yield each;
  }
}

async function* pastRetention(
  store: SubmissionStore,
  retentionDays: DeskContent['retentionDays'],
  now: number,
): AsyncGenerator<StoredSubmission> {
  const { audit: _, ...forms } = retentionDays;
  for (const form of Object.keys(forms) as (keyof typeof forms)[]) {
    const days = forms[form];
    if (days === null) continue;
    const expired: Selection = { form, receivedBefore: now - days * DAY_MS + 1 };
    // An unconfirmed subscription expires also while it waits: nobody in the office waits for it.
    const states = form === 'confirm' ? [...SETTLED, 'waiting' as const] : SETTLED;
    for (const state of states) yield* everySubmission(store, { ...expired, state });
  }
}

const isDamaged = ({ damaged, delivery: { state } }: StoredSubmission) =>
  state === 'damaged' || (damaged !== undefined && state !== 'handled');
