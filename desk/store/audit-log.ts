import { randomUUIDv7 } from 'node:crypto';
import type { Database, Query, Row } from './database.ts';
import { insertRow, named } from './rows.ts';
import type { AuditEntry } from './submission-store.ts';

/** The audit log on either database. */
export function createAuditLog({ query, transaction }: Database) {
  return {
    record: (entries: AuditEntry[]) =>
      transaction(async (query) => {
        for (const entry of entries) await insertEntry(query, entry);
      }),

    /** Records that somebody has read a submission, unless that is recorded within so many milliseconds before. */
    async recordRead({ at, actor, subject }: Omit<AuditEntry, 'action'>, within: number) {
      await query(
        `INSERT INTO audit (id, at, actor, action, subject) SELECT ?, ?, ?, 'read', ?
         WHERE NOT EXISTS (SELECT 1 FROM audit
           WHERE subject = ? AND at > ? AND actor = ? AND action = 'read')`,
        randomUUIDv7(),
        at,
        actor,
        subject,
        subject,
        at - within,
        actor,
      );
    },

    /** The entries from this time on, newest first. */
    async auditEntries(since: number, most: number) {
      const rows = await query(
        'SELECT at, actor, action, subject FROM audit WHERE at >= ? ORDER BY at DESC, id DESC LIMIT ?',
        since,
        most,
      );
      return rows.map(entryOf);
    },

    /** The newest entries, or those before the place where the last page ended. */
    async auditPage(
      most: number,
      before?: string,
    ): Promise<{ entries: AuditEntry[]; next?: string }> {
      // A command may record thousands of entries with one time, so a page does not end at a time.
      const [where, values] =
        before === undefined
          ? ['', []]
          : ['WHERE (at, id) < (SELECT at, id FROM audit WHERE id = ?)', [before]];
      const rows = await query(
        `SELECT * FROM audit ${where} ORDER BY at DESC, id DESC LIMIT ?`,
        ...values,
        most + 1,
      );
      const entries = rows.slice(0, most).map(entryOf);
      return rows.length > most ? { entries, next: String(rows[most - 1]?.id) } : { entries };
    },

    /** Erases the entries before this time. */
    async forgetAuditEntries(before: number) {
      await query('DELETE FROM audit WHERE at < ?', before);
    },
  };
}

/** Records an entry in the transaction of what it is about. */
export async function insertEntry(query: Query, entry: AuditEntry): Promise<void> {
  await insertRow(query, 'audit', { id: randomUUIDv7(), ...entry });
}

function entryOf({ id: _, ...entry }: Row): AuditEntry {
  return named<AuditEntry>(entry);
}
