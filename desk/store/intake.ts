import type { Database, Query } from './database.ts';
import type { Acceptance, Intake, OnceKey } from './port.ts';
import { FACTS } from './rows.ts';
import type { Submission, SubmittedField } from './submission.ts';

/** The intake of the store on either database. */
export function createIntake({ query, transaction }: Database): Intake {
  return {
    async accept(submission, onceKeys = []) {
      try {
        await transaction(async (query) => {
          for (const each of onceKeys) await take(query, each, submission);
          await insert(query, submission);
        });
        return 'stored';
      } catch (error) {
        if (error instanceof KeyTaken) return error.outcome;
        throw error;
      }
    },

    confirm: (token, subscription) =>
      transaction(async (query) => {
        const fields = await end(query, 'confirm', token);
        if (!fields) return false;
        const address = fields.find(({ name }) => name === 'user_email')?.value.toLowerCase();
        const key = { key: `subscribe:${address}`, fingerprint: '', expiresAt: null };
        await take(query, key, subscription);
        await insert(query, { ...subscription, form: 'subscribe', fields, attachments: [] });
        return true;
      }).catch((error: unknown) => {
        // On the list already.
        if (error instanceof KeyTaken) return true;
        throw error;
      }),

    unsubscribe: (token, farewell) =>
      transaction(async (query) => {
        const fields = await end(query, 'subscribe', token);
        if (!fields) return false;
        await insert(query, { ...farewell, form: 'unsubscribe', fields, attachments: [] });
        return true;
      }),

    async forgetKeys(now) {
      await query('DELETE FROM once_key WHERE expires_at <= ?', now);
    },
  };
}

/** Erases a step of a subscription by its token; its fields, if there was one. */
async function end(
  query: Query,
  form: 'confirm' | 'subscribe',
  token: string,
): Promise<SubmittedField[] | undefined> {
  const [row] = await query(
    'DELETE FROM submission WHERE token = ? AND form = ? RETURNING fields',
    token,
    form,
  );
  return row && JSON.parse(String(row.fields));
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
  { id, receivedAt }: Pick<Submission, 'id' | 'receivedAt'>,
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

/** Stores a submission with all that belongs to it. */
async function insert(
  query: Query,
  { id, receivedAt, form, fields, attachments, token, spamReason }: Submission,
): Promise<void> {
  await query(
    `INSERT INTO submission (id, received_at, form, fields, token, spam_reason)
     VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    receivedAt,
    form,
    JSON.stringify(fields),
    token ?? null,
    spamReason ?? null,
  );
  for (const [position, file] of attachments.entries()) {
    await query(
      `INSERT INTO attachment (${FACTS}, position, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      file.field,
      file.label,
      file.name,
      file.originalName,
      file.mediaType,
      file.size,
      file.sha256,
      Number(file.unscanned),
      position,
      file.content,
    );
  }
  await query(
    `INSERT INTO delivery (submission_id, state, due_at) VALUES (?, 'waiting', ?)`,
    id,
    receivedAt,
  );
}
