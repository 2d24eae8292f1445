import type { Clock } from '../clock.ts';

/** A clock that only moves by `advance`. */
export interface ManualClock extends Clock {
  /** Advances the time and ends every sleep that is over. */
  advance(milliseconds: number): void;
  /** Sets the time without ending a sleep, as a correction of the machine's clock does. */
  jump(milliseconds: number): void;
  /** Number of pending sleeps. */
  sleeping(): number;
}

/** Creates a clock that starts at this time. */
export function createManualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let time = start;
  const sleepers = new Set<{ until: number; end(): void }>();
  return {
    now: () => time,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const sleeper = {
          until: time + milliseconds,
          end() {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.end, { once: true });
        if (milliseconds <= 0 || signal.aborted) sleeper.end();
      }),
    sleeping: () => sleepers.size,
    jump(milliseconds) {
      time += milliseconds;
      for (const sleeper of sleepers) sleeper.until += milliseconds;
    },
    advance(milliseconds) {
      time += milliseconds;
      for (const sleeper of [...sleepers]) if (sleeper.until <= time) sleeper.end();
    },
  };
}
