import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { linkOfMail } from './case-links.ts';
import type { Database, Query, Value } from './database.ts';
import { FIRST_LANE_MS } from './handicap.ts';
import { answerFailed } from './replies.ts';
import {
  type DamagedRow,
  insertRow,
  readAcceptedBy,
  readDelivery,
  readSubmission,
  selectAttachments,
} from './rows.ts';
import { type DeliveryState, isToVisitor, type Submission } from './submission.ts';
import type { Claim } from './submission-store.ts';

/** The longest delay between two attempts. */
export const LONGEST_DELAY_MS = 4_000_000;

/** How long until a delivery is due; of the lease clock's time and the caller's. */
const WAIT = `CASE WHEN lease IS NOT NULL THEN due_at - ? WHEN attempts = 0 THEN 0 ELSE due_at - ? END`;

const IS_WAIT = `BETWEEN 1 AND ${LONGEST_DELAY_MS}`;

/** As the index delivery_first_lane says: a flood from one sender waits outside it. */
const LANES = { first: `AND handicap < ${FIRST_LANE_MS}`, any: '' };

/** Ends all attempts; of the state, the time and the error. */
const SETTLED = 'state = ?, due_at = NULL, lease = NULL, settled_at = ?, last_error = ?';

/**
 * The queue of mails to deliver, on either database. A delivery that is due further ahead than any delay
 * (LONGEST_DELAY_MS), or before its first attempt, is due: a clock was wrong.
 */
export function createDeliveryQueue({ query, transaction, exclusive, leaseClock }: Database) {
  /** Counts a failed attempt and releases the claim; `values` are those of `assignments`. */
  const fail = (
    { submission, lease, acceptedBy }: Claim,
    { at, error, isLast = false }: { at: number; error: string; isLast?: boolean },
    assignments: string,
    ...values: Value[]
  ) =>
    transaction(async (query) => {
      const { id } = submission;
      const rows = await query(
        `UPDATE delivery SET attempts = attempts + 1, accepted_by = ?, ${assignments}
         WHERE submission_id = ? AND lease = ? RETURNING submission_id`,
        JSON.stringify(acceptedBy),
        ...values,
        id,
        lease,
      );
      if (rows.length === 0) return;
      await insertAttempt(query, id, at, storable(error));
      if (isLast) await answerFailed(query, submission, at);
    });

  return {
    /**
     * Leases the due delivery whose due date and handicap are least, for `leaseMs`; undefined when none is due.
     * @throws DamagedRow when it cannot be read
     */
    claim: (now: number, leaseMs: number, lane: 'first' | 'any' = 'any') =>
      // A transaction, so that a submission that cannot be read is not claimed.
      transaction(async (query): Promise<Claim | undefined> => {
        const lease = randomUUID();
        const leaseNow = await leaseClock(query);
        // A lease moves the due date into the future: when it expires, the delivery is due again.
        const [claimed] = await query(
          `UPDATE delivery
           SET lease = ?, due_at = ?,
             first_attempt_at = CASE WHEN first_attempt_at <= ? THEN first_attempt_at ELSE ? END
           WHERE submission_id = (
             SELECT submission_id FROM delivery
             WHERE state = 'waiting' ${LANES[lane]} AND ${WAIT} NOT ${IS_WAIT}
             ORDER BY due_at + handicap, submission_id LIMIT 1
             ${exclusive ? '' : 'FOR UPDATE SKIP LOCKED'}
           )
           RETURNING submission_id, attempts, first_attempt_at, accepted_by`,
          lease,
          leaseNow + leaseMs,
          now,
          now,
          leaseNow,
          now,
        );
        if (!claimed) return undefined;
        const id = String(claimed.submission_id);
        const [row = {}] = await query('SELECT * FROM submission WHERE id = ?', id);
        const submission = readSubmission(row, await selectAttachments(query, id));
        const { form, about, token } = submission;
        const isLink = form === 'receipt' && about !== undefined && token === undefined;
        return {
          submission: isLink
            ? { ...submission, token: await linkOfMail(query, about) }
            : submission,
          attempts: Number(claimed.attempts),
          firstAttemptAt: Number(claimed.first_attempt_at),
          acceptedBy: readAcceptedBy(claimed),
          lease,
        };
      }),

    /** Marks a delivery as delivered, also without its lease: the mail has been sent. */
    delivered: (id: string, at: number, acceptedBy: string[]) =>
      transaction(async (query) => {
        const rows = await query(
          `UPDATE delivery SET attempts = attempts + 1, accepted_by = ?, ${SETTLED}
           WHERE submission_id = ? AND state <> 'delivered' RETURNING submission_id`,
          JSON.stringify(acceptedBy),
          'delivered',
          at,
          null,
          id,
        );
        if (rows.length > 0) await insertAttempt(query, id, at, null);
      }),

    /** Releases the claim for a later attempt; does nothing if the lease is lost. */
    retryLater: (claim: Claim, at: number, dueAt: number, error: string) =>
      fail(
        claim,
        { at, error },
        'lease = NULL, due_at = ?, last_error = ?',
        dueAt,
        storable(error),
      ),

    /**
     * Stops attempts: a mail to the office is `parked`, one to a visitor `refused`; the message of an answer is
     * open and unread again. Does nothing if the lease is lost.
     */
    giveUp: (claim: Claim, at: number, error: string) =>
      fail(
        claim,
        { at, error, isLast: true },
        SETTLED,
        givenUp(claim.submission),
        at,
        storable(error),
      ),

    /** Sets a delivery that cannot be read aside as `damaged`. */
    async setAside({ id, message }: DamagedRow, at: number) {
      const sql = `UPDATE delivery SET ${SETTLED} WHERE submission_id = ?`;
      await query(sql, 'damaged', at, message, id);
    },

    /**
     * Records that a mail came back from these of its recipients; from all of them, if none is its recipient.
     * The message of an answer is open and unread again.
     * @returns the state, as of `giveUp`, unless an operator has settled it since; undefined for an unknown id
     * @throws DamagedRow
     */
    bounced: (id: string, at: number, recipients: string[], error: string) =>
      transaction(async (query): Promise<DeliveryState | undefined> => {
        const [row] = await query(
          `SELECT * FROM delivery JOIN submission ON id = submission_id WHERE id = ?
           ${exclusive ? '' : 'FOR UPDATE'}`,
          id,
        );
        if (!row) return undefined;
        const { state, acceptedBy } = readDelivery(row);
        const back = new Set(recipients.map((address) => address.toLowerCase()));
        const left = acceptedBy.filter((address) => !back.has(address.toLowerCase()));
        if (state !== 'delivered' && state !== 'waiting') {
          const sql = 'UPDATE delivery SET accepted_by = ? WHERE submission_id = ?';
          await query(sql, JSON.stringify(left), id);
          return state;
        }
        const submission = readSubmission(row, []);
        const next = givenUp(submission);
        await answerFailed(query, submission, at);
        await query(
          `UPDATE delivery SET accepted_by = ?, ${SETTLED} WHERE submission_id = ?`,
          // A forwarded copy comes back from an address that the desk does not know.
          JSON.stringify(left.length < acceptedBy.length ? left : []),
          next,
          at,
          error,
          id,
        );
        return next;
      }),

    /** When the next waiting delivery is due, by the caller's clock; undefined when none is waiting. */
    async nextDueAt(now: number) {
      const leaseNow = await leaseClock(query);
      const [row] = await query(
        `SELECT min(CASE WHEN wait ${IS_WAIT} THEN wait ELSE 0 END) AS wait
         FROM (SELECT ${WAIT} AS wait FROM delivery WHERE state = 'waiting') AS waits`,
        leaseNow,
        now,
      );
      return row?.wait == null ? undefined : now + Number(row.wait);
    },

    /** At start: frees leases that no desk can hold. */
    async resume(now: number) {
      if (!exclusive) return;
      await query('UPDATE delivery SET lease = NULL, due_at = ? WHERE lease IS NOT NULL', now);
    },

    /** Makes every waiting delivery due. */
    async hurry(now: number) {
      await query(
        `UPDATE delivery SET due_at = ? WHERE state = 'waiting' AND lease IS NULL AND due_at > ?`,
        now,
        now,
      );
    },

    /**
     * When the oldest waiting message to the office was received; or when it was retried, if it has not
     * been attempted since.
     */
    async oldestWaiting() {
      // By the index delivery_late.
      const [row] = await query(
        `SELECT CASE WHEN first_attempt_at IS NULL THEN due_at ELSE office_since END AS at
         FROM delivery WHERE state = 'waiting' AND office_since IS NOT NULL ORDER BY at LIMIT 1`,
      );
      return row && Number(row.at);
    },

    /** Marks a parked or damaged delivery as handled; false when there is none with this id. */
    async handle(id: string, at: number) {
      const rows = await query(
        `UPDATE delivery SET state = 'handled', settled_at = ?
         WHERE submission_id = ? AND state IN ('parked', 'damaged') RETURNING submission_id`,
        at,
        id,
      );
      return rows.length > 0;
    },

    /**
     * Makes a delivery due. One that was given up gets all its attempts again. False when it is delivered or
     * unknown.
     */
    async retry(id: string, now: number) {
      const rows = await query(
        `UPDATE delivery SET state = 'waiting', settled_at = NULL,
           due_at = CASE WHEN lease IS NULL THEN ? ELSE due_at END,
           attempts = CASE WHEN state = 'waiting' THEN attempts ELSE 0 END,
           first_attempt_at = CASE WHEN state = 'waiting' THEN first_attempt_at END
         WHERE submission_id = ? AND state <> 'delivered' RETURNING submission_id`,
        now,
        id,
      );
      return rows.length > 0;
    },
  };
}

/** Records an attempt; without an error, it succeeded. */
async function insertAttempt(query: Query, id: string, at: number, error: string | null) {
  await insertRow(query, 'attempt', { id: randomUUIDv7(), submission_id: id, at, error });
}

/** The state of a mail that is given up: the office has to know, a visitor cannot be told. */
const givenUp = (submission: Submission) => (isToVisitor(submission) ? 'refused' : 'parked');

/** PostgreSQL rejects NUL in text. */
function storable(text: string): string {
  return text.replaceAll('\0', '�');
}
