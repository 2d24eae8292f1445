import { hash } from 'node:crypto';
import type { Database, Query } from './database.ts';
import { insertSubmission } from './intake.ts';
import { insertRow, readSubmission } from './rows.ts';
import type { Submission } from './submission.ts';

/** What came back by mail to messages of the inbox, on either database. */
export function createReplies({ query, transaction, exclusive }: Database) {
  return {
    /** What came back to a message by mail, the oldest first. */
    async replies(id: string) {
      const rows = await query(
        `SELECT * FROM submission WHERE about = ? AND form = 'reply' ORDER BY received_at, id`,
        id,
      );
      return rows.map((row) => readSubmission(row, []));
    },

    /**
     * Stores what came back by mail, once, and makes its message open and unread.
     *
     * @param mail what identifies the mail
     * @param to ids of messages, or of mails about them: the first that the inbox knows is meant
     * @returns the id of the message; undefined if the inbox knows none
     */
    reply: (
      reply: Omit<Submission, 'form' | 'about' | 'attachments'>,
      mail: string,
      to: readonly string[],
    ) =>
      transaction(async (query) => {
        // Locked, so that of two copies of a mail one is the first.
        const about = await messageOf(query, to, exclusive ? '' : 'FOR UPDATE');
        if (about === undefined) return undefined;
        const key = `reply:${hash('sha256', mail)}`;
        const known = await query('SELECT 1 FROM once_key WHERE key = ?', key);
        if (known.length > 0) return { about, isNew: false };
        await insertSubmission(query, { ...reply, form: 'reply', about, attachments: [] });
        await insertRow(query, 'once_key', { key, fingerprint: '', submission_id: reply.id });
        await reopen(query, about, reply.receivedAt);
        return { about, isNew: true };
      }),
  };
}

/** The first message of the inbox that has one of these ids, or to which the mail with that id belongs. */
async function messageOf(
  query: Query,
  ids: readonly string[],
  lock: string,
): Promise<string | undefined> {
  for (const id of ids) {
    const [found] = await query(
      `SELECT submission_id FROM inbox_message
       WHERE submission_id = ? OR submission_id = (SELECT about FROM submission WHERE id = ?)
       ${lock}`,
      id,
      id,
    );
    if (found) return String(found.submission_id);
  }
  return undefined;
}

/** Makes the message of an answer that was not delivered open and unread again. */
export async function answerFailed(
  query: Query,
  { form, about }: Pick<Submission, 'form' | 'about'>,
  at: number,
): Promise<void> {
  if (form === 'answer' && about) await reopen(query, about, at);
}

async function reopen(query: Query, id: string, at: number): Promise<void> {
  const sql = `UPDATE inbox_message SET state = 'open', seen_at = NULL, changed_at = ? WHERE submission_id = ?`;
  await query(sql, at, id);
}
