import { randomUUIDv7 } from 'node:crypto';
import type { WebhookFacts } from '#shared/inbox.ts';
import type { Database, Query } from './database.ts';
import type { InboxEntry } from './inbox-store.ts';
import { insertRow, named } from './rows.ts';

/** A program that receives new messages; its secret as Standard Webhooks writes it, `whsec_` and base64. */
export type Webhook = Omit<WebhookFacts, 'calls'> & { secret: string };

/** One call of a webhook about a message; a test has none. */
export type WebhookCall = WebhookFacts['calls'][number] & { webhookId: string };

/** Webhooks and their calls, on either database. A message is called about when the inbox lists it. */
export function createWebhooks({ query, transaction, exclusive }: Database) {
  const hasOne = async (sql: string, ...values: Parameters<Query>[1][]) =>
    (await query(sql, ...values)).length > 0;
  const calls = async (sql: string, ...values: Parameters<Query>[1][]) =>
    (await query(sql, ...values)).map(named<WebhookCall>);

  return {
    webhooks: () => readWebhooks(query),

    addWebhook: ({ addedAt, forms, ...same }: Webhook) =>
      insertRow(query, 'webhook', { ...same, forms: forms.join(' '), added_at: addedAt }),

    /** Removes a webhook with its calls; false for an unknown id. */
    removeWebhook: (id: string) => hasOne('DELETE FROM webhook WHERE id = ? RETURNING id', id),

    /** Stops a webhook with its calls, or starts it again (null); false for an unknown id. */
    stopWebhook: (id: string, because: string | null) =>
      transaction(async (query) => {
        if (because !== null) {
          await query('UPDATE webhook_call SET due_at = NULL WHERE webhook_id = ?', id);
        }
        const sql = 'UPDATE webhook SET stopped = ? WHERE id = ? RETURNING id';
        return (await query(sql, because, id)).length > 0;
      }),

    /** The newest calls of a webhook. */
    webhookCalls: (webhookId: string, most: number) =>
      calls(
        'SELECT * FROM webhook_call WHERE webhook_id = ? ORDER BY at DESC, id DESC LIMIT ?',
        webhookId,
        most,
      ),

    /** Adds a call without a message; false for an unknown webhook. */
    testWebhook: ({ id, webhookId, at }: Pick<WebhookCall, 'id' | 'webhookId' | 'at'>) =>
      hasOne(
        `INSERT INTO webhook_call (id, webhook_id, at, due_at) SELECT ?, id, ?, ? FROM webhook
         WHERE id = ? RETURNING id`,
        id,
        at,
        at,
        webhookId,
      ),

    /** Makes a call due again, with all its attempts; false for an unknown one. */
    callAgain: (id: string, webhookId: string, now: number) =>
      hasOne(
        `UPDATE webhook_call SET due_at = ?, attempts = 0 WHERE id = ? AND webhook_id = ?
         RETURNING id`,
        now,
        id,
        webhookId,
      ),

    /** Takes calls that are due, for `leaseMs`, in which nobody else takes them. */
    takeCalls: (now: number, leaseMs: number, most: number) =>
      calls(
        `UPDATE webhook_call SET due_at = ?, attempts = attempts + 1 WHERE id IN (
           SELECT id FROM webhook_call WHERE due_at <= ? ORDER BY due_at LIMIT ?
           ${exclusive ? '' : 'FOR UPDATE SKIP LOCKED'})
         RETURNING *`,
        now + leaseMs,
        now,
        most,
      ),

    /** Records the outcome of an attempt; without a time, it was the last. */
    async callEnded(id: string, outcome: string, dueAt: number | null) {
      const sql = 'UPDATE webhook_call SET outcome = ?, due_at = ? WHERE id = ?';
      await query(sql, outcome, dueAt, id);
    },
  };
}

/** Queues calls about a message that is being listed, in the same transaction; none about what is older, or spam. */
export async function queueCalls(query: Query, entry: InboxEntry, now: number): Promise<void> {
  if (entry.suspected) return;
  for (const { id, forms, addedAt, stopped } of await readWebhooks(query)) {
    if (stopped !== null || !forms.includes(entry.form) || entry.receivedAt < addedAt) continue;
    await insertRow(query, 'webhook_call', {
      id: randomUUIDv7(),
      webhook_id: id,
      submission_id: entry.id,
      at: now,
      due_at: now,
    });
  }
}

async function readWebhooks(query: Query): Promise<Webhook[]> {
  const rows = await query('SELECT * FROM webhook ORDER BY added_at, id');
  return rows.map((row) => ({
    ...named<Webhook>(row),
    forms: String(row.forms).split(' ') as Webhook['forms'],
  }));
}
