import type { Note } from '#shared/inbox.ts';
import { insertEntry } from './audit-log.ts';
import type { Database } from './database.ts';
import type { Attempt, StoredAnswer } from './inbox-store.ts';
import { insertDelivery, insertSubmission } from './intake.ts';
import type { By } from './people.ts';
import { insertRow, named, readSubmission } from './rows.ts';
import type { Delivery, StoredSubmission, Submission } from './submission.ts';

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
) {
  return {
    async notes(id: string) {
      const rows = await query(
        'SELECT id, at, author AS "by", text FROM inbox_note WHERE submission_id = ? ORDER BY at, id',
        id,
      );
      return rows.map(named<Note>);
    },

    addNote: (id: string, { by, ...note }: Note) =>
      transaction(async (query) => {
        await insertRow(query, 'inbox_note', { ...note, author: by, submission_id: id });
        const sql = 'UPDATE inbox_message SET changed_at = ? WHERE submission_id = ?';
        await query(sql, note.at, id);
        await insertEntry(query, { at: note.at, actor: by, action: 'note', subject: id });
      }),

    async attempts(id: string) {
      const rows = await query(
        'SELECT at, error FROM attempt WHERE submission_id = ? ORDER BY at, id',
        id,
      );
      return rows.map(named<Attempt>);
    },

    /** Answers to a message, the oldest first. */
    async answers(id: string) {
      const rows = await query(
        `SELECT *, (SELECT count(*) FROM delivery WHERE submission_id = id) AS released
         FROM submission WHERE about = ? AND form = 'answer' ORDER BY received_at, id`,
        id,
      );
      const released = rows.filter((row) => Number(row.released) > 0);
      const stored = await read(released.map((row) => String(row.id)));
      return rows.map((row): StoredAnswer => {
        const submission = stored.find(({ id }) => id === row.id);
        if (submission) return { submission, isPending: false };
        const pending = { ...readSubmission(row, []), delivery: UNSENT };
        return { submission: pending, isPending: true };
      });
    },

    /**
     * Stores an answer, to be mailed once it is released.
     * @returns false if `after` is not the last answer, or null without one: somebody else was faster
     */
    answer: (answer: Submission & { about: string }, after: string | null, actor: string) =>
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

    /** Removes an answer that is not released; false if it is, or is unknown. */
    takeBack: (id: string, about: string, by: Required<By>) =>
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

    /** Queues the mails of answers stored before this time. @returns how many */
    releaseAnswers: (before: number, now: number) =>
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
const UNSENT: Delivery = {
  state: 'waiting',
  attempts: 0,
  dueAt: null,
  firstAttemptAt: null,
  settledAt: null,
  lastError: null,
  acceptedBy: [],
};
