import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the desk sees it, so that a test can move it instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or at once when the signal aborts. Never rejects. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};
