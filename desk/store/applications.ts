import { type OfficeStatus, REFERENCE } from '#shared/mails.ts';
import { insertEntry } from './audit-log.ts';
import type { Database, Query, Row, Value } from './database.ts';
import { insert } from './intake.ts';
import { referenceOf } from './reference.ts';
import { readSteps, readSubmission } from './rows.ts';
import type { Submission } from './submission.ts';
import type { Application, Applications } from './submission-store.ts';

/** The statuses of applications on either database. */
export function createApplications({ query, transaction }: Database): Applications {
  return {
    async applicationOf(token) {
      const [own] = await query(
        `SELECT * FROM submission WHERE token = ? AND form IN ('receipt', 'withdrawal')`,
        token,
      );
      if (own?.form === 'withdrawal') return withdrawn(own);
      return own && found(await query('SELECT * FROM submission WHERE id = ?', String(own.about)));
    },

    async applicationForOffice(token) {
      const own = `SELECT * FROM submission WHERE token = ? AND form = 'career'`;
      return found(await query(own, token));
    },

    setStatus: (key, status, at) =>
      transaction(async (query) => {
        const rows = await setStatus(query, key, status, at);
        // A command records its own call.
        if (rows[0] && 'token' in key) {
          const subject = `${rows[0].id} ${status}`;
          await insertEntry(query, { at, actor: 'office link', action: 'status', subject });
        }
        return found(rows);
      }),

    withdraw: (token, { id, receivedAt, label }) =>
      transaction(async (query) => {
        const application = await erased(query, token);
        if (application === undefined) {
          const notice = `SELECT id FROM submission WHERE token = ? AND form = 'withdrawal'`;
          return (await query(notice, token)).length > 0 ? 'repeated' : 'unknown';
        }
        await insertEntry(query, {
          at: receivedAt,
          actor: 'applicant link',
          action: 'withdraw',
          subject: application.id,
        });
        const reference = { name: REFERENCE, label, value: referenceOf(application.id) };
        const { language } = application;
        const notice = { id, receivedAt, form: 'withdrawal', language, token } as const;
        await insert(query, { ...notice, fields: [reference], attachments: [] });
        return 'stored';
      }),
  };
}

/** Erases an application with its receipt, by the receipt's token. */
async function erased(query: Query, token: string): Promise<Submission<never> | undefined> {
  const [gone] = await query(
    `DELETE FROM submission
     WHERE id = (SELECT about FROM submission WHERE token = ? AND form = 'receipt') RETURNING *`,
    token,
  );
  // Without its fields, so that an application that cannot be read can be withdrawn.
  return gone && readSubmission({ ...gone, fields: '[]' }, []);
}

/** Sets the status of an application, by its id or the office's token, in a transaction. */
export async function setStatus(
  query: Query,
  key: { id: string } | { token: string },
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

function found([row]: Row[]): Application | undefined {
  return row && { reference: referenceOf(String(row.id)), steps: readSteps(row) };
}

function withdrawn(notice: Row): Application {
  const { fields, receivedAt } = readSubmission(notice, []);
  const reference = fields.find(({ name }) => name === REFERENCE)?.value ?? '';
  return { reference, steps: [{ status: 'withdrawn', at: receivedAt }] };
}
