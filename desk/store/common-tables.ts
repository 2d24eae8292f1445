/* Parts of migrations that the databases have in common, as SQLite spells them: as released as the steps that have them. */

/** Page views by day and path. */
export const PAGE_VIEWS = `
  CREATE TABLE page_view (
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, path)
  ) STRICT;`;

/** Who did what, and what was refused. */
export const COUNTS_AND_AUDIT = `
  CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE TABLE refusal (
    day TEXT NOT NULL,
    reason TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, reason)
  ) STRICT;
  CREATE TABLE desk_state (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;

  -- Of a key for a mail to a visitor: the kind and the mail domain.
  ALTER TABLE once_key ADD COLUMN domain TEXT;
  CREATE INDEX once_key_domain ON once_key (domain, expires_at) WHERE domain IS NOT NULL;`;

/** The inbox: who signs in, and what the office makes of a message. */
export const INBOX = `
  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    roles TEXT NOT NULL,
    added_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    added_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkey_person ON passkey (person_id);
  -- Sessions, invitations and challenges, by the hash of their secret.
  CREATE TABLE inbox_secret (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('session', 'invitation', 'challenge')),
    person_id TEXT REFERENCES person (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX inbox_secret_person ON inbox_secret (person_id);

  CREATE TABLE inbox_message (
    number INTEGER PRIMARY KEY,
    submission_id TEXT NOT NULL UNIQUE REFERENCES submission (id) ON DELETE CASCADE,
    form TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    desk INTEGER,
    vacancy TEXT,
    sender TEXT NOT NULL,
    files INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'done', 'suspected')),
    seen_at INTEGER,
    seen_by TEXT,
    assignee TEXT REFERENCES person (id) ON DELETE SET NULL,
    stage TEXT,
    answered_at INTEGER,
    changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX inbox_message_state ON inbox_message (state, number);
  CREATE INDEX inbox_message_form ON inbox_message (form, desk, state, seen_at);
  CREATE INDEX inbox_message_unread ON inbox_message (number) WHERE seen_at IS NULL;
  CREATE INDEX inbox_message_vacancy ON inbox_message (vacancy, number) WHERE vacancy IS NOT NULL;
  CREATE INDEX inbox_message_assignee ON inbox_message (assignee, number) WHERE assignee IS NOT NULL;
  CREATE INDEX inbox_message_sender ON inbox_message (sender, number);
  CREATE INDEX inbox_message_changed ON inbox_message (changed_at);`;

/** Notes, attempts to mail, and webhooks. */
export const INBOX_ANSWERS = `
  CREATE TABLE inbox_note (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX inbox_note_submission ON inbox_note (submission_id, at);

  CREATE TABLE attempt (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    error TEXT
  ) STRICT;
  CREATE INDEX attempt_submission ON attempt (submission_id, at);
  CREATE INDEX submission_answer ON submission (about, received_at) WHERE form = 'answer';
  CREATE INDEX delivery_parked ON delivery (submission_id) WHERE state = 'parked';

  CREATE TABLE webhook (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    forms TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    -- Why nothing is sent to it any more.
    stopped TEXT
  ) STRICT;
  CREATE TABLE webhook_call (
    id TEXT PRIMARY KEY,
    webhook_id TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
    -- NULL for a test.
    submission_id TEXT REFERENCES submission (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- NULL once it has succeeded or was given up.
    due_at INTEGER,
    outcome TEXT
  ) STRICT;
  CREATE INDEX webhook_call_due ON webhook_call (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX webhook_call_newest ON webhook_call (webhook_id, at);
  CREATE INDEX webhook_call_submission ON webhook_call (submission_id);
  CREATE INDEX audit_subject ON audit (subject, at);`;

/** Files that arrive ahead of their message, each in a file of its own. */
export const UPLOADS = `
  CREATE TABLE upload (
    id TEXT PRIMARY KEY,
    enquiry TEXT NOT NULL,
    sender TEXT NOT NULL,
    original_name TEXT NOT NULL,
    size INTEGER NOT NULL,
    added_at INTEGER NOT NULL,
    -- When something of it arrived last.
    active_at INTEGER NOT NULL,
    -- Once all of it has arrived and was examined.
    name TEXT,
    media_type TEXT,
    sha256 TEXT,
    unscanned INTEGER,
    -- Once a form has named it.
    submission_id TEXT REFERENCES submission (id) ON DELETE CASCADE,
    position INTEGER,
    field TEXT,
    label TEXT
  ) STRICT;
  CREATE INDEX upload_enquiry ON upload (enquiry);
  CREATE INDEX upload_sender ON upload (sender);
  CREATE INDEX upload_submission ON upload (submission_id);`;

/** Links of visitors as hashes; whom a registration names; the office's decisions, questions and reminders. */
export const CASES = `
  CREATE TABLE case_link (
    hash TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX case_link_submission ON case_link (submission_id);
  CREATE TABLE case_address (
    address TEXT NOT NULL,
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    PRIMARY KEY (address, submission_id)
  ) STRICT;
  CREATE INDEX case_address_submission ON case_address (submission_id);
  CREATE TABLE case_decision (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    item TEXT NOT NULL,
    decision TEXT NOT NULL CHECK (decision IN ('approved', 'declined')),
    -- The last day of an approval, in the office's calendar.
    until TEXT,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    PRIMARY KEY (submission_id, item)
  ) STRICT;
  CREATE TABLE case_question (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    item TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    answered_at INTEGER
  ) STRICT;
  CREATE INDEX case_question_submission ON case_question (submission_id, at);
  CREATE TABLE case_reminder (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    item TEXT NOT NULL,
    last_day TEXT NOT NULL,
    step INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (submission_id, item, last_day, step)
  ) STRICT;`;

/** As PostgreSQL spells them. */
export function inPostgres(tables: string): string {
  return tables
    .replaceAll(/\b(desk|files|attempts|unscanned|position|step) INTEGER/g, '$1 integer')
    .replaceAll(' INTEGER', ' bigint')
    .replaceAll(' TEXT', ' text')
    .replaceAll(' BLOB', ' bytea')
    .replaceAll(' STRICT;', ';');
}
