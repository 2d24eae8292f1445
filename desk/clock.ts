import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** The desk's only source of time, so that tests can move it instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this many milliseconds, or at once when the signal aborts. Never rejects. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    sleep(milliseconds, undefined, { signal }).catch(() => undefined),
};

/** Dependencies of background tasks. */
export interface Background {
  clock: Clock;
  log: FastifyBaseLogger;
}

/** A task that runs in a loop in the background. */
export interface Repetition {
  /** Starts no further run; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Runs a task at once, and again `pauseMs` after each run, until stopped. Logs `failure` when it rejects. */
export function repeat(
  { clock, log }: Background,
  pauseMs: number,
  task: () => Promise<void>,
  failure = 'a task failed',
): Repetition {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await task().catch((err: unknown) => log.error({ err }, failure));
      await clock.sleep(pauseMs, stopping.signal);
    }
  }

  const finished = run();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };
}
