import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Claim, SubmissionStore } from '../store/port.ts';
import { MailError, type Mailer } from './mailer.ts';
import { isOutOfPatience, retryDelay } from './schedule.ts';

/** Longer than any one attempt can take (see the mailer's timeouts). */
const LEASE_MS = 5 * 60_000;

/** How often to look without being told: another process may have changed the store. */
const LONGEST_SLEEP_MS = 60_000;

/** A server that failed one message is asked again after this with another, not at once with each. */
const SERVER_FAILURE_PAUSE_MS = 30_000;

/** A server that refuses message after message leaves us time for those who write them. */
const REFUSAL_PAUSE_MS = 1_000;

/** Pause after the store itself failed. */
const STORE_FAILURE_PAUSE_MS = 5_000;

export interface DeliveryWorker {
  /** Something new is stored. */
  wake(): void;
  /** Resolves when the mail in hand is settled; nothing further is started. */
  stop(): Promise<void>;
}

interface WorkerPorts {
  store: SubmissionStore;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Starts delivering what waits in the store, at least once each, until stopped. */
export function startDeliveryWorker({ store, mailer, clock, log }: WorkerPorts): DeliveryWorker {
  let stopped = false;
  let alarm = new AbortController();
  const stopping = new AbortController();
  let restUntil: number | undefined;

  async function run(): Promise<void> {
    while (!stopped) {
      await rest();
      if (stopped) return;
      alarm = new AbortController();
      let pause: number;
      try {
        const claim = await store.claim(clock.now(), clock.now() + LEASE_MS);
        if (claim) {
          await attempt(claim);
          continue;
        }
        const dueAt = (await store.nextDueAt()) ?? Number.POSITIVE_INFINITY;
        pause = Math.min(Math.max(dueAt - clock.now(), 0), LONGEST_SLEEP_MS);
      } catch (err) {
        log.error({ err }, 'the store failed the delivery worker');
        pause = STORE_FAILURE_PAUSE_MS;
      }
      if (!stopped) await clock.sleep(pause, alarm.signal);
    }
  }

  async function rest(): Promise<void> {
    if (restUntil === undefined) return;
    // No longer, even when the clock was put back.
    const left = Math.min(restUntil - clock.now(), SERVER_FAILURE_PAUSE_MS);
    restUntil = undefined;
    if (left > 0) await clock.sleep(left, stopping.signal);
  }

  async function attempt(claim: Claim): Promise<void> {
    const { id } = claim.submission;
    let acceptedBy: string[];
    try {
      acceptedBy = await mailer.send(claim.submission, claim.acceptedBy);
    } catch (error) {
      return settleFailure(claim, error);
    }
    await untilStored(() => store.delivered(id, clock.now(), acceptedBy));
    log.info({ submission: id, attempts: claim.attempts + 1 }, 'delivered');
  }

  async function settleFailure(claimed: Claim, error: unknown): Promise<void> {
    const now = clock.now();
    const failed = error instanceof MailError && error.serverFailed;
    restUntil = now + (failed ? SERVER_FAILURE_PAUSE_MS : REFUSAL_PAUSE_MS);
    const accepted = error instanceof MailError ? error.acceptedBy : [];
    const claim = { ...claimed, acceptedBy: [...claimed.acceptedBy, ...accepted] };
    const { id } = claim.submission;
    const attempts = claim.attempts + 1;
    const text = error instanceof Error ? error.message : String(error);
    const code = error instanceof MailError ? error.code : 'unexpected';
    const permanent = error instanceof MailError && error.permanent;
    if (permanent || isOutOfPatience(claim.firstAttemptAt, now)) {
      await untilStored(() => store.park(claim, now, text));
      log.error({ submission: id, attempts, code }, 'parked: this message needs a person');
      return;
    }
    const delay = retryDelay(attempts);
    await untilStored(() => store.retryLater(claim, now + delay, text));
    log.warn({ submission: id, attempts, code, retryInSeconds: delay / 1000 }, 'not delivered yet');
  }

  /** What became of a mail is told to the store even if it has to come back first. */
  async function untilStored(settle: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await settle();
      } catch (err) {
        log.error({ err }, 'the store failed the delivery worker');
        if (stopped) return;
        alarm = new AbortController();
        await clock.sleep(STORE_FAILURE_PAUSE_MS, alarm.signal);
      }
    }
  }

  const finished = run();
  return {
    wake: () => alarm.abort(),
    async stop() {
      stopped = true;
      stopping.abort();
      alarm.abort();
      await finished;
    },
  };
}
