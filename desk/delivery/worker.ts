import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Archive, Claim, DeliveryQueue } from '../store/port.ts';
import type { Mailer, MailFailure } from './mailer.ts';
import { isOutOfPatience, retryDelay } from './schedule.ts';

/** Longer than any one attempt can take (see the mailer's timeouts). */
const LEASE_MS = 5 * 60_000;

/** How often to look without being told: another process may have changed the store. */
const LONGEST_SLEEP_MS = 60_000;

/** A server that failed one message is asked again after this with another, not at once with each. */
const SERVER_FAILURE_PAUSE_MS = 30_000;

/** A server that rejects message after message leaves us time for those who write them. */
const REJECTION_PAUSE_MS = 1_000;

/** Pause after the store itself failed. */
const STORE_FAILURE_PAUSE_MS = 5_000;

/** Delivers in the background. */
export interface DeliveryWorker {
  /** Something new is stored. */
  wake(): void;
  /** Resolves when the mail in hand is settled; nothing further is started. */
  stop(): Promise<void>;
}

interface WorkerPorts {
  store: DeliveryQueue & Pick<Archive, 'erase'>;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Starts delivering what waits in the store, at least once each, until stopped. */
export function startDeliveryWorker({ store, mailer, clock, log }: WorkerPorts): DeliveryWorker {
  /** Aborted by `stop`: nothing further begins. */
  const stopping = new AbortController();
  /** Aborted by `wake` and `stop`: ends the sleep at hand, or the one that is about to begin. */
  let waking = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Before the store is asked, so that what comes while it answers is not slept over.
      waking = new AbortController();
      try {
        const claim = await store.claim(clock.now(), clock.now() + LEASE_MS);
        if (claim) await attempt(claim);
        else await clock.sleep(await untilNextDue(), waking.signal);
      } catch (err) {
        log.error({ err }, 'the store failed the delivery worker');
        await clock.sleep(STORE_FAILURE_PAUSE_MS, waking.signal);
      }
    }
  }

  async function untilNextDue(): Promise<number> {
    const dueAt = (await store.nextDueAt()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(dueAt - clock.now(), 0), LONGEST_SLEEP_MS);
  }

  async function attempt(claim: Claim): Promise<void> {
    const { id } = claim.submission;
    const { acceptedBy, failure } = await mailer
      .send(claim.submission, claim.acceptedBy)
      .catch((error: unknown) => ({ acceptedBy: claim.acceptedBy, failure: unexpected(error) }));
    if (failure) return settleFailure({ ...claim, acceptedBy }, failure);
    await untilStored(() => store.delivered(id, clock.now(), acceptedBy));
    log.info({ submission: id, attempts: claim.attempts + 1 }, 'delivered');
  }

  async function settleFailure(claim: Claim, failure: MailFailure): Promise<void> {
    const { message, code, permanent, serverFailed } = failure;
    const failedAt = clock.now();
    const attempts = claim.attempts + 1;
    const told = { submission: claim.submission.id, attempts, code };
    const isOver = permanent || isOutOfPatience(claim.firstAttemptAt, failedAt);
    if (isOver && claim.submission.form === 'confirm') {
      // Nobody can be reached there, so nobody will confirm: no matter for a person.
      await untilStored(() => store.erase(claim.submission.id));
      log.info(told, 'erased: an address that takes no mail');
    } else if (isOver) {
      await untilStored(() => store.park(claim, failedAt, message));
      log.error(told, 'parked: this message needs a person');
    } else {
      const delay = retryDelay(attempts);
      await untilStored(() => store.retryLater(claim, failedAt + delay, message));
      log.warn({ ...told, retryInSeconds: delay / 1000 }, 'not delivered yet');
    }
    await rest(failedAt, serverFailed ? SERVER_FAILURE_PAUSE_MS : REJECTION_PAUSE_MS);
  }

  /** Takes no message, however many come, until so long after the failure. */
  async function rest(failedAt: number, pause: number): Promise<void> {
    // No longer, even when the clock was put back.
    const left = Math.min(failedAt + pause - clock.now(), pause);
    if (left > 0) await clock.sleep(left, stopping.signal);
  }

  /** What became of a mail is told to the store even if it has to come back first. */
  async function untilStored(settle: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      try {
        return await settle();
      } catch (err) {
        log.error({ err }, 'the store failed the delivery worker');
        if (stopping.signal.aborted) return;
        waking = new AbortController();
        await clock.sleep(STORE_FAILURE_PAUSE_MS, waking.signal);
      }
    }
  }

  const finished = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      waking.abort();
      await finished;
    },
  };
}

/** A mistake of ours rather than the mail server's: tried again like any other failure. */
function unexpected(error: unknown): MailFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: 'unexpected', permanent: false, serverFailed: false };
}
