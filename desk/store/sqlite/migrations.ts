import {
  CASES,
  COUNTS_AND_AUDIT,
  INBOX,
  INBOX_ANSWERS,
  PAGE_VIEWS,
  UPLOADS,
} from '../common-tables.ts';

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
  `${PAGE_VIEWS}
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
${COUNTS_AND_AUDIT}
  `,
  // The first lane, which would be read through the backlog of others.
  `
  CREATE INDEX delivery_first_lane ON delivery (due_at + handicap) WHERE state = 'waiting' AND handicap < 300000;
  `,
  // The inbox: who signs in, what the office makes of a message, its words to search for; attempts to mail.
  `${INBOX}
  CREATE VIRTUAL TABLE inbox_words USING fts5 (words, content = '', contentless_delete = 1);
  INSERT INTO inbox_words (inbox_words, rank) VALUES ('secure-delete', 1);
  CREATE TRIGGER inbox_message_erased AFTER DELETE ON inbox_message BEGIN
    DELETE FROM inbox_words WHERE rowid = old.number;
  END;
${INBOX_ANSWERS}
  `,
  // Files that arrive ahead of their message, each in a file of its own.
  `${UPLOADS}
  `,
  // Cases.
  `${CASES}
  `,
];
