import { once } from 'node:events';
import { LONGEST_DELAY_MS } from '../store/delivery-queue.ts';
import { DamagedRow } from '../store/rows.ts';
import { isToVisitor } from '../store/submission.ts';
import type { Claim, StoreTask } from '../store/submission-store.ts';
import { CONNECTIONS, type Mailer, type MailFailure } from './smtp-mailer.ts';

/** Longer than any attempt can take (see ATTEMPT_MS of the mailer). */
const LEASE_MS = 5 * 60_000;

/** How often to poll the store, which other processes may change. */
const LONGEST_SLEEP_MS = 60_000;

/** Pause after a failure of the mail server, before it is tried with the next message. */
const SERVER_FAILURE_PAUSE_MS = 30_000;

/** Pause after a rejection, so that a server which rejects every message leaves time for requests. */
const REJECTION_PAUSE_MS = 1_000;

/** Pause after a failure of the store. */
const STORE_FAILURE_PAUSE_MS = 5_000;

/** Postfix's schedule: 300 s doubling to 4000 s, for five days. */
const FIRST_DELAY_MS = 300_000;
const PATIENCE_MS = 5 * 24 * 60 * 60 * 1000;

/** Nine hours of the schedule, so that a clock which jumps ahead by days does not end it. */
const FEWEST_ATTEMPTS = 12;

/** Sends mails in the background. */
export type DeliveryWorker = ReturnType<typeof startDeliveryWorker>;

/**
 * Delivers the store's waiting submissions, each at least once, until stopped: several at a time, but one
 * at a time while the mail server fails.
 */
export function startDeliveryWorker({ store, clock, log }: StoreTask, mailer: Mailer) {
  const stopping = new AbortController();
  /** Aborted by `wake`, `stop` and the end of a mail: ends the current sleep, or the next one. */
  let waking = new AbortController();
  /** Mails in progress, by their submission's id. */
  const sending = new Map<string, Promise<void>>();
  /** Resolves at the end of the pauses after all failures. */
  let pauses: Promise<unknown> = Promise.resolve();
  /** Failures of the mail server since it last answered about a message. */
  let serverFailures = 0;

  async function run(): Promise<void> {
    while (await isToContinue()) {
      // Before the query, so that a `wake` during it is not missed.
      waking = new AbortController();
      try {
        const claim = await nextClaim();
        if (claim) start(claim);
        else if (sending.size > 0) await aborted(waking.signal);
        else await clock.sleep(await untilNextDue(), waking.signal);
      } catch (error) {
        if (error instanceof DamagedRow) await setAside(error);
        else await afterStoreFailure(error, waking.signal);
      }
    }
    await Promise.all(sending.values());
  }

  /** Waits until all pauses are over. False when stopping. */
  async function isToContinue(): Promise<boolean> {
    for (let before: unknown; before !== pauses; ) {
      before = pauses;
      await pauses;
    }
    return !stopping.signal.aborted;
  }

  /** The last free connection takes only the first lane, so that people never wait for slow receipts. */
  async function nextClaim(): Promise<Claim | undefined> {
    const free = (serverFailures > 0 ? 1 : CONNECTIONS) - sending.size;
    if (free <= 0) return undefined;
    return store.claim(clock.now(), LEASE_MS, sending.size === CONNECTIONS - 1 ? 'first' : 'any');
  }

  async function untilNextDue(): Promise<number> {
    const dueAt = (await store.nextDueAt(clock.now())) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(dueAt - clock.now(), 0), LONGEST_SLEEP_MS);
  }

  function start(claim: Claim): void {
    const { id } = claim.submission;
    // While the store does not take the outcome, the lease may expire.
    if (sending.has(id)) return;
    const end = () => {
      sending.delete(id);
      waking.abort();
    };
    sending.set(id, attempt(claim).finally(end));
  }

  async function attempt(claim: Claim): Promise<void> {
    const { id } = claim.submission;
    const { acceptedBy, failure } = await mailer
      .send(claim.submission, claim.acceptedBy)
      .catch((error: unknown) => ({ acceptedBy: claim.acceptedBy, failure: unexpected(error) }));
    const hasFailed = failure?.serverFailed ?? false;
    // After a single failure it may be this message at which the server hangs up.
    const isBack = !hasFailed && serverFailures > 1;
    serverFailures = hasFailed ? serverFailures + 1 : 0;
    if (failure) await settleFailure({ ...claim, acceptedBy }, failure);
    else {
      await untilStored(() => store.delivered(id, clock.now(), acceptedBy));
      log.info({ submission: id, attempts: claim.attempts + 1 }, 'delivered');
    }
    if (isBack) await untilStored(() => store.hurry(clock.now()));
  }

  async function settleFailure(claim: Claim, failure: MailFailure): Promise<void> {
    const { message, code, permanent, serverFailed } = failure;
    const pause = serverFailed ? SERVER_FAILURE_PAUSE_MS : REJECTION_PAUSE_MS;
    pauses = Promise.all([pauses, clock.sleep(pause, stopping.signal)]);
    const failedAt = clock.now();
    const attempts = claim.attempts + 1;
    const facts = { submission: claim.submission.id, attempts, code };
    const isLate = failedAt - claim.firstAttemptAt >= PATIENCE_MS;
    if (!permanent && !(isLate && attempts >= FEWEST_ATTEMPTS)) {
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
      await untilStored(() => store.retryLater(claim, failedAt, failedAt + delay, message));
      log.warn({ ...facts, retryInSeconds: delay / 1000 }, 'not delivered yet');
      return;
    }
    await untilStored(() => store.giveUp(claim, failedAt, message));
    // No alarm: nobody in the office can reach a visitor whose address accepts no mail.
    if (isToVisitor(claim.submission))
      log.info(facts, "refused: the visitor's address accepts no mail");
    else log.error(facts, 'parked: this message needs an operator');
  }

  async function setAside(damaged: DamagedRow): Promise<void> {
    await untilStored(() => store.setAside(damaged, clock.now()));
    log.error(
      { submission: damaged.id },
      'damaged: this message cannot be read, and was set aside',
    );
  }

  /** Stores the outcome of a mail, retrying until the store answers. */
  async function untilStored(settle: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      try {
        return await settle();
      } catch (error) {
        const isLast = stopping.signal.aborted;
        await afterStoreFailure(error, stopping.signal);
        if (isLast) return;
      }
    }
  }

  async function afterStoreFailure(err: unknown, signal: AbortSignal): Promise<void> {
    log.error({ err }, 'the delivery worker cannot use the store');
    await clock.sleep(STORE_FAILURE_PAUSE_MS, signal);
  }

  const finished = run();
  return {
    /** Call when a submission was stored. */
    wake: () => waking.abort(),
    /** Starts no further mail; resolves when those in progress have been settled. */
    async stop() {
      stopping.abort();
      waking.abort();
      await finished;
    },
  };
}

/** Resolves when the signal aborts. */
async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** A bug rather than a failure of the mail server; retried like any other failure. */
function unexpected(error: unknown): MailFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: 'unexpected', permanent: false, serverFailed: false };
}
