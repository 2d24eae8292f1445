import { randomUUIDv7 } from 'node:crypto';
import type { MessageForm } from '#shared/inbox.ts';
import type { Database, Query, Row } from './database.ts';
import type { InboxEntry } from './inbox-store.ts';
import { insertRow } from './rows.ts';
import type { Webhook, WebhookCall, WebhookStore } from './webhook-store.ts';

/** Webhooks on either database. */
export function createWebhooks({ query, transaction, exclusive }: Database): WebhookStore {
  const hasOne = async (sql: string, ...values: Parameters<Query>[1][]) =>
    (await query(sql, ...values)).length > 0;

  return {
    webhooks: () => readWebhooks(query),

    async addWebhook({ addedAt, forms, ...same }) {
      await insertRow(query, 'webhook', { ...same, forms: forms.join(' '), added_at: addedAt });
    },

    removeWebhook: (id) => hasOne('DELETE FROM webhook WHERE id = ? RETURNING id', id),

    stopWebhook: (id, because) =>
      transaction(async (query) => {
        if (because !== null) {
          await query('UPDATE webhook_call SET due_at = NULL WHERE webhook_id = ?', id);
        }
        const sql = 'UPDATE webhook SET stopped = ? WHERE id = ? RETURNING id';
        return (await query(sql, because, id)).length > 0;
      }),

    async webhookCalls(webhookId, most) {
      const rows = await query(
        'SELECT * FROM webhook_call WHERE webhook_id = ? ORDER BY at DESC, id DESC LIMIT ?',
        webhookId,
        most,
      );
      return rows.map(readCall);
    },

    testWebhook: ({ id, webhookId, at }) =>
      insertRow(query, 'webhook_call', { id, webhook_id: webhookId, at, due_at: at }),

    callAgain: (id, webhookId, now) =>
      hasOne(
        `UPDATE webhook_call SET due_at = ?, attempts = 0 WHERE id = ? AND webhook_id = ?
         RETURNING id`,
        now,
        id,
        webhookId,
      ),

    async takeCalls(now, leaseMs, most) {
      const rows = await query(
        `UPDATE webhook_call SET due_at = ?, attempts = attempts + 1 WHERE id IN (
           SELECT id FROM webhook_call WHERE due_at <= ? ORDER BY due_at LIMIT ?
           ${exclusive ? '' : 'FOR UPDATE SKIP LOCKED'})
         RETURNING *`,
        now + leaseMs,
        now,
        most,
      );
      return rows.map(readCall);
    },

    async callEnded(id, outcome, dueAt) {
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
    id: String(row.id),
    url: String(row.url),
    secret: String(row.secret),
    forms: String(row.forms).split(' ') as MessageForm[],
    addedAt: Number(row.added_at),
    stopped: row.stopped == null ? null : String(row.stopped),
  }));
}

function readCall(row: Row): WebhookCall {
  return {
    id: String(row.id),
    webhookId: String(row.webhook_id),
    submissionId: row.submission_id == null ? null : String(row.submission_id),
    at: Number(row.at),
    attempts: Number(row.attempts),
    dueAt: row.due_at == null ? null : Number(row.due_at),
    outcome: row.outcome == null ? null : String(row.outcome),
  };
}
