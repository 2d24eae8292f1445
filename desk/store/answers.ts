import { insertEntry } from './audit-log.ts';
import type { Database } from './database.ts';
import type { InboxStore } from './inbox-store.ts';
import { insertDelivery, insertSubmission } from './intake.ts';
import { insertRow, readSubmission } from './rows.ts';
import type { StoredSubmission } from './submission.ts';

type Answers = Pick<
  InboxStore,
  'notes' | 'addNote' | 'attempts' | 'answers' | 'answer' | 'takeBack' | 'releaseAnswers'
>;

/** Answers that wait for their release: a delivery is all that they lack. */
const PENDING = `form = 'answer' AND NOT EXISTS (SELECT 1 FROM delivery WHERE submission_id = id)`;

/**
 * Notes on messages, and answers to them, on either database.
 *
 * @param read reads submissions by id
 */
export function createAnswers(
  { query, transaction, exclusive }: Database,
  read: (ids: string[]) => Promise<StoredSubmission[]>,
): Answers {
  return {
    async notes(id) {
      const rows = await query(
        'SELECT id, at, author, text FROM inbox_note WHERE submission_id = ? ORDER BY at, id',
        id,
      );
      return rows.map((row) => ({
        id: String(row.id),
        at: Number(row.at),
        author: String(row.author),
        text: String(row.text),
      }));
    },

    addNote: (id, note) =>
      transaction(async (query) => {
        await insertRow(query, 'inbox_note', { ...note, submission_id: id });
        const sql = 'UPDATE inbox_message SET changed_at = ? WHERE submission_id = ?';
        await query(sql, note.at, id);
        const { at, author: actor } = note;
        await insertEntry(query, { at, actor, action: 'note', subject: id });
      }),

    async attempts(id) {
      const rows = await query(
        'SELECT at, error FROM attempt WHERE submission_id = ? ORDER BY at, id',
        id,
      );
      return rows.map(({ at, error }) => ({
        at: Number(at),
        error: error == null ? null : String(error),
      }));
    },

    async answers(id) {
      const rows = await query(
        `SELECT *, (SELECT count(*) FROM delivery WHERE submission_id = id) AS released
         FROM submission WHERE about = ? AND form = 'answer' ORDER BY received_at, id`,
        id,
      );
      const released = rows.filter((row) => Number(row.released) > 0);
      const stored = new Map(
        (await read(released.map((row) => String(row.id)))).map((each) => [each.id, each]),
      );
      return rows.map((row) => {
        const submission = stored.get(String(row.id));
        if (submission) return { submission, isPending: false };
        const pending = { ...readSubmission(row, []), delivery: UNSENT };
        return { submission: pending, isPending: true };
      });
    },

    answer: (answer, after, actor) =>
      transaction(async (query) => {
        const { about, receivedAt } = answer;
        // Locks the message, so that of two answers one is the first.
        const rows = await query(
          `SELECT number FROM inbox_message WHERE submission_id = ? ${exclusive ? '' : 'FOR UPDATE'}`,
          about,
        );
        const [last] = await query(
          `SELECT id FROM submission WHERE about = ? AND form = 'answer'
           ORDER BY received_at DESC, id DESC LIMIT 1`,
          about,
        );
        if (rows.length === 0 || (last ? String(last.id) : null) !== after) return false;
        await insertSubmission(query, answer);
        await query(
          'UPDATE inbox_message SET answered_at = coalesce(answered_at, ?), changed_at = ? WHERE submission_id = ?',
          receivedAt,
          receivedAt,
          about,
        );
        await insertEntry(query, { at: receivedAt, actor, action: 'answer', subject: about });
        return true;
      }),

    takeBack: (id, about, by) =>
      transaction(async (query) => {
        const gone = await query(
          `DELETE FROM submission WHERE id = ? AND about = ? AND ${PENDING} RETURNING received_at`,
          id,
          about,
        );
        if (gone.length === 0) return false;
        await query(
          `UPDATE inbox_message SET changed_at = changed_at + 1, answered_at = (
             SELECT min(received_at) FROM submission WHERE about = ? AND form = 'answer')
           WHERE submission_id = ?`,
          about,
          about,
        );
        await insertEntry(query, { ...by, action: 'take back', subject: about });
        return true;
      }),

    releaseAnswers: (before, now) =>
      transaction(async (query) => {
        // One from the future was stored by a clock that was wrong.
        const rows = await query(
          `SELECT * FROM submission WHERE ${PENDING} AND NOT received_at BETWEEN ? AND ?
           ${exclusive ? '' : 'FOR UPDATE SKIP LOCKED'}`,
          before,
          now,
        );
        for (const row of rows) await insertDelivery(query, readSubmission(row, []));
        return rows.length;
      }),
  };
}

/** The delivery of an answer that can still be taken back. */
const UNSENT = {
  state: 'waiting',
  attempts: 0,
  dueAt: null,
  firstAttemptAt: null,
  settledAt: null,
  lastError: null,
  acceptedBy: [],
} as const satisfies Omit<StoredSubmission['delivery'], 'acceptedBy'> & { acceptedBy: string[] };
