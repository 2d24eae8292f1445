import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Claim, SubmissionStore } from '../port.ts';
import { type Row, readStored, readSubmission } from './rows.ts';

/** The store on one SQLite file, opened by `openDatabase` (or read-only, for looking). */
export function createSqliteStore(database: DatabaseSync): SubmissionStore {
  const insertSubmission = database.prepare(
    `INSERT INTO submission (id, received_at, form, fields, once_key) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (once_key) DO NOTHING`,
  );
  const insertDelivery = database.prepare(
    `INSERT INTO delivery (submission_id, state, due_at) VALUES (?, 'waiting', ?)`,
  );
  // A lease is a due date moved into the future: when it runs out the delivery is simply due.
  const claimNext = database.prepare(
    `UPDATE delivery
     SET lease = :lease, due_at = :leaseUntil, first_attempt_at = coalesce(first_attempt_at, :now)
     WHERE submission_id = (
       SELECT submission_id FROM delivery WHERE state = 'waiting' AND due_at <= :now
       ORDER BY due_at, submission_id LIMIT 1
     )
     RETURNING submission_id, attempts, first_attempt_at`,
  );
  const settleDelivered = database.prepare(
    `UPDATE delivery SET state = 'delivered', attempts = attempts + 1, due_at = NULL, lease = NULL,
       settled_at = ?, last_error = NULL
     WHERE submission_id = ? AND state <> 'delivered'`,
  );
  const giveBack = database.prepare(
    `UPDATE delivery SET attempts = attempts + 1, due_at = ?, lease = NULL, last_error = ?
     WHERE submission_id = ? AND lease = ?`,
  );
  const settleParked = database.prepare(
    `UPDATE delivery SET state = 'parked', attempts = attempts + 1, due_at = NULL, lease = NULL,
       settled_at = ?, last_error = ?
     WHERE submission_id = ? AND lease = ?`,
  );
  const earliestDue = database.prepare(
    `SELECT min(due_at) AS due_at FROM delivery WHERE state = 'waiting'`,
  );
  const makeAllDue = database.prepare(
    `UPDATE delivery SET lease = NULL, due_at = min(due_at, ?) WHERE state = 'waiting'`,
  );
  const countState = database.prepare('SELECT count(*) AS count FROM delivery WHERE state = ?');
  const selectAll = database.prepare(
    `SELECT * FROM submission JOIN delivery ON submission_id = id ORDER BY received_at DESC, id DESC`,
  );
  const selectOne = database.prepare(
    'SELECT * FROM submission JOIN delivery ON submission_id = id WHERE id = ?',
  );

  function transaction(run: () => void): void {
    database.exec('BEGIN IMMEDIATE');
    try {
      run();
      database.exec('COMMIT');
    } catch (error) {
      // A failed commit (full disk) may have rolled back by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    async accept({ id, receivedAt, form, fields }, onceKey) {
      transaction(() => {
        const { changes } = insertSubmission.run(
          id,
          receivedAt,
          form,
          JSON.stringify(fields),
          onceKey,
        );
        if (changes > 0) insertDelivery.run(id, receivedAt);
      });
    },

    async claim(now, leaseUntil): Promise<Claim | undefined> {
      const lease = randomUUID();
      const row = claimNext.get({ now, leaseUntil, lease }) as Row | undefined;
      if (!row) return undefined;
      return {
        submission: readSubmission(selectOne.get(String(row.submission_id)) as Row),
        attempts: Number(row.attempts),
        firstAttemptAt: Number(row.first_attempt_at),
        lease,
      };
    },

    async delivered(id, at) {
      settleDelivered.run(at, id);
    },

    async retryLater({ submission, lease }, dueAt, error) {
      giveBack.run(dueAt, error, submission.id, lease);
    },

    async park({ submission, lease }, at, error) {
      settleParked.run(at, error, submission.id, lease);
    },

    async nextDueAt() {
      const dueAt = earliestDue.get()?.due_at;
      return dueAt == null ? undefined : Number(dueAt);
    },

    async resume(now) {
      makeAllDue.run(now);
    },

    async count(state) {
      return Number(countState.get(state)?.count);
    },

    async list() {
      return (selectAll.all() as Row[]).map(readStored);
    },

    async get(id) {
      const row = selectOne.get(id) as Row | undefined;
      return row && readStored(row);
    },

    async close() {
      database.close();
    },
  };
}
