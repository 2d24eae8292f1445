import type { Counter } from 'prom-client';
import type { Background } from '../clock.ts';
import { createDailyCounter } from '../store/daily-counts.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { TOTAL_LIMITS } from './rate-limit.ts';
import type { RefusalReason } from './refusal.ts';

const ALARM_EVERY_MS = 60_000;

interface RefusalCounterOptions extends Background {
  store: Pick<SubmissionStore, 'addRefusals'>;
  timeZone: string;
  metric: Counter<'reason'> | undefined;
}

/**
 * Counts refusals by reason and day, with `desk_refusals_total` of http/metrics.ts. A limit in total refuses everybody: it is an alarm, at most once a
 * minute.
 */
export function createRefusalCounter({
  store,
  timeZone,
  metric,
  clock,
  log,
}: RefusalCounterOptions) {
  const counter = createDailyCounter({
    name: 'reason',
    words: 'refusals',
    store: store.addRefusals,
    timeZone,
    clock,
    log,
  });
  let alarmedAt = Number.NEGATIVE_INFINITY;
  return {
    add(reason: RefusalReason) {
      counter.add(reason);
      metric?.inc({ reason });
      const now = clock.now();
      const isTotal = TOTAL_LIMITS.some((limit) => limit === reason);
      if (!isTotal || Math.abs(now - alarmedAt) < ALARM_EVERY_MS) return;
      alarmedAt = now;
      log.error({ reason }, 'ALARM: forms are refused, since a limit in total is reached');
    },
    /** Stores the remaining counts and stops storing. */
    stop: counter.stop,
  };
}
