import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Retries a function until it succeeds, and returns its result; for a program that is starting. */
export async function until<Value>(what: string, attempt: () => Value): Promise<Awaited<Value>> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (performance.now() > end) throw new Error(`Waited in vain until ${what}`, { cause });
      await setTimeout(PAUSE_MS);
    }
  }
}
