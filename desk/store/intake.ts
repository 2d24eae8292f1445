import type { Database, Query } from './database.ts';
import { handicapOf } from './handicap.ts';
import { insertRow, readSubmission } from './rows.ts';
import type { Submission } from './submission.ts';
import type { Acceptance, IdempotencyKey, Intake } from './submission-store.ts';

/** The intake on either database. */
export function createIntake({ query, transaction }: Database): Intake {
  return {
    async accept(submission, keys = [], receipt, turns = 0) {
      try {
        await transaction(async (query) => {
          for (const each of keys) await take(query, each, submission);
          await insert(query, submission, turns);
          if (receipt && (await takeOne(query, receipt.keys, receipt.submission))) {
            await insert(query, receipt.submission, turns);
          }
        });
        return 'stored';
      } catch (error) {
        if (error instanceof KeyTaken) return error.outcome;
        throw error;
      }
    },

    confirm: (token, subscription) =>
      transaction(async (query) => {
        const before = await end(query, 'confirm', token);
        if (!before) return false;
        const address = before.fields
          .find(({ name }) => name === 'user_email')
          ?.value.toLowerCase();
        const key = { key: `subscribe:${address}`, fingerprint: '', expiresAt: null };
        await take(query, key, subscription);
        await insert(query, { ...subscription, form: 'subscribe', ...before, attachments: [] });
        return true;
      }).catch((error: unknown) => {
        // The address is already subscribed.
        if (error instanceof KeyTaken) return true;
        throw error;
      }),

    unsubscribe: (token, notice) =>
      transaction(async (query) => {
        const before = await end(query, 'subscribe', token);
        if (!before) return false;
        await insert(query, { ...notice, form: 'unsubscribe', ...before, attachments: [] });
        return true;
      }),

    async forgetKeys(now) {
      await query('DELETE FROM once_key WHERE expires_at <= ?', now);
    },
  };
}

/**
 * Erases a step of a subscription by its token.
 * @returns the values that the next step inherits; undefined for an unknown token
 */
async function end(
  query: Query,
  form: 'confirm' | 'subscribe',
  token: string,
): Promise<Pick<Submission, 'language' | 'fields'> | undefined> {
  const [row] = await query(
    'DELETE FROM submission WHERE token = ? AND form = ? RETURNING *',
    token,
    form,
  );
  if (!row) return undefined;
  const { language, fields } = readSubmission(row, []);
  return { language, fields };
}

/** Thrown to roll the transaction back. */
class KeyTaken extends Error {
  readonly outcome: Acceptance;
  constructor(outcome: Acceptance) {
    super('An earlier submission has this key');
    this.outcome = outcome;
  }
}

/**
 * Claims an idempotency key for this submission. Concurrent transactions with the same key wait here.
 * @throws KeyTaken when an earlier submission has the key and it has not expired
 */
async function take(
  query: Query,
  { key, fingerprint, expiresAt }: IdempotencyKey,
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

/** Claims the first of these keys that is free; false when none is. */
async function takeOne(
  query: Query,
  keys: IdempotencyKey[],
  submission: Pick<Submission, 'id' | 'receivedAt'>,
): Promise<boolean> {
  for (const each of keys) {
    try {
      await take(query, each, submission);
      return true;
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
    }
  }
  return false;
}

/** Stores a submission with its files and its delivery. */
export async function insert(query: Query, submission: Submission, turns = 0): Promise<void> {
  const { id, receivedAt, form, language, fields, attachments, token, about, spamReason } =
    submission;
  await insertRow(query, 'submission', {
    id,
    received_at: receivedAt,
    form,
    language,
    fields: JSON.stringify(fields),
    token: token ?? null,
    about: about ?? null,
    spam_reason: spamReason ?? null,
  });
  for (const [position, file] of attachments.entries()) {
    const { originalName, mediaType, unscanned, ...columns } = file;
    await insertRow(query, 'attachment', {
      ...columns,
      submission_id: id,
      position,
      original_name: originalName,
      media_type: mediaType,
      unscanned: Number(unscanned),
    });
  }
  await insertRow(query, 'delivery', {
    submission_id: id,
    state: 'waiting',
    due_at: receivedAt,
    handicap: handicapOf(submission, turns),
  });
}
