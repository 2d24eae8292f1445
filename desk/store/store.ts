import { randomUUID } from 'node:crypto';
import type { Database, Query, Value } from './database.ts';
import type { Acceptance, Claim, OnceKey, Selection, Submission, SubmissionStore } from './port.ts';
import { FACTS, readAttachment, readDelivery, readFacts, readSubmission } from './rows.ts';

/** The store on either database. */
export function createStore(database: Database): SubmissionStore {
  const { query } = database;
  const joined = 'submission JOIN delivery ON submission_id = id';

  const settle = async (claim: Claim, assignments: string, ...values: (string | number)[]) => {
    await query(
      `UPDATE delivery SET attempts = attempts + 1, lease = NULL, ${assignments}
       WHERE submission_id = ? AND lease = ?`,
      ...values,
      claim.submission.id,
      claim.lease,
    );
  };

  const attachmentsOf = async (id: string) =>
    (
      await query(
        `SELECT ${FACTS}, content FROM attachment WHERE submission_id = ? ORDER BY position`,
        id,
      )
    ).map(readAttachment);

  return {
    async accept(submission, { onceKeys = [], heldBecause } = {}) {
      try {
        await database.transaction(async (query) => {
          for (const each of onceKeys) await take(query, each, submission);
          await insert(query, submission, heldBecause);
        });
        return 'stored';
      } catch (error) {
        if (error instanceof KeyTaken) return error.outcome;
        throw error;
      }
    },

    async claim(now, leaseUntil): Promise<Claim | undefined> {
      const lease = randomUUID();
      // A lease is a due date moved into the future: when it runs out the delivery is simply due.
      const [row] = await query(
        `UPDATE delivery
         SET lease = ?, due_at = ?, first_attempt_at = coalesce(first_attempt_at, ?)
         WHERE submission_id = (
           SELECT submission_id FROM delivery WHERE state = 'waiting' AND due_at <= ?
           ORDER BY due_at, submission_id LIMIT 1 ${database.lockingClause}
         )
         RETURNING submission_id, attempts, first_attempt_at, accepted_by`,
        lease,
        leaseUntil,
        now,
        now,
      );
      if (!row) return undefined;
      const id = String(row.submission_id);
      const [claimed] = await query('SELECT * FROM submission WHERE id = ?', id);
      // Erased in this very moment: there is nothing to send.
      if (!claimed) return undefined;
      return {
        submission: readSubmission(claimed, await attachmentsOf(id)),
        attempts: Number(row.attempts),
        firstAttemptAt: Number(row.first_attempt_at),
        acceptedBy: JSON.parse(String(row.accepted_by)),
        lease,
      };
    },

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

    retryLater: (claim, dueAt, error) =>
      settle(
        claim,
        'due_at = ?, last_error = ?, accepted_by = ?',
        dueAt,
        storable(error),
        JSON.stringify(claim.acceptedBy),
      ),

    park: (claim, at, error) =>
      settle(
        claim,
        `state = 'parked', due_at = NULL, settled_at = ?, last_error = ?, accepted_by = ?`,
        at,
        storable(error),
        JSON.stringify(claim.acceptedBy),
      ),

    async nextDueAt() {
      const [row] = await query(`SELECT min(due_at) AS at FROM delivery WHERE state = 'waiting'`);
      return row?.at == null ? undefined : Number(row.at);
    },

    async resume(now) {
      await query(
        `UPDATE delivery SET lease = NULL, due_at = ? WHERE state = 'waiting' AND due_at > ?
         ${database.exclusive ? '' : 'AND lease IS NULL'}`,
        now,
        now,
      );
    },

    async count(selection) {
      const [where, values] = condition(selection);
      // Asked for often: a state alone is told by the deliveries, of which each submission has one.
      const from = Object.keys(selection).join() === 'state' ? 'delivery' : joined;
      const [row] = await query(`SELECT count(*) AS count FROM ${from} ${where}`, ...values);
      return Number(row?.count);
    },

    async oldestWaiting() {
      const [row] = await query(
        `SELECT min(received_at) AS at FROM ${joined} WHERE state = 'waiting'`,
      );
      return row?.at == null ? undefined : Number(row.at);
    },

    async list(selection, most) {
      const [where, values] = condition(selection);
      const rows = await query(
        `SELECT * FROM ${joined} ${where} ORDER BY received_at DESC, id DESC LIMIT ?`,
        ...values,
        most,
      );
      const ids = rows.map(({ id }) => String(id));
      const files = Map.groupBy(
        await query(
          `SELECT ${FACTS} FROM attachment WHERE submission_id IN (${ids.map(() => '?').join(', ') || 'NULL'})
           ORDER BY submission_id, position`,
          ...ids,
        ),
        (row) => row.submission_id,
      );
      return rows.map((row) => ({
        ...readSubmission(row, files.get(row.id)?.map(readFacts) ?? []),
        delivery: readDelivery(row),
      }));
    },

    async get(id) {
      const [row] = await query(`SELECT * FROM ${joined} WHERE id = ?`, id);
      if (!row) return undefined;
      const files = await query(
        `SELECT ${FACTS} FROM attachment WHERE submission_id = ? ORDER BY position`,
        id,
      );
      return { ...readSubmission(row, files.map(readFacts)), delivery: readDelivery(row) };
    },

    attachmentsOf,

    async requeue(id, from, now) {
      // A parked message gets its five days anew.
      const rows = await query(
        `UPDATE delivery SET state = 'waiting', due_at = ?, settled_at = NULL, first_attempt_at = NULL
         WHERE submission_id = ? AND state = ? RETURNING submission_id`,
        now,
        id,
        from,
      );
      return rows.length > 0;
    },

    unsubscribe: (token, farewell) =>
      database.transaction(async (query) => {
        const [left] = await query(
          'DELETE FROM submission WHERE unsubscribe_token = ? RETURNING fields',
          token,
        );
        if (!left) return false;
        const fields = JSON.parse(String(left.fields));
        await insert(
          query,
          { ...farewell, form: 'unsubscribe', fields, attachments: [] },
          undefined,
        );
        return true;
      }),

    async erase(id) {
      return (await query('DELETE FROM submission WHERE id = ? RETURNING id', id)).length > 0;
    },

    scrub: () => database.scrub(),

    async forgetKeys(now) {
      await query('DELETE FROM once_key WHERE expires_at <= ?', now);
    },

    close: () => database.close(),
  };
}

/** A selection as SQL, with its values. */
function condition({ state, form, before, olderThan }: Selection): [sql: string, values: Value[]] {
  const parts: [sql: string, ...values: (Value | undefined)[]][] = [
    ['state = ?', state],
    ['form = ?', form],
    ['received_at < ?', before],
    ['(received_at, id) < (?, ?)', olderThan?.receivedAt, olderThan?.id],
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  const sql = given.map(([each]) => each).join(' AND ');
  const values = given.flatMap(([, ...each]) => each as Value[]);
  return [sql && `WHERE ${sql}`, values];
}

/** Rolls the transaction back. */
class KeyTaken extends Error {
  readonly outcome: Acceptance;
  constructor(outcome: Acceptance) {
    super('an earlier submission has this key');
    this.outcome = outcome;
  }
}

/**
 * Takes a key for this submission. Two at once wait for each other here.
 * @throws KeyTaken when it is taken and has not expired.
 */
async function take(
  query: Query,
  { key, fingerprint, expiresAt }: OnceKey,
  { id, receivedAt }: Submission,
): Promise<void> {
  const [taken] = await query(
    `INSERT INTO once_key (key, fingerprint, expires_at, submission_id) VALUES (?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint,
       expires_at = excluded.expires_at, submission_id = excluded.submission_id
       WHERE once_key.expires_at <= ?
     RETURNING key`,
    key,
    fingerprint,
    expiresAt,
    id,
    receivedAt,
  );
  if (taken) return;
  const [earlier] = await query('SELECT fingerprint FROM once_key WHERE key = ?', key);
  throw new KeyTaken(earlier?.fingerprint === fingerprint ? 'repeated' : 'conflict');
}

async function insert(
  query: Query,
  { id, receivedAt, form, fields, attachments, unsubscribeToken }: Submission,
  heldBecause: string | undefined,
): Promise<void> {
  await query(
    `INSERT INTO submission (id, received_at, form, fields, unsubscribe_token)
     VALUES (?, ?, ?, ?, ?)`,
    id,
    receivedAt,
    form,
    JSON.stringify(fields),
    unsubscribeToken ?? null,
  );
  for (const [position, file] of attachments.entries()) {
    await query(
      `INSERT INTO attachment (${FACTS}, position, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      file.field,
      file.label,
      file.name,
      file.originalName,
      file.mediaType,
      file.size,
      file.sha256,
      position,
      file.content,
    );
  }
  await query(
    'INSERT INTO delivery (submission_id, state, due_at, held_because) VALUES (?, ?, ?, ?)',
    id,
    heldBecause === undefined ? 'waiting' : 'held',
    heldBecause === undefined ? receivedAt : null,
    heldBecause ?? null,
  );
}

/** PostgreSQL's text has no NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '�');
}
