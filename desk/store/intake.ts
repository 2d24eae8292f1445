import { hash } from 'node:crypto';
import { DAY_MS } from '../clock.ts';
import { insertDraft } from './case-links.ts';
import type { Database, Query } from './database.ts';
import { handicapOf } from './handicap.ts';
import { insertRow, readSubmission } from './rows.ts';
import { type Attachment, isToVisitor, type Submission, valuesOf } from './submission.ts';
import type {
  Acceptance,
  DomainCap,
  IdempotencyKey,
  Receipt,
  StepOutcome,
} from './submission-store.ts';
import { claimUpload } from './uploads.ts';

/** Identifies a new step of a subscription; its fields and language are copied from the previous step. */
type SubscriptionStep = Pick<Submission, 'id' | 'receivedAt'>;

/** Stores incoming submissions, on either database. */
export function createIntake({ query, transaction }: Database) {
  return {
    /**
     * Stores the submission, its files and its delivery, due at once; or nothing if one of the keys is
     * taken. Stores the receipt too, unless all of its own keys are taken. Uploads become the submission's.
     * `turns`: how many messages of the same sender were accepted shortly before; for each, others go first
     * for a minute.
     *
     * @throws UploadGone
     */
    async accept(
      submission: Submission,
      keys: IdempotencyKey[] = [],
      receipt?: Receipt,
      turns = 0,
    ): Promise<Acceptance> {
      try {
        await transaction(async (query) => {
          for (const each of keys) await take(query, each, submission);
          await insert(query, submission, turns);
          if (receipt) await insertReceipt(query, receipt, turns);
        });
        return 'stored';
      } catch (error) {
        if (error instanceof KeyTaken) return error.outcome;
        throw error;
      }
    },

    /**
     * Replaces a request to subscribe with the subscription. As long as that exists, the same token, or
     * another of its address, is a repetition.
     */
    confirm: (token: string, subscription: SubscriptionStep & { token: string }) =>
      transaction(async (query): Promise<StepOutcome> => {
        const before = await end(query, 'confirm', token);
        if (!before) return (await isConfirmed(query, token)) ? 'repeated' : 'unknown';
        const address = valuesOf(before).user_email?.toLowerCase();
        const key = { key: `subscribe:${address}`, fingerprint: '', expiresAt: null };
        await take(query, key, subscription);
        const used = { key: confirmedKey(token), fingerprint: '', expiresAt: null };
        await take(query, used, subscription);
        await insert(query, { ...subscription, form: 'subscribe', ...before, attachments: [] });
        return 'stored';
      }).catch((error: unknown): StepOutcome => {
        // The address is already subscribed.
        if (error instanceof KeyTaken) return 'repeated';
        throw error;
      }),

    /** Replaces a subscription with a notice to the office. */
    unsubscribe: (token: string, notice: SubscriptionStep) =>
      transaction(async (query): Promise<StepOutcome> => {
        const before = await end(query, 'subscribe', token);
        if (!before) return 'unknown';
        await insert(query, { ...notice, form: 'unsubscribe', ...before, attachments: [] });
        return 'stored';
      }),

    /** The message that a receipt of files is about, by the receipt's token; undefined for an unknown one. */
    async messageOfFiles(token: string) {
      const [row] = await query(
        `SELECT message.* FROM submission message JOIN submission receipt ON receipt.about = message.id
         WHERE receipt.token = ? AND receipt.form = 'files'`,
        token,
      );
      return row && readSubmission(row, []);
    },

    /** Deletes expired idempotency keys. */
    async forgetKeys(now: number) {
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

/** Whether this token has confirmed a subscription that still exists: its button was pressed twice. */
async function isConfirmed(query: Query, token: string): Promise<boolean> {
  const rows = await query('SELECT 1 FROM once_key WHERE key = ?', confirmedKey(token));
  return rows.length > 0;
}

function confirmedKey(token: string): string {
  return `confirmed:${hash('sha256', token)}`;
}

/** Thrown to roll the transaction back. */
class KeyTaken extends Error {
  readonly outcome: Acceptance;
  constructor(outcome: Acceptance) {
    super('An earlier submission has this key');
    this.outcome = outcome;
  }
}

/** Clocks of several desks differ by less, and submissions arrive out of order by less. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Claims an idempotency key for this submission. Concurrent transactions with the same key wait here. A
 * key that expires later than one made now would comes from a clock that was wrong: it counts as expired.
 * @throws KeyTaken when an earlier submission has the key and it has not expired, or its domain is capped
 */
async function take(
  query: Query,
  { key, fingerprint, expiresAt, domain }: IdempotencyKey,
  { id, receivedAt }: Pick<Submission, 'id' | 'receivedAt'>,
): Promise<void> {
  const latest = expiresAt === null ? null : expiresAt + CLOCKS_DIFFER_MS;
  const until = domain && (await cappedUntil(query, domain, receivedAt));
  if (until === undefined) {
    const [taken] = await query(
      `INSERT INTO once_key (key, fingerprint, expires_at, submission_id, domain)
       VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET fingerprint = excluded.fingerprint,
         expires_at = excluded.expires_at, submission_id = excluded.submission_id
         WHERE once_key.expires_at <= ? OR once_key.expires_at > ?
       RETURNING key`,
      key,
      fingerprint,
      expiresAt,
      id,
      domain?.name ?? null,
      receivedAt,
      latest,
    );
    if (taken) return;
  }
  const [earlier] = await query(
    `SELECT fingerprint, expires_at FROM once_key
     WHERE key = ? AND NOT coalesce(expires_at <= ? OR expires_at > ?, false)`,
    key,
    receivedAt,
    latest,
  );
  if (earlier?.fingerprint === fingerprint) throw new KeyTaken('repeated');
  if (until !== undefined) throw new KeyTaken({ capped: 'domain', until });
  if (!domain) throw new KeyTaken('conflict');
  throw new KeyTaken({ capped: 'mailbox', until: Number(earlier?.expires_at) });
}

const HOUR_MS = 60 * 60_000;

/** When the next key of this domain may be made; undefined for now. Each of its keys expires a day later. */
async function cappedUntil(
  query: Query,
  { name, perHour, perDay }: DomainCap,
  now: number,
): Promise<number | undefined> {
  for (const [span, most] of [
    [DAY_MS, perDay],
    [HOUR_MS, perHour],
  ] as const) {
    const [full] = await query(
      `SELECT expires_at FROM once_key WHERE domain = ? AND expires_at > ? AND expires_at <= ?
       ORDER BY expires_at DESC LIMIT 1 OFFSET ?`,
      name,
      now + DAY_MS - span,
      now + DAY_MS + CLOCKS_DIFFER_MS,
      most - 1,
    );
    if (full) return Number(full.expires_at) - DAY_MS + span;
  }
  return undefined;
}

/** Stores a receipt with the first of its keys that is free; false when none is. */
export async function insertReceipt(
  query: Query,
  { submission, keys }: Receipt,
  turns = 0,
): Promise<boolean> {
  for (const each of keys) {
    try {
      await take(query, each, submission);
    } catch (error) {
      if (error instanceof KeyTaken) continue;
      throw error;
    }
    await insert(query, submission, turns);
    return true;
  }
  return false;
}

/** Stores a submission with its files and its delivery. */
export async function insert(query: Query, submission: Submission, turns = 0): Promise<void> {
  await insertSubmission(query, submission);
  await insertDelivery(query, submission, turns);
}

/** Stores a submission with its files, but without a delivery. */
export async function insertSubmission(query: Query, submission: Submission): Promise<void> {
  const { id, receivedAt, form, language, fields, attachments, token, about, spamReason } =
    submission;
  await insertRow(query, 'submission', {
    id,
    received_at: receivedAt,
    form,
    language,
    fields: JSON.stringify(fields),
    // That of a draft is stored as a hash only.
    token: (form !== 'draft' && token) || null,
    about: about ?? null,
    spam_reason: spamReason ?? null,
  });
  await insertFiles(query, id, attachments);
  if (form === 'draft') await insertDraft(query, submission);
}

/** Stores files of a submission behind those that it has. */
export async function insertFiles(
  query: Query,
  id: string,
  attachments: readonly Attachment[],
): Promise<void> {
  const [last] = await query(
    `SELECT max(position) AS position FROM (SELECT position FROM attachment WHERE submission_id = ?
       UNION ALL SELECT position FROM upload WHERE submission_id = ?) AS files`,
    id,
    id,
  );
  const from = last?.position == null ? 0 : Number(last.position) + 1;
  for (const [index, file] of attachments.entries()) {
    const position = from + index;
    if (!('content' in file)) {
      await claimUpload(query, file, id, position);
      continue;
    }
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
}

/** Queues the mail of a submission. */
export async function insertDelivery(
  query: Query,
  submission: Submission,
  turns = 0,
): Promise<void> {
  const { id, receivedAt, form } = submission;
  // Nobody waits for a draft.
  const isMailed = form !== 'draft';
  await insertRow(query, 'delivery', {
    submission_id: id,
    state: isMailed ? 'waiting' : 'handled',
    due_at: isMailed ? receivedAt : null,
    settled_at: isMailed ? null : receivedAt,
    office_since: !isMailed || isToVisitor(submission) ? null : receivedAt,
    handicap: handicapOf(submission, turns),
  });
}
