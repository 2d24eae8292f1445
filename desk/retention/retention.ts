import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { SubmissionStore } from '../store/port.ts';
import { expiredSubmissions } from './expired.ts';

const EVERY_MS = 24 * 60 * 60_000;

interface RetentionPorts {
  store: SubmissionStore;
  content: DeskContent;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Erases once a day what has been kept for as long as was promised, until stopped. */
export function startRetention({ store, content, clock, log }: RetentionPorts) {
  const stopping = new AbortController();

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

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await eraseExpired().catch((err: unknown) => log.error({ err }, 'could not erase'));
      await clock.sleep(EVERY_MS, stopping.signal);
    }
  }

  const finished = run();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await finished;
    },
  };
}
