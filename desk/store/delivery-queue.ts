import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { readSubmission, selectAttachments } from './rows.ts';
import type { Claim, DeliveryQueue } from './submission-store.ts';

/** The delivery queue of the store on either database. */
export function createDeliveryQueue({
  query,
  transaction,
  exclusive,
  leaseClock,
}: Database): DeliveryQueue {
  /** Counts a failed attempt and releases the claim; `time` is the value of `assignments`. */
  const fail = async (claim: Claim, error: string, assignments: string, time: number) => {
    await query(
      `UPDATE delivery SET attempts = attempts + 1, lease = NULL, last_error = ?, accepted_by = ?,
         ${assignments}
       WHERE submission_id = ? AND lease = ?`,
      storable(error),
      JSON.stringify(claim.acceptedBy),
      time,
      claim.submission.id,
      claim.lease,
    );
  };

  return {
    // A transaction, so that a submission that cannot be read is not claimed.
    claim: (now, leaseMs) =>
      transaction(async (query) => {
        const lease = randomUUID();
        const leaseNow = await leaseClock(query, now);
        // A lease moves the due date into the future: when it expires, the delivery is due again.
        const [row] = await query(
          `UPDATE delivery
           SET lease = ?, due_at = ?, first_attempt_at = coalesce(first_attempt_at, ?)
           WHERE submission_id = (
             SELECT submission_id FROM delivery
             WHERE state = 'waiting'
               AND (lease IS NULL AND due_at <= ? OR lease IS NOT NULL AND due_at <= ?)
             ORDER BY due_at, submission_id LIMIT 1 ${exclusive ? '' : 'FOR UPDATE SKIP LOCKED'}
           )
           RETURNING submission_id, attempts, first_attempt_at, accepted_by`,
          lease,
          leaseNow + leaseMs,
          now,
          now,
          leaseNow,
        );
        if (!row) return undefined;
        const id = String(row.submission_id);
        const [submission = {}] = await query('SELECT * FROM submission WHERE id = ?', id);
        return {
          submission: readSubmission(submission, await selectAttachments(query, id)),
          attempts: Number(row.attempts),
          firstAttemptAt: Number(row.first_attempt_at),
          acceptedBy: JSON.parse(String(row.accepted_by)),
          lease,
        };
      }),

    async delivered(id, at, acceptedBy) {
      await query(
        `UPDATE delivery SET state = 'delivered', attempts = attempts + 1, due_at = NULL,
           lease = NULL, settled_at = ?, last_error = NULL, accepted_by = ?
         WHERE submission_id = ? AND state <> 'delivered'`,
        at,
        JSON.stringify(acceptedBy),
        id,
      );
    },

    retryLater: (claim, dueAt, error) => fail(claim, error, 'due_at = ?', dueAt),

    park: (claim, at, error) =>
      fail(claim, error, `state = 'parked', due_at = NULL, settled_at = ?`, at),

    async nextDueAt(now) {
      const [row] = await query(
        `SELECT min(CASE WHEN lease IS NULL THEN due_at ELSE due_at - ? END) AS at
         FROM delivery WHERE state = 'waiting'`,
        (await leaseClock(query, now)) - now,
      );
      return row?.at == null ? undefined : Number(row.at);
    },

    async resume(now) {
      await query(
        `UPDATE delivery SET lease = NULL, due_at = ? WHERE state = 'waiting' AND due_at > ?
         ${exclusive ? '' : 'AND lease IS NULL'}`,
        now,
        now,
      );
    },

    async oldestWaiting() {
      // A retried delivery counts from the retry until its next attempt. By the index delivery_late.
      const [row] = await query(
        `SELECT CASE WHEN first_attempt_at IS NULL THEN due_at ELSE office_since END AS at
         FROM delivery WHERE state = 'waiting' AND office_since IS NOT NULL ORDER BY at LIMIT 1`,
      );
      return row && Number(row.at);
    },

    async handle(id, at) {
      const rows = await query(
        `UPDATE delivery SET state = 'handled', settled_at = ?
         WHERE submission_id = ? AND state IN ('parked', 'damaged') RETURNING submission_id`,
        at,
        id,
      );
      return rows.length > 0;
    },

    async retry(id, now) {
      // Restarts the five days of attempts.
      const rows = await query(
        `UPDATE delivery SET state = 'waiting', due_at = ?, settled_at = NULL, first_attempt_at = NULL
         WHERE submission_id = ? AND state IN ('parked', 'handled') RETURNING submission_id`,
        now,
        id,
      );
      return rows.length > 0;
    },
  };
}

/** PostgreSQL rejects NUL in text. */
function storable(text: string): string {
  return text.replaceAll('\0', '�');
}
