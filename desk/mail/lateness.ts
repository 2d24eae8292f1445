import { type Background, type Clock, type Repetition, repeat } from '../clock.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

/** Mail that has waited longer is late. */
export const LATE_AFTER_MS = 60 * 60_000;

const LOOK_EVERY_MS = 10 * 60_000;

/** How long the oldest message has been waiting, in milliseconds; 0 when none is waiting. */
export async function lateness(store: SubmissionStore, now: number): Promise<number> {
  const oldest = await store.oldestWaiting();
  return oldest === undefined ? 0 : Math.max(now - oldest, 0);
}

/** How long an answer counts, so that monitors who ask more often cost nothing. */
const FRESH_MS = 1_000;

/** `lateness` for any number of callers, who share one query a second. */
export function shareLateness(store: SubmissionStore, clock: Clock): () => Promise<number> {
  let answer = { late: 0, at: Number.NEGATIVE_INFINITY };
  let asking: Promise<number> | undefined;

  const ask = async () => {
    const late = await lateness(store, clock.now());
    answer = { late, at: clock.now() };
    return late;
  };

  return async () => {
    if (Math.abs(clock.now() - answer.at) < FRESH_MS) return answer.late;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** Logs an error every ten minutes while messages wait too long, until stopped. */
export function startLatenessAlarm({
  store,
  clock,
  log,
}: Background & { store: SubmissionStore }): Repetition {
  const look = async () => {
    const late = await lateness(store, clock.now());
    if (late < LATE_AFTER_MS) return;
    const waiting = await store.count({ state: 'waiting' });
    const oldestSeconds = Math.round(late / 1000);
    log.error({ waiting, oldestSeconds }, 'ALARM: messages are stored but not reaching the office');
  };
  return repeat({ clock, log }, LOOK_EVERY_MS, look, 'the store does not answer');
}
