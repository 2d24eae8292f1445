import type { SubmissionKind } from '#api/mails.ts';
import type { Background } from '../clock.ts';
import type { Archive, Claim, DeliveryQueue } from '../store/submission-store.ts';
import type { Mailer, MailFailure } from './smtp-mailer.ts';

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
const LONGEST_DELAY_MS = 4_000_000;
const PATIENCE_MS = 5 * 24 * 60 * 60 * 1000;

/** Kinds of submissions whose mail goes to a visitor. */
const TO_VISITORS: SubmissionKind[] = ['confirm', 'receipt'];

/** Sends mails in the background. */
export interface DeliveryWorker {
  /** Call when a submission was stored. */
  wake(): void;
  /** Starts no further mail; resolves when the current one has been settled. */
  stop(): Promise<void>;
}

interface WorkerOptions extends Background {
  store: DeliveryQueue & Pick<Archive, 'erase'>;
  mailer: Mailer;
}

/** Delivers the store's waiting submissions, each at least once, until stopped. */
export function startDeliveryWorker({ store, mailer, clock, log }: WorkerOptions): DeliveryWorker {
  const stopping = new AbortController();
  /** Aborted by `wake` and `stop`: ends the current sleep, or the next one. */
  let waking = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Before the query, so that a `wake` during it is not missed.
      waking = new AbortController();
      try {
        const claim = await store.claim(clock.now(), LEASE_MS);
        if (claim) await attempt(claim);
        else await clock.sleep(await untilNextDue(), waking.signal);
      } catch (err) {
        log.error({ err }, 'the delivery worker cannot use the store');
        await clock.sleep(STORE_FAILURE_PAUSE_MS, waking.signal);
      }
    }
  }

  async function untilNextDue(): Promise<number> {
    const dueAt = (await store.nextDueAt(clock.now())) ?? Number.POSITIVE_INFINITY;
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
    const facts = { submission: claim.submission.id, attempts, code };
    const isOver = permanent || failedAt - claim.firstAttemptAt >= PATIENCE_MS;
    if (isOver && TO_VISITORS.includes(claim.submission.form)) {
      // No alarm: nobody can confirm an address that accepts no mail, or open an applicant's link.
      await untilStored(() => store.erase(claim.submission.id));
      log.info(facts, 'erased: the address accepts no mail');
    } else if (isOver) {
      await untilStored(() => store.park(claim, failedAt, message));
      log.error(facts, 'parked: this message needs an operator');
    } else {
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
      await untilStored(() => store.retryLater(claim, failedAt + delay, message));
      log.warn({ ...facts, retryInSeconds: delay / 1000 }, 'not delivered yet');
    }
    await rest(failedAt, serverFailed ? SERVER_FAILURE_PAUSE_MS : REJECTION_PAUSE_MS);
  }

  /** Sleeps until `pause` after the failure, whatever is stored meanwhile. */
  async function rest(failedAt: number, pause: number): Promise<void> {
    // Limited, in case the clock was set back.
    const left = Math.min(failedAt + pause - clock.now(), pause);
    if (left > 0) await clock.sleep(left, stopping.signal);
  }

  /** Stores the outcome of a mail, retrying until the store answers. */
  async function untilStored(settle: () => Promise<unknown>): Promise<unknown> {
    for (;;) {
      try {
        return await settle();
      } catch (err) {
        log.error({ err }, 'the delivery worker cannot use the store');
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

/** A bug rather than a failure of the mail server; retried like any other failure. */
function unexpected(error: unknown): MailFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: 'unexpected', permanent: false, serverFailed: false };
}
