import type { Clock } from './clock.ts';

/** Something that goes on by itself. */
export interface Repetition {
  /** Resolves when what is under way has ended; nothing further is begun. */
  stop(): Promise<void>;
}

/** Does a task at once, and again so long after each end, until stopped. The task never rejects. */
export function repeat(clock: Clock, pauseMs: number, task: () => Promise<void>): Repetition {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await task();
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
