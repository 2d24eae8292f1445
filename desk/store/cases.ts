import { type OfficeStatus, REFERENCE } from '#shared/mails.ts';
import { insertEntry } from './audit-log.ts';
import { caseOfLink, insertLink, locked } from './case-links.ts';
import type { Database, Query, Row, Value } from './database.ts';
import { insert } from './intake.ts';
import { referenceOf } from './reference.ts';
import { readSteps, readSubmission } from './rows.ts';
import { type Submission, valuesOf } from './submission.ts';
import type { Case, CaseKind, StepOutcome } from './submission-store.ts';

/**
 * Cases, which are applications and registrations of suppliers, on either database. Every method returns undefined or
 * `unknown` for an unknown link, token or id.
 */
export function createCases({ query, transaction }: Database) {
  return {
    /** The case of one of these kinds that a visitor's link opens; also one that was withdrawn. */
    async caseOf(token: string, kinds: readonly CaseKind[]) {
      const own = await caseOfLink(query, token);
      const seen = own?.form === 'withdrawal' ? withdrawn(own) : found([own]);
      return seen && kinds.includes(seen.form) ? seen : undefined;
    },

    /** An application by the office's token. */
    async applicationForOffice(token: string) {
      const own = `SELECT * FROM submission WHERE token = ? AND form = 'career'`;
      return found(await query(own, token));
    },

    /** Sets the status of an application by the office's token or the id. Setting it again keeps its date. */
    setStatus: (key: CaseKey, status: OfficeStatus, at: number) =>
      transaction(async (query) => {
        const rows = await setStatus(query, key, status, at);
        // A command records its own call.
        if (rows[0] && 'token' in key) {
          const subject = `${rows[0].id} ${status}`;
          await insertEntry(query, { at, actor: 'office link', action: 'status', subject });
        }
        return found(rows);
      }),

    /**
     * Erases a case of one of these kinds with all about it, by a link, and stores a notice to the office, once;
     * of a draft none. The notice has the reference under this label, and its links.
     */
    withdraw: (
      token: string,
      kinds: readonly CaseKind[],
      { id, receivedAt, label }: Pick<Submission, 'id' | 'receivedAt'> & { label: string },
    ) =>
      transaction(async (query): Promise<StepOutcome> => {
        const own = await caseOfLink(query, token);
        if (own?.form === 'withdrawal') return 'repeated';
        const row = own && (await locked(query, own.id));
        // Another request was faster.
        if (own && !row) return 'repeated';
        const { id: about = '', form, language = '' } = row ? withoutFields(row) : {};
        if (!form || !kinds.includes(form)) return 'unknown';
        if (form !== 'draft') {
          const fields = [
            { name: REFERENCE, label, value: referenceOf(about) },
            ...(form === 'career' ? [] : [{ name: 'form', label: '', value: form }]),
          ];
          const notice = { id, receivedAt, form: 'withdrawal', language, fields } as const;
          await insert(query, { ...notice, attachments: [] });
          // The links show that it was withdrawn.
          await query('UPDATE case_link SET submission_id = ? WHERE submission_id = ?', id, about);
          await insertLink(query, token, id);
        }
        await query('DELETE FROM submission WHERE id = ?', about);
        const actor = form === 'career' ? 'applicant link' : 'supplier link';
        await insertEntry(query, { at: receivedAt, actor, action: 'withdraw', subject: about });
        return 'stored';
      }),
  };
}

/** The office's token, or the id. */
type CaseKey = { token: string } | { id: string };

/** Sets the status of an application, by its id or the office's token, in a transaction. */
export async function setStatus(
  query: Query,
  key: CaseKey,
  status: OfficeStatus,
  at: number,
): Promise<Row[]> {
  const [change, values] = changeTo(status, at);
  const [column, value] = 'id' in key ? ['id', key.id] : ['token', key.token];
  return query(
    `UPDATE submission SET ${change} WHERE ${column} = ? AND form = 'career' RETURNING *`,
    ...values,
    value,
  );
}

/** The assignments that set a status, with their values. A repeated status keeps its date; later ones are cleared. */
function changeTo(status: OfficeStatus, at: number): [string, Value[]] {
  return status === 'read'
    ? ['read_at = coalesce(read_at, ?), outcome = NULL, outcome_at = NULL', [at]]
    : [
        'outcome_at = CASE WHEN outcome = ? THEN outcome_at ELSE ? END, outcome = ?',
        [status, at, status],
      ];
}

function found([row]: (Row | undefined)[]): Case | undefined {
  if (!row) return undefined;
  const { id, form } = withoutFields(row);
  return { id, form, reference: referenceOf(id), steps: readSteps(row) };
}

function withdrawn(notice: Row): Case {
  const { id, receivedAt, ...submission } = readSubmission(notice, []);
  const { reference = '', form = 'career' } = valuesOf(submission);
  const steps = [{ status: 'withdrawn' as const, at: receivedAt }];
  return { id, form: form as CaseKind, reference, steps };
}

/** A case without its fields, so that one that cannot be read can be withdrawn. */
const withoutFields = (row: Row) =>
  readSubmission({ ...row, fields: '[]' }, []) as Submission<never> & { form: CaseKind };
