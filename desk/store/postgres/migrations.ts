import {
  CASES,
  COUNTS_AND_AUDIT,
  INBOX,
  INBOX_ANSWERS,
  inPostgres,
  PAGE_VIEWS,
  UPLOADS,
} from '../common-tables.ts';

/** As for SQLite: forward only, and a released step is never edited. Times are milliseconds. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE submission (
    id text PRIMARY KEY,
    received_at bigint NOT NULL,
    form text NOT NULL,
    -- Not jsonb: what a visitor typed may hold a NUL, which jsonb refuses.
    fields text NOT NULL
  );

  CREATE TABLE attachment (
    submission_id text NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
    position integer NOT NULL,
    field text NOT NULL,
    label text NOT NULL,
    name text NOT NULL,
    original_name text NOT NULL,
    media_type text NOT NULL,
    size bigint NOT NULL CHECK (size = length(content)),
    sha256 text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (submission_id, position)
  );
  -- Documents are compressed already.
  ALTER TABLE attachment ALTER COLUMN content SET STORAGE EXTERNAL;

  CREATE TABLE delivery (
    submission_id text PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked', 'held')),
    attempts integer NOT NULL DEFAULT 0,
    due_at bigint,
    lease text,
    first_attempt_at bigint,
    settled_at bigint,
    last_error text,
    held_because text,
    accepted_by text NOT NULL DEFAULT '[]',
    CHECK ((state = 'waiting') = (due_at IS NOT NULL)),
    CHECK (state <> 'held' OR held_because IS NOT NULL)
  );
  CREATE INDEX delivery_due ON delivery (due_at) WHERE state = 'waiting';

  CREATE TABLE once_key (
    key text PRIMARY KEY,
    fingerprint text NOT NULL,
    expires_at bigint,
    submission_id text NOT NULL
      REFERENCES submission (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
  );
  CREATE INDEX once_key_submission ON once_key (submission_id);

  -- What is lost with a crash here is a count of the last minute.
  CREATE UNLOGGED TABLE rate_bucket (
    key text PRIMARY KEY,
    tokens double precision NOT NULL,
    filled_at bigint NOT NULL
  );
  `,
  // An unsubscribe token for every subscriber; an index to read page by page, newest first.
  `
  ALTER TABLE submission ADD COLUMN unsubscribe_token text;
  UPDATE submission SET unsubscribe_token = gen_random_uuid() || '-' || gen_random_uuid()
    WHERE form = 'subscribe';
  CREATE UNIQUE INDEX submission_unsubscribe_token ON submission (unsubscribe_token);
  CREATE INDEX submission_newest ON submission (received_at, id);
  `,
  // Suspected spam is no longer held back: it is delivered, marked.
  `
  ALTER TABLE attachment ADD COLUMN unscanned smallint NOT NULL DEFAULT 0;
  CREATE TABLE heartbeat (id integer PRIMARY KEY CHECK (id = 1), filler bytea NOT NULL);
  ALTER TABLE submission RENAME COLUMN unsubscribe_token TO token;
  ALTER TABLE submission ADD COLUMN spam_reason text;
  UPDATE submission SET spam_reason = held_because FROM delivery WHERE submission_id = id;
  UPDATE delivery SET state = 'waiting', due_at = extract(epoch FROM now()) * 1000
    WHERE state = 'held';
  ALTER TABLE delivery DROP COLUMN held_because,
    DROP CONSTRAINT delivery_state_check,
    ADD CONSTRAINT delivery_state_check CHECK (state IN ('waiting', 'delivered', 'parked'));
  `,
  // Unlogged: no archive of the write-ahead log keeps an IP address beyond its day.
  `
  DROP TABLE rate_bucket;
  -- As rate-limiter-flexible defines it.
  CREATE UNLOGGED TABLE rate_limit (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE UNLOGGED TABLE daily_salt (day integer PRIMARY KEY, salt bytea NOT NULL)
    -- With the usual threshold a deleted salt would stay on the disk for weeks.
    WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
  `,
  // The status of an application, and the receipt mailed to its applicant.
  `
  ALTER TABLE submission
    -- Deferred for "move", which may copy a receipt before its application.
    ADD COLUMN about text REFERENCES submission (id) ON DELETE CASCADE
      DEFERRABLE INITIALLY DEFERRED,
    ADD COLUMN read_at bigint,
    ADD COLUMN outcome text CHECK (outcome IN ('invited', 'declined')),
    ADD COLUMN outcome_at bigint;
  CREATE INDEX submission_about ON submission (about);
  `,
  // Page views by day and path.
  `${inPostgres(PAGE_VIEWS)}
  `,
  // The visitor's language; NULL means the default one.
  `
  ALTER TABLE submission ADD COLUMN language text;
  `,
  // Messages that are settled otherwise than by delivery; turns in the queue; who did what; what was refused.
  `
  ALTER TABLE delivery
    -- Milliseconds by which others go first.
    ADD COLUMN handicap bigint NOT NULL DEFAULT 0,
    -- When the office's message was received; NULL for a visitor's mail.
    ADD COLUMN office_since bigint,
    DROP CONSTRAINT delivery_state_check,
    ADD CONSTRAINT delivery_state_check
      CHECK (state IN ('waiting', 'delivered', 'parked', 'handled', 'refused', 'damaged'));
  DROP INDEX delivery_due;
  CREATE INDEX delivery_turn ON delivery ((due_at + handicap)) WHERE state = 'waiting';
  UPDATE delivery SET office_since = received_at FROM submission
    WHERE id = submission_id AND NOT (form IN ('confirm', 'receipt') AND spam_reason IS NULL);
  CREATE INDEX delivery_late
    ON delivery ((CASE WHEN first_attempt_at IS NULL THEN due_at ELSE office_since END))
    WHERE state = 'waiting' AND office_since IS NOT NULL;
${inPostgres(COUNTS_AND_AUDIT)}

  DROP TABLE rate_limit;
  -- Counts of a sliding span: in slots of time, the newest first, which has the number "slot".
  CREATE UNLOGGED TABLE rate_limit (
    key text PRIMARY KEY,
    slot bigint NOT NULL,
    counts bigint[] NOT NULL,
    expires_at bigint NOT NULL
  );
  `,
  // The first lane, which would be read through the backlog of others.
  `
  CREATE INDEX delivery_first_lane ON delivery ((due_at + handicap)) WHERE state = 'waiting' AND handicap < 300000;
  `,
  // The inbox: who signs in, what the office makes of a message, its words to search for; attempts to mail.
  `${inPostgres(INBOX)}
  CREATE TABLE inbox_words (
    number bigint PRIMARY KEY REFERENCES inbox_message (number) ON DELETE CASCADE,
    words tsvector NOT NULL
  );
  CREATE INDEX inbox_words_words ON inbox_words USING gin (words);
${inPostgres(INBOX_ANSWERS)}
  `,
  // Files that arrive ahead of their message, each in a file of its own.
  `${inPostgres(UPLOADS)}
  `,
  // Cases.
  `${inPostgres(CASES)}
  `,
  // Contents of uploads in a bucket: which objects they consist of, and the folder of this database.
  `
  CREATE TABLE upload_part (
    upload_id text NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
    start bigint NOT NULL,
    size bigint NOT NULL,
    object text NOT NULL,
    PRIMARY KEY (upload_id, start)
  );
  CREATE TABLE bucket_folder (name text PRIMARY KEY);
  INSERT INTO bucket_folder VALUES ('desk-' || gen_random_uuid());
  `,
];
