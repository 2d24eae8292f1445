import type { SubmissionKind } from '#shared/mails.ts';
import type { Query, Row } from './database.ts';
import { insertRow } from './rows.ts';
import { hashOf, newSecret } from './secrets.ts';
import { type Submission, valuesOf } from './submission.ts';

/** Stores the hash of a secret that opens a case: who reads the database learns no link. */
export async function insertLink(query: Query, token: string, id: string): Promise<void> {
  await query(
    'INSERT INTO case_link (hash, submission_id) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING',
    hashOf(token),
    id,
  );
}

/** A secret that opens the case of this mail, which is stored as a hash only: each attempt to send it has its own. */
export async function linkOfMail(query: Query, about: string): Promise<string> {
  const token = newSecret();
  await insertLink(query, token, about);
  return token;
}

/** The case that a link opens, or the notice that it was withdrawn. Receipts of earlier versions have the token itself. */
export async function caseOfLink(
  query: Query,
  token: string,
): Promise<(Row & { id: string; form: SubmissionKind }) | undefined> {
  const [row] = await query(
    `SELECT submission.* FROM submission JOIN case_link ON submission_id = id WHERE hash = ?
     UNION ALL SELECT own.* FROM submission own JOIN submission receipt ON receipt.about = own.id
       WHERE receipt.token = ? AND receipt.form = 'receipt'
     UNION ALL SELECT * FROM submission WHERE token = ? AND form = 'withdrawal'`,
    hashOf(token),
    token,
    token,
  );
  return row as (Row & { id: string; form: SubmissionKind }) | undefined;
}

/** Locks a row of the table `submission` until the end of the transaction; undefined if it is gone. */
export async function locked(query: Query, id: string): Promise<Row | undefined> {
  const [row] = await query('UPDATE submission SET form = form WHERE id = ? RETURNING *', id);
  return row;
}

/** Fields of a registration with the addresses of its contact persons, who get its mails and links. */
export const ADDRESSES = ['user_email', 'second_email'];

/** Replaces the addresses that may get the link again. */
export async function insertAddresses(
  query: Query,
  { id, fields }: Pick<Submission, 'id' | 'fields'>,
): Promise<void> {
  await query('DELETE FROM case_address WHERE submission_id = ?', id);
  const values = valuesOf({ fields });
  const addresses = ADDRESSES.flatMap((name) => values[name]?.toLowerCase() || []);
  for (const address of new Set(addresses)) {
    await insertRow(query, 'case_address', { address, submission_id: id });
  }
}

/** Stores what a draft has beside its row: the hash of its link, and its addresses. */
export async function insertDraft(query: Query, { id, fields, token }: Submission): Promise<void> {
  if (token) await insertLink(query, token, id);
  await insertAddresses(query, { id, fields });
}
