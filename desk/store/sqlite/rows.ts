import type { SQLOutputValue } from 'node:sqlite';
import type { FormName } from '#contract/forms.ts';
import type { DeliveryState, StoredSubmission, Submission, SubmittedField } from '../port.ts';

/** A row as SQLite hands it out. */
export type Row = Record<string, SQLOutputValue>;

export function readSubmission(row: Row): Submission {
  return {
    id: String(row.id),
    receivedAt: Number(row.received_at),
    form: row.form as FormName,
    fields: JSON.parse(String(row.fields)) as SubmittedField[],
  };
}

export function readStored(row: Row): StoredSubmission {
  return {
    ...readSubmission(row),
    delivery: {
      state: row.state as DeliveryState,
      attempts: Number(row.attempts),
      dueAt: nullableNumber(row.due_at),
      firstAttemptAt: nullableNumber(row.first_attempt_at),
      settledAt: nullableNumber(row.settled_at),
      lastError: row.last_error == null ? null : String(row.last_error),
    },
  };
}

function nullableNumber(value: SQLOutputValue | undefined): number | null {
  return value == null ? null : Number(value);
}
