import { hash } from 'node:crypto';
import type { Note } from '#shared/inbox.ts';
import type { Decision } from '#shared/registration.ts';
import { type Archive, everySubmission } from './archive.ts';
import { insertEntry } from './audit-log.ts';
import { insertAddresses, linkOfMail, locked } from './case-links.ts';
import type { Database, Query } from './database.ts';
import { insert, insertDelivery, insertFiles, insertReceipt } from './intake.ts';
import type { By } from './people.ts';
import { insertRow, named, readFacts, readSubmission, selectFacts } from './rows.ts';
import {
  type AttachmentFacts,
  type StoredSubmission,
  type Submission,
  valuesOf,
} from './submission.ts';
import type { Receipt } from './submission-store.ts';

/** A supplier's registration, sent or not, with what the office has made of it. */
export interface Registration {
  submission: StoredSubmission;
  /** By short name of the trade. */
  decisions: Record<string, Decided>;
  /** The oldest first. */
  questions: Question[];
  /** Whether the office has opened it. */
  isOpened: boolean;
  /** Changes with every change of the supplier. */
  revision: string;
}

type Decided = Decision & Required<By>;

/** A question of the office about one field or document. */
export interface Question {
  id: string;
  item: string;
  text: string;
  at: number;
  author: string;
  answeredAt: number | null;
}

/** What a supplier saves. */
export interface RegistrationChange
  extends Pick<Submission, 'fields' | 'attachments' | 'language'> {
  at: number;
  /** Its office mail and its receipt are queued: it is sent. */
  sent?: Receipt | undefined;
  /** Of one that was sent: what changed, for the office; absent if nothing did. */
  note?: Note | undefined;
  /** Of one that was sent: a mail to the address that is no longer its own. */
  toFormer?: Submission | undefined;
  /** Ids of questions that it answers. */
  answered: readonly string[];
  /** Its words to search for. */
  terms: readonly string[];
}

/** `changed`: somebody else has changed it since this revision. */
export type ChangeOutcome = 'stored' | 'changed' | 'unknown';

/** The registrations of suppliers on either database. */
export function createRegistrations({ query, transaction, search }: Database, archive: Archive) {
  const whole = async (submission: StoredSubmission): Promise<Registration> => {
    const { id } = submission;
    const decisions = await query(
      'SELECT item, decision, until, reason, at, author AS actor FROM case_decision WHERE submission_id = ?',
      id,
    );
    const questions = await query(
      'SELECT id, item, text, at, author, answered_at FROM case_question WHERE submission_id = ? ORDER BY at, id',
      id,
    );
    const [opened] = await query(
      'SELECT 1 FROM inbox_message WHERE submission_id = ? AND seen_by IS NOT NULL',
      id,
    );
    return {
      submission,
      decisions: Object.fromEntries(
        decisions.map(({ item, ...row }) => [String(item), named<Decided>(row)]),
      ),
      questions: questions.map(named<Question>),
      isOpened: opened !== undefined,
      revision: revisionOf(submission),
    };
  };

  return {
    async registration(id: string) {
      const found = await archive.get(id);
      return found && isRegistration(found) ? whole(found) : undefined;
    },

    /** All registrations that were sent, the newest first. */
    async *registrations() {
      for await (const each of everySubmission(archive, { form: 'registration' })) {
        yield await whole(each);
      }
    },

    /** A new link to a case, which is stored as a hash only. */
    openCase: (id: string) => transaction((query) => linkOfMail(query, id)),

    /** Queues a mail with a link for each registration that names this address. @returns ids of the mails */
    mailLinks: (address: string, mailTo: (registration: Submission<AttachmentFacts>) => Receipt) =>
      transaction(async (query) => {
        const rows = await query(
          'SELECT submission_id FROM case_address WHERE address = ?',
          address,
        );
        const queued: string[] = [];
        for (const { submission_id } of rows) {
          // The address of suspected spam may be a stranger's.
          const own = 'SELECT * FROM submission WHERE id = ? AND spam_reason IS NULL';
          const [row] = await query(own, String(submission_id));
          const mail = row && mailTo(readSubmission(row, []));
          if (mail && (await insertReceipt(query, mail))) queued.push(mail.submission.id);
        }
        return queued;
      }),

    /** Stores what a supplier has changed since a revision. Of a draft, new files replace those of their field. */
    saveRegistration: (id: string, revision: string, change: RegistrationChange) =>
      transaction(async (query): Promise<ChangeOutcome> => {
        const before = await lockedAt(query, id, revision);
        if (typeof before === 'string') return before;
        const { fields, attachments, language, at, sent, note, toFormer, answered, terms } = change;
        const isSent = before.form === 'registration';
        await query(
          'UPDATE submission SET form = ?, received_at = ?, language = ?, fields = ? WHERE id = ?',
          isSent || sent ? 'registration' : 'draft',
          isSent ? before.receivedAt : at,
          language,
          JSON.stringify(fields),
          id,
        );
        for (const { field } of isSent ? [] : attachments) {
          await query('DELETE FROM attachment WHERE submission_id = ? AND field = ?', id, field);
          await query('DELETE FROM upload WHERE submission_id = ? AND field = ?', id, field);
        }
        await insertFiles(query, id, attachments);
        await insertAddresses(query, { id, fields });
        for (const each of answered) {
          await query('UPDATE case_question SET answered_at = ? WHERE id = ?', at, each);
        }
        if (sent && !isSent) {
          await query('DELETE FROM delivery WHERE submission_id = ?', id);
          await insertDelivery(query, {
            ...before,
            form: 'registration',
            receivedAt: at,
            attachments: [],
          });
          await insertReceipt(query, sent);
        }
        if (isSent && toFormer) await insert(query, toFormer);
        if (isSent && note) {
          const [listed] = await query(
            `UPDATE inbox_message SET state = 'open', seen_at = NULL, changed_at = ?, sender = ?, files = files + ?
             WHERE submission_id = ? RETURNING number`,
            at,
            valuesOf({ fields }).user_email?.toLowerCase() ?? '',
            attachments.length,
            id,
          );
          const { by: author, ...text } = note;
          await insertRow(query, 'inbox_note', { ...text, author, submission_id: id });
          await insertEntry(query, { at, actor: 'supplier link', action: 'change', subject: id });
          if (listed) {
            await query(
              `DELETE FROM inbox_words WHERE ${search.number} = ?`,
              Number(listed.number),
            );
            await query(search.insert, Number(listed.number), terms.join(' '));
          }
        }
        return 'stored';
      }),

    /** Asks a supplier about one field or document, and queues the mail. */
    ask: (id: string, { answeredAt: _, ...question }: Question, mail: Submission) =>
      transaction(async (query): Promise<ChangeOutcome> => {
        const row = await locked(query, id);
        if (row?.form !== 'registration') return 'unknown';
        await insertRow(query, 'case_question', { ...question, submission_id: id });
        await changedByOffice(query, id, mail, { actor: question.author, action: 'ask' });
        return 'stored';
      }),

    /** Decides about a trade of the registration as it was at a revision, and queues the mail. */
    decide: (id: string, revision: string, trade: string, decided: Decided, mail: Submission) =>
      transaction(async (query): Promise<ChangeOutcome> => {
        const before = await lockedAt(query, id, revision);
        if (typeof before === 'string') return before;
        const { decision, until, reason, at, actor } = decided;
        await query(
          `INSERT INTO case_decision (submission_id, item, decision, until, reason, at, author)
           VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (submission_id, item) DO UPDATE SET decision = excluded.decision,
             until = excluded.until, reason = excluded.reason, at = excluded.at, author = excluded.author`,
          ...[id, trade, decision, until, reason, at, actor],
        );
        await changedByOffice(query, id, mail, { actor, action: 'decide' });
        return 'stored';
      }),

    /** Queues the mails of a reminder, once: false if this step about this last day has been taken. */
    remind: (
      id: string,
      { item, lastDay, step, at }: { item: string; lastDay: string; step: number; at: number },
      mails: readonly Submission[],
    ) =>
      transaction(async (query) => {
        const rows = await query(
          `INSERT INTO case_reminder (submission_id, item, last_day, step, at)
           SELECT id, ?, ?, ?, ? FROM submission WHERE id = ?
           ON CONFLICT DO NOTHING RETURNING step`,
          ...[item, lastDay, step, at, id],
        );
        if (rows.length === 0) return false;
        for (const mail of mails) await insert(query, mail);
        return true;
      }),
  };
}

const isRegistration = ({ form }: Pick<Submission, 'form'>) =>
  form === 'draft' || form === 'registration';

/** Locks a registration and reads it; or says why it is not the one of this revision. */
async function lockedAt(
  query: Query,
  id: string,
  revision: string,
): Promise<Submission<AttachmentFacts> | Exclude<ChangeOutcome, 'stored'>> {
  const row = await locked(query, id);
  if (!row) return 'unknown';
  const files = (await query(selectFacts('submission_id = ?'), id, id)).map(readFacts);
  const found = readSubmission(row, files);
  if (!isRegistration(found)) return 'unknown';
  return revisionOf(found) === revision ? found : 'changed';
}

function revisionOf({ form, fields, attachments }: Submission<AttachmentFacts>): string {
  const files = attachments.map(({ field, sha256 }) => [field, sha256]);
  return hash('sha256', JSON.stringify([form, fields, files]), 'base64url');
}

/** Records what the office did, and queues the mail about it. */
async function changedByOffice(
  query: Query,
  id: string,
  mail: Submission,
  entry: { actor: string; action: 'ask' | 'decide' },
): Promise<void> {
  const at = mail.receivedAt;
  await insert(query, mail);
  await query('UPDATE inbox_message SET changed_at = ? WHERE submission_id = ?', at, id);
  await insertEntry(query, { ...entry, at, subject: id });
}
