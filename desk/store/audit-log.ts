import { randomUUIDv7 } from 'node:crypto';
import type { Database, Query } from './database.ts';
import { insertRow } from './rows.ts';
import type { AuditAction, AuditEntry, AuditLog } from './submission-store.ts';

/** The audit log on either database. */
export function createAuditLog({ query, transaction }: Database): AuditLog {
  return {
    record: (entries) =>
      transaction(async (query) => {
        for (const entry of entries) await insertEntry(query, entry);
      }),

    async auditEntries(since, most) {
      const rows = await query(
        'SELECT at, actor, action, subject FROM audit WHERE at >= ? ORDER BY at DESC, id DESC LIMIT ?',
        since,
        most,
      );
      return rows.map(({ at, actor, action, subject }) => ({
        at: Number(at),
        actor: String(actor),
        action: action as AuditAction,
        subject: String(subject),
      }));
    },

    async forgetAuditEntries(before) {
      await query('DELETE FROM audit WHERE at < ?', before);
    },
  };
}

/** Records an entry in the transaction of what it is about. */
export async function insertEntry(query: Query, entry: AuditEntry): Promise<void> {
  await insertRow(query, 'audit', { id: randomUUIDv7(), ...entry });
}
