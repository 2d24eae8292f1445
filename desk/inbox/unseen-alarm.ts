import { type Repetition, repeat } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { StoreTask, SubmissionStore } from '../store/submission-store.ts';

const HOUR_MS = 60 * 60_000;

/** Number of messages to the office that nobody has opened for the hours that content sets. */
export function unseenTooLong(
  store: SubmissionStore,
  { inbox: { unseenHours } }: DeskContent,
  now: number,
): Promise<number> {
  return store.unseenCount(now - unseenHours * HOUR_MS);
}

/** Logs an error every hour while nobody opens a message, until stopped. */
export function startUnseenAlarm({ store, content, clock, log }: StoreTask): Repetition {
  const look = async () => {
    const unseen = await unseenTooLong(store, content(), clock.now());
    if (unseen === 0) return;
    const { unseenHours: hours } = content().inbox;
    log.error({ unseen, hours }, 'ALARM: nobody in the office has opened these messages');
  };
  return repeat({ clock, log }, HOUR_MS, look, 'the store does not answer');
}
