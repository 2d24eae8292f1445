import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { everySubmission } from '../archive.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStore } from '../submission-store.ts';

const FIELDS = JSON.stringify([{ name: 'user_email', label: 'E-mail', value: 'a@b.example' }]);

/** Rows for the first version of SQLite's schema. */
const FIRST = `
  INSERT INTO submission VALUES
    ('s1', 5, 'subscribe', '${FIELDS}', 'subscribe:a@b.example'), ('s2', 6, 'contact', '[]', NULL);
  INSERT INTO delivery VALUES
    ('s1', 'waiting', 2, 9, NULL, 7, NULL, 'busy'), ('s2', 'delivered', 1, NULL, NULL, 7, 8, NULL);
`;

/** The same with a file and a held delivery. */
const withFiles = (file: string) => `
  INSERT INTO submission (id, received_at, form, fields) VALUES
    ('s1', 5, 'subscribe', '${FIELDS}'), ('s2', 6, 'contact', '[]'), ('s3', 7, 'career', '[]');
  INSERT INTO once_key VALUES ('subscribe:a@b.example', '', NULL, 's1');
  INSERT INTO attachment VALUES
    ('s3', 0, 'resume', 'Résumé', 'a.pdf', 'سيرة.pdf', 'application/pdf', 3, 'ab', ${file});
  INSERT INTO delivery VALUES
    ('s1', 'waiting', 2, 9, NULL, 7, NULL, 'busy', NULL, '["x@y.example"]'),
    ('s2', 'delivered', 1, NULL, NULL, 7, 8, NULL, NULL, '[]'),
    ('s3', 'held', 0, NULL, NULL, NULL, NULL, NULL, 'odd', '[]');
`;

const withToken = (rows: string) =>
  `${rows} UPDATE submission SET unsubscribe_token = 'token of s1' WHERE id = 's1';`;

/** The held delivery has become suspected spam. */
const withSpam = (file: string) => `
  INSERT INTO submission (id, received_at, form, fields, token, spam_reason) VALUES
    ('s1', 5, 'subscribe', '${FIELDS}', 'token of s1', NULL),
    ('s2', 6, 'contact', '[]', NULL, NULL), ('s3', 7, 'career', '[]', NULL, 'odd');
  INSERT INTO once_key VALUES ('subscribe:a@b.example', '', NULL, 's1');
  INSERT INTO attachment VALUES
    ('s3', 0, 'resume', 'Résumé', 'a.pdf', 'سيرة.pdf', 'application/pdf', 3, 'ab', ${file}, 0);
  INSERT INTO delivery VALUES
    ('s1', 'waiting', 2, 9, NULL, 7, NULL, 'busy', '["x@y.example"]'),
    ('s2', 'delivered', 1, NULL, NULL, 7, 8, NULL, '[]'),
    ('s3', 'waiting', 0, 1767300000000, NULL, NULL, NULL, NULL, '[]');
`;

/** The file's application is invited and has a receipt. */
const withStatus = (file: string) => `
  ${withSpam(file)}
  UPDATE submission SET token = 'office', read_at = 8, outcome = 'invited', outcome_at = 9
    WHERE id = 's3';
  INSERT INTO submission (id, received_at, form, fields, token, about)
    VALUES ('s4', 8, 'receipt', '${FIELDS}', 'applicant', 's3');
  INSERT INTO delivery VALUES ('s4', 'waiting', 0, 9, NULL, NULL, NULL, NULL, '[]');
`;

const withViews = (file: string) => `
  ${withStatus(file)}
  INSERT INTO page_view VALUES ('2026-01-01', '/', 3);
`;

const withLanguage = (file: string) => `
  ${withViews(file)}
  UPDATE submission SET language = 'ar' WHERE id = 's1';
`;

const withTurns = (file: string) =>
  withLanguage(file)
    .replaceAll(
      'INSERT INTO delivery VALUES',
      `INSERT INTO delivery (submission_id, state, attempts, due_at, lease, first_attempt_at, settled_at,
         last_error, accepted_by) VALUES`,
    )
    .replace(
      'INSERT INTO once_key VALUES',
      'INSERT INTO once_key (key, fingerprint, expires_at, submission_id) VALUES',
    );

/** The first message has been seen in the inbox, and has a note. */
const withInbox = (file: string) => `
  ${withTurns(file)}
  INSERT INTO person VALUES ('p1', 'a@office.example', 'administrator', 4);
  INSERT INTO inbox_message (number, submission_id, form, received_at, sender, files, state, seen_at, seen_by,
      changed_at)
    VALUES (5000, 's1', 'subscribe', 5, 'a@b.example', 0, 'open', 6, 'a@office.example', 6);
  INSERT INTO inbox_note VALUES ('n1', 's1', 7, 'a@office.example', 'Call');
`;

/** The last message has come with an upload; another upload is open. */
const withUploads = (file: string) => `
  ${withInbox(file)}
  INSERT INTO upload VALUES
    ('u1', '', '', 'b.dwg', 7, 5, 6, 'b.dwg', 'image/vnd.dwg', 'cd', 0, 's3', 1, 'files', 'Drawings'),
    ('u2', 'e', 'n', 'c.dwg', 8, 5, 6, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
`;

/** A registration with a link, a decision, an open question and a reminder. */
const withCases = (file: string) => `
  ${withUploads(file)}
  INSERT INTO submission (id, received_at, form, fields) VALUES ('s5', 9, 'registration', '${FIELDS}');
  INSERT INTO delivery (submission_id, state, attempts, settled_at, accepted_by)
    VALUES ('s5', 'delivered', 1, 9, '[]');
  INSERT INTO case_link VALUES ('hash', 's5');
  INSERT INTO case_address VALUES ('a@b.example', 's5');
  INSERT INTO case_decision VALUES ('s5', 'piping', 'approved', '2027-01-01', '', 9, 'a@office.example');
  INSERT INTO case_question VALUES ('q1', 's5', 'vat', 'Which?', 9, 'a@office.example', NULL);
  INSERT INTO case_reminder VALUES ('s5', 'vat', '2026-12-31', 30, 9);
`;

interface Release {
  /** Beginning of the SHA-256 of the migration to this version, which must never be edited. */
  step: string;
  /** Rows for a database of this version. */
  rows: string;
}

/** Every released version, oldest first. A new migration adds a line. */
export const RELEASED: Record<'sqlite' | 'postgres', Release[]> = {
  sqlite: [
    { step: '2ff984cb2146cf40', rows: FIRST },
    { step: '8c7fe9400e62a1df', rows: withFiles("x'00ff0a'") },
    { step: '113b67e6042d73ef', rows: withToken(withFiles("x'00ff0a'")) },
    { step: '19688eecf6b86607', rows: withSpam("x'00ff0a'") },
    { step: '2ffc39443bc73222', rows: withStatus("x'00ff0a'") },
    { step: '9e0a5df7e8cbb807', rows: withViews("x'00ff0a'") },
    { step: '2c8c4e98365de5f4', rows: withLanguage("x'00ff0a'") },
    { step: '57543ff072644832', rows: withTurns("x'00ff0a'") },
    { step: 'fe445584d1a5cdba', rows: withTurns("x'00ff0a'") },
    { step: '5051bde15423bf33', rows: withInbox("x'00ff0a'") },
    { step: 'bd12420c1b517c45', rows: withUploads("x'00ff0a'") },
    { step: '53107b85d7bf8c15', rows: withCases("x'00ff0a'") },
  ],
  postgres: [
    { step: '0c79eae210f9fdf0', rows: withFiles(`'\\x00ff0a'`) },
    { step: 'e48b5cdd33b40ba9', rows: withToken(withFiles(`'\\x00ff0a'`)) },
    { step: '03c8673bb755d946', rows: withSpam(`'\\x00ff0a'`) },
    { step: '7c2b4ba136d2d6b3', rows: withSpam(`'\\x00ff0a'`) },
    { step: '6dbfd157ccf9f5cf', rows: withStatus(`'\\x00ff0a'`) },
    { step: '41b1abfeaba90dfb', rows: withViews(`'\\x00ff0a'`) },
    { step: '04e2d54b131bd26d', rows: withLanguage(`'\\x00ff0a'`) },
    { step: '4da0f87fe70270bb', rows: withTurns(`'\\x00ff0a'`) },
    { step: '3976cfdffd558481', rows: withTurns(`'\\x00ff0a'`) },
    { step: '56fd4459d3beccb7', rows: withInbox(`'\\x00ff0a'`) },
    { step: '925f7f6cf4add8ab', rows: withUploads(`'\\x00ff0a'`) },
    { step: '8ec0665049046084', rows: withCases(`'\\x00ff0a'`) },
    { step: 'd6773f14ff14d316', rows: withCases(`'\\x00ff0a'`) },
  ],
};

/** Expects that no released migration was edited and that none is missing here. */
export function expectUnedited(steps: readonly string[], released: Release[]): void {
  const hash = (step: string) => createHash('sha256').update(step).digest('hex').slice(0, 16);
  expect(steps.map(hash)).toEqual(released.map(({ step }) => step));
}

/** Expects all these rows in a current store. */
export async function expectReleased(store: SubmissionStore, rows: string): Promise<void> {
  const stored = await Array.fromAsync(everySubmission(store));
  const [first, second, third] = stored.toReversed();
  expect(first).toMatchObject({
    id: 's1',
    receivedAt: 5,
    // Earlier versions stored none.
    language: rows.includes('language') ? 'ar' : '',
    fields: JSON.parse(FIELDS),
    attachments: [],
    delivery: { state: 'waiting', attempts: 2, dueAt: 9, firstAttemptAt: 7, lastError: 'busy' },
  });
  // Every subscriber can leave, whichever version they subscribed with.
  expect(first?.token).toMatch(rows.includes('token of s1') ? /^token of s1$/ : /.{64}/);
  expect(second).toMatchObject({ id: 's2', delivery: { state: 'delivered', settledAt: 8 } });
  expect(second?.token).toBeUndefined();
  if (rows.includes("'s3'")) {
    expect(first?.delivery.acceptedBy).toEqual(['x@y.example']);
    // A message that an earlier version held back is delivered, marked.
    expect(third).toMatchObject({ spamReason: 'odd', delivery: { state: 'waiting', attempts: 0 } });
    expect(third?.delivery.dueAt).toBeGreaterThan(Date.UTC(2026, 0, 1));
    expect(third?.delivery.dueAt).toBeLessThanOrEqual(Date.now());
    const [file, uploaded] = await store.attachmentsOf('s3');
    expect(file).toMatchObject({ originalName: 'سيرة.pdf', size: 3 });
    expect(file && 'content' in file && [...file.content]).toEqual([0, 255, 10]);
    expect(uploaded?.upload).toBe(rows.includes("'u1'") ? 'u1' : undefined);
    expect((await store.upload('u2'))?.size).toBe(rows.includes("'u2'") ? 8 : undefined);
    // The office can set the status of an application that is older than its link.
    const isNew = rows.includes("'office'");
    const read = { status: 'read', at: isNew ? 8 : 12 };
    const steps = [{ status: 'received', at: 7 }, read];
    expect(third?.steps).toEqual(isNew ? [...steps, { status: 'invited', at: 9 }] : [steps[0]]);
    expect((await store.setStatus({ id: 's3' }, 'read', 12))?.steps).toEqual(steps);
    expect((await store.caseOf('applicant', ['career']))?.steps).toEqual(isNew ? steps : undefined);
  }
  const views = [{ day: '2026-01-01', path: '/', count: 3 }];
  expect(await store.pageViews('')).toEqual(rows.includes('page_view') ? views : []);
  const notes = [{ id: 'n1', at: 7, by: 'a@office.example', text: 'Call' }];
  expect(await store.notes('s1')).toEqual(rows.includes('inbox_note') ? notes : []);
  const registration = await store.registration('s5');
  expect(registration?.decisions.piping?.until).toBe(
    rows.includes("'s5'") ? '2027-01-01' : undefined,
  );
  const again: Submission = {
    id: 's9',
    receivedAt: 10,
    form: 'subscribe',
    language: 'ar',
    fields: [],
    attachments: [],
  };
  const key = { key: 'subscribe:a@b.example', fingerprint: '', expiresAt: null };
  expect(await store.accept(again, [key])).toBe('repeated');
}
