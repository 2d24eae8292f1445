/**
 * The schema's history, forward only: version n is the result of the first n steps, and a released
 * step is never edited. `PRAGMA user_version` is the version of a database.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE submission (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    form TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields)),
    once_key TEXT UNIQUE
  ) STRICT;

  CREATE TABLE delivery (
    submission_id TEXT PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    lease TEXT,
    first_attempt_at INTEGER,
    settled_at INTEGER,
    last_error TEXT,
    CHECK ((state = 'waiting') = (due_at IS NOT NULL))
  ) STRICT;

  CREATE INDEX delivery_due ON delivery (due_at) WHERE state = 'waiting';
  `,
  // Files, held deliveries, outcome by recipient, keys that expire. SQLite cannot change a CHECK or
  // drop a UNIQUE column: both tables are rebuilt.
  `
  ALTER TABLE submission RENAME TO submission_1;
  ALTER TABLE delivery RENAME TO delivery_1;
  DROP INDEX delivery_due;

  CREATE TABLE submission (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    form TEXT NOT NULL,
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT;

  CREATE TABLE attachment (
    submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    field TEXT NOT NULL,
    label TEXT NOT NULL,
    name TEXT NOT NULL,
    original_name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER NOT NULL CHECK (size = length(content)),
    sha256 TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (submission_id, position)
  ) STRICT;

  CREATE TABLE delivery (
    submission_id TEXT PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked', 'held')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    lease TEXT,
    first_attempt_at INTEGER,
    settled_at INTEGER,
    last_error TEXT,
    held_because TEXT,
    accepted_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(accepted_by)),
    CHECK ((state = 'waiting') = (due_at IS NOT NULL)),
    CHECK (state <> 'held' OR held_because IS NOT NULL)
  ) STRICT;

  CREATE TABLE once_key (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    expires_at INTEGER,
    submission_id TEXT NOT NULL
      REFERENCES submission (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
  ) STRICT;

  INSERT INTO submission SELECT id, received_at, form, fields FROM submission_1;
  INSERT INTO delivery (submission_id, state, attempts, due_at, lease, first_attempt_at,
      settled_at, last_error)
    SELECT submission_id, state, attempts, due_at, lease, first_attempt_at, settled_at, last_error
    FROM delivery_1;
  INSERT INTO once_key SELECT once_key, '', NULL, id FROM submission_1 WHERE once_key IS NOT NULL;
  DROP TABLE delivery_1;
  DROP TABLE submission_1;

  CREATE INDEX delivery_due ON delivery (due_at) WHERE state = 'waiting';
  CREATE INDEX once_key_submission ON once_key (submission_id);
  `,
  // An unsubscribe token for every subscriber; an index to read page by page, newest first.
  `
  ALTER TABLE submission ADD COLUMN unsubscribe_token TEXT;
  UPDATE submission SET unsubscribe_token = lower(hex(randomblob(32))) WHERE form = 'subscribe';
  CREATE UNIQUE INDEX submission_unsubscribe_token ON submission (unsubscribe_token);
  CREATE INDEX submission_newest ON submission (received_at, id);
  `,
  // Suspected spam is no longer held back: it is delivered, marked.
  `
  ALTER TABLE attachment ADD COLUMN unscanned INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), filler BLOB NOT NULL) STRICT;
  ALTER TABLE submission RENAME COLUMN unsubscribe_token TO token;
  ALTER TABLE submission ADD COLUMN spam_reason TEXT;
  UPDATE submission SET spam_reason = (SELECT held_because FROM delivery WHERE submission_id = id);

  ALTER TABLE delivery RENAME TO delivery_3;
  DROP INDEX delivery_due;
  CREATE TABLE delivery (
    submission_id TEXT PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    lease TEXT,
    first_attempt_at INTEGER,
    settled_at INTEGER,
    last_error TEXT,
    accepted_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(accepted_by)),
    CHECK ((state = 'waiting') = (due_at IS NOT NULL))
  ) STRICT;
  INSERT INTO delivery
    SELECT submission_id, iif(state = 'held', 'waiting', state), attempts,
      iif(state = 'held', unixepoch() * 1000, due_at), lease, first_attempt_at, settled_at,
      last_error, accepted_by
    FROM delivery_3;
  DROP TABLE delivery_3;
  CREATE INDEX delivery_due ON delivery (due_at) WHERE state = 'waiting';
  `,
  // The status of an application, and the receipt mailed to its applicant.
  `
  ALTER TABLE submission ADD COLUMN about TEXT REFERENCES submission (id) ON DELETE CASCADE;
  ALTER TABLE submission ADD COLUMN read_at INTEGER;
  ALTER TABLE submission ADD COLUMN outcome TEXT CHECK (outcome IN ('invited', 'declined'));
  ALTER TABLE submission ADD COLUMN outcome_at INTEGER;
  CREATE INDEX submission_about ON submission (about);
  `,
  // Page views by day and path.
  `
  CREATE TABLE page_view (
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, path)
  ) STRICT;
  `,
  // The visitor's language; NULL means the default one.
  `
  ALTER TABLE submission ADD COLUMN language TEXT;
  `,
  // Messages that are settled otherwise than by delivery; turns in the queue; who did what; what was refused.
  `
  ALTER TABLE delivery RENAME TO delivery_7;
  DROP INDEX delivery_due;
  CREATE TABLE delivery (
    submission_id TEXT PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
    state TEXT NOT NULL
      CHECK (state IN ('waiting', 'delivered', 'parked', 'handled', 'refused', 'damaged')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    -- Milliseconds by which others go first.
    handicap INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    first_attempt_at INTEGER,
    settled_at INTEGER,
    last_error TEXT,
    accepted_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(accepted_by)),
    -- When the office's message was received; NULL for a visitor's mail.
    office_since INTEGER,
    CHECK ((state = 'waiting') = (due_at IS NOT NULL))
  ) STRICT;
  INSERT INTO delivery (submission_id, state, attempts, due_at, lease, first_attempt_at, settled_at,
      last_error, accepted_by, office_since)
    SELECT submission_id, state, attempts, due_at, lease, first_attempt_at, settled_at, last_error,
      accepted_by, iif(form IN ('confirm', 'receipt') AND spam_reason IS NULL, NULL, received_at)
    FROM delivery_7 JOIN submission ON id = submission_id;
  DROP TABLE delivery_7;
  CREATE INDEX delivery_turn ON delivery (due_at + handicap) WHERE state = 'waiting';
  CREATE INDEX delivery_late
    ON delivery (CASE WHEN first_attempt_at IS NULL THEN due_at ELSE office_since END)
    WHERE state = 'waiting' AND office_since IS NOT NULL;

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
  CREATE INDEX once_key_domain ON once_key (domain, expires_at) WHERE domain IS NOT NULL;
  `,
  // The first lane, which would be read through the backlog of others.
  `
  CREATE INDEX delivery_first_lane ON delivery (due_at + handicap) WHERE state = 'waiting' AND handicap < 300000;
  `,
  // The inbox: who signs in, what the office makes of a message, its words to search for; attempts to mail.
  `
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
  CREATE INDEX inbox_message_changed ON inbox_message (changed_at);
  CREATE VIRTUAL TABLE inbox_words USING fts5 (words, content = '', contentless_delete = 1);
  INSERT INTO inbox_words (inbox_words, rank) VALUES ('secure-delete', 1);
  CREATE TRIGGER inbox_message_erased AFTER DELETE ON inbox_message BEGIN
    DELETE FROM inbox_words WHERE rowid = old.number;
  END;

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
  CREATE INDEX audit_subject ON audit (subject, at);
  `,
  // Files that arrive ahead of their message, each in a file of its own.
  `
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
  CREATE INDEX upload_submission ON upload (submission_id);
  `,
];
