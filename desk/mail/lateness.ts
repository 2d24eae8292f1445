import { type Clock, type Repetition, repeat } from '../clock.ts';
import type { StoreTask, SubmissionStore } from '../store/submission-store.ts';

/** Mail that has waited longer is late. */
export const LATE_AFTER_MS = 60 * 60_000;

const LOOK_EVERY_MS = 10 * 60_000;

/** How long the oldest message has been waiting, in milliseconds; 0 when none is waiting. */
export async function lateness(store: SubmissionStore, now: number): Promise<number> {
  const oldest = await store.oldestWaiting();
  return oldest === undefined ? 0 : Math.max(now - oldest, 0);
}

/** How long waiting messages have waited. */
export interface Lateness {
  /** The oldest of them, in milliseconds; 0 when none is waiting. */
  late: number;
  /** Those that were received in the future: for how long is not known. */
  fromFuture: number;
}

/** How long an answer counts, so that monitors who ask more often cost nothing. */
const FRESH_MS = 1_000;

/** The lateness for any number of callers, who share one query a second. */
export function shareLateness(store: SubmissionStore, clock: Clock): () => Promise<Lateness> {
  let answer: Lateness = { late: 0, fromFuture: 0 };
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<Lateness> | undefined;

  const ask = async () => {
    const now = clock.now();
    const late = await lateness(store, now);
    const { waiting: fromFuture } = await receivedInFuture(store, now);
    answer = { late, fromFuture };
    askedAt = clock.now();
    return answer;
  };

  return async () => {
    if (Math.abs(clock.now() - askedAt) < FRESH_MS) return answer;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** Clocks of machines differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** How many messages, and how many of the waiting, were received in the future: the clock was ahead, or is behind. */
export async function receivedInFuture(
  store: SubmissionStore,
  now: number,
): Promise<{ all: number; waiting: number }> {
  const receivedFrom = now + CLOCK_TOLERANCE_MS;
  const all = await store.count({ receivedFrom });
  // Seldom, since the database would look at the whole queue.
  const waiting = all === 0 ? 0 : await store.count({ state: 'waiting', receivedFrom });
  return { all, waiting };
}

/**
 * Logs an error every ten minutes while messages wait too long, and one when more than before were received in
 * the future, until stopped.
 */
export function startLatenessAlarm({ store, clock, log }: StoreTask): Repetition {
  let reported = 0;
  const look = async () => {
    const now = clock.now();
    const future = await receivedInFuture(store, now);
    if (future.all > reported) {
      log.error(future, 'received in the future: the clock was ahead, or is behind now');
    }
    reported = future.all;
    const late = await lateness(store, now);
    if (late < LATE_AFTER_MS) return;
    const waiting = await store.count({ state: 'waiting' });
    const oldestSeconds = Math.round(late / 1000);
    log.error({ waiting, oldestSeconds }, 'ALARM: messages are stored but not reaching the office');
  };
  return repeat({ clock, log }, LOOK_EVERY_MS, look, 'the store does not answer');
}
