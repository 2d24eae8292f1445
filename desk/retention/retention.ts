import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { SubmissionStore } from '../store/port.ts';
import { expiredSubmissions } from './expired.ts';

const DAY_MS = 24 * 60 * 60_000;

interface RetentionPorts {
  store: SubmissionStore;
  content: DeskContent;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Erases once a day what has been kept for as long as was promised, until stopped. */
export function startRetention({ store, content, clock, log }: RetentionPorts): Repetition {
  async function eraseExpired(): Promise<void> {
    const now = clock.now();
    await store.forgetKeys(now);
    let erased = 0;
    for await (const { id } of expiredSubmissions(store, content.retentionDays, now)) {
      if (await store.erase(id)) erased += 1;
    }
    if (erased === 0) return;
    await store.scrub();
    log.info({ erased }, 'kept for as long as was promised');
  }

  return repeat(clock, DAY_MS, () =>
    eraseExpired().catch((err: unknown) => log.error({ err }, 'could not erase')),
  );
}
