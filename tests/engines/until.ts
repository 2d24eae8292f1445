import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/**
 * Retries a function until it succeeds; for a program that is starting.
 *
 * @throws Error with the last failure as its cause, after a minute
 */
export async function until<Value>(what: string, attempt: () => Value): Promise<Awaited<Value>> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (performance.now() > end) throw new Error(`Timed out waiting until ${what}`, { cause });
      await setTimeout(PAUSE_MS);
    }
  }
}
