/**
 * The schema's history, forward only: version n is the result of the first n steps, and a released
 * step is never edited. `PRAGMA user_version` says where a database stands.
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
];
