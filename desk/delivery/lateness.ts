import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { SubmissionStore } from '../store/port.ts';

/** Mail that has waited for longer than this needs a person. */
export const LATE_AFTER_MS = 60 * 60_000;

const LOOK_EVERY_MS = 10 * 60_000;

/** How long the oldest message has been waiting, in milliseconds; 0 when none waits. */
export async function lateness(store: SubmissionStore, now: number): Promise<number> {
  const oldest = await store.oldestWaiting();
  return oldest === undefined ? 0 : Math.max(now - oldest, 0);
}

interface AlarmPorts {
  store: SubmissionStore;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Says loudly, again and again, that messages wait for too long, until stopped. */
export function startLatenessAlarm({ store, clock, log }: AlarmPorts): Repetition {
  async function look(): Promise<void> {
    const late = await lateness(store, clock.now());
    if (late < LATE_AFTER_MS) return;
    const waiting = await store.count({ state: 'waiting' });
    const oldestSeconds = Math.round(late / 1000);
    log.error({ waiting, oldestSeconds }, 'ALARM: messages are stored but not reaching the office');
  }

  return repeat(clock, LOOK_EVERY_MS, () =>
    look().catch((err: unknown) => log.error({ err }, 'the store does not answer')),
  );
}
