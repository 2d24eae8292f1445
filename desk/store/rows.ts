import { z } from 'zod';
import { type OfficeStatus, SUBMISSION_KINDS, type SubmissionKind } from '#shared/mails.ts';
import { DeskError } from '../desk-error.ts';

import type { Query, Row, Value } from './database.ts';
import type {
  ApplicationStep,
  Attachment,
  AttachmentFacts,
  Delivery,
  DeliveryState,
  StoredSubmission,
  Submission,
  SubmittedField,
} from './submission.ts';

/** Inserts a row, given by column name. */
export async function insertRow(query: Query, table: string, row: Record<string, Value>) {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${placesOf(columns)}`;
  await query(sql, ...Object.values(row));
}

/** A list with a place for each of these values; of none, one without an element. */
export function placesOf(values: readonly unknown[]): string {
  return `(${values.map(() => '?').join(', ') || 'NULL'})`;
}

/** Those parts of a statement whose values are given, and the values. */
export function given(
  parts: [sql: string, ...values: (Value | undefined)[]][],
): [sql: string[], values: Value[]] {
  const those = parts.filter(([, value]) => value !== undefined);
  return [those.map(([sql]) => sql), those.flatMap(([, ...values]) => values as Value[])];
}

/** A row by names such as `submissionId`: of a table that only the desk has written, so that nothing is checked. */
export function named<T>(row: Row): T {
  const toCamelCase = (name: string) =>
    name.replace(/_(.)/g, (_, next: string) => next.toUpperCase());
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [toCamelCase(name), value]),
  ) as T;
}

/** A row that cannot be read: it is set aside, and everything else goes on. */
export class DamagedRow extends DeskError {
  override name = 'DamagedRow';
  /** The submission's. */
  readonly id: string;
  constructor(id: string) {
    super(`The row of submission ${id} cannot be read`);
    this.id = id;
  }
}

/**
 * Reads a row of the table `submission`.
 * @throws DamagedRow
 */
export function readSubmission<File extends AttachmentFacts>(
  row: Row,
  attachments: File[],
): Submission<File> {
  return {
    id: String(row.id),
    receivedAt: Number(row.received_at),
    form: readForm(row),
    // NULL in rows of earlier versions.
    language: String(row.language ?? ''),
    fields: readFields(row),
    attachments,
    ...(row.token == null ? {} : { token: String(row.token) }),
    ...(row.about == null ? {} : { about: String(row.about) }),
    ...(row.spam_reason == null ? {} : { spamReason: String(row.spam_reason) }),
  };
}

function readForm({ id, form }: Row): SubmissionKind {
  const known = SUBMISSION_KINDS.find((kind) => kind === form);
  if (known === undefined) throw new DamagedRow(String(id));
  return known;
}

function readFields({ id, fields }: Row): SubmittedField[] {
  try {
    return parsedFields.parse(JSON.parse(String(fields)));
  } catch {
    // Without the cause: its message may quote what a visitor typed.
    throw new DamagedRow(String(id));
  }
}

const parsedFields = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }));

/** The statuses of an application, read from its row of the table `submission`. */
export function readSteps({ received_at, read_at, outcome, outcome_at }: Row): ApplicationStep[] {
  return [
    { status: 'received', at: Number(received_at) },
    ...(read_at == null ? [] : [{ status: 'read' as const, at: Number(read_at) }]),
    ...(outcome == null ? [] : [{ status: outcome as OfficeStatus, at: Number(outcome_at) }]),
  ];
}

/**
 * Reads a row of the table `delivery`.
 * @throws DamagedRow
 */
export function readDelivery(row: Row): Delivery {
  return {
    state: row.state as DeliveryState,
    attempts: Number(row.attempts),
    dueAt: orNull(row.due_at, Number),
    firstAttemptAt: orNull(row.first_attempt_at, Number),
    settledAt: orNull(row.settled_at, Number),
    lastError: orNull(row.last_error, String),
    acceptedBy: readAcceptedBy(row),
  };
}

/**
 * Reads the recipients that have their copy from a row of the table `delivery`.
 * @throws DamagedRow
 */
export function readAcceptedBy({ submission_id, accepted_by }: Row): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(String(accepted_by)));
  } catch {
    throw new DamagedRow(String(submission_id));
  }
}

const FACTS =
  'submission_id, position, field, label, name, original_name, media_type, size, sha256, unscanned';

/** Selects the files of submissions that meet a condition, with columns as `readFacts` reads them, in order. */
export const selectFacts = (where: string) =>
  `SELECT ${FACTS}, NULL AS upload FROM attachment WHERE ${where}
   UNION ALL SELECT ${FACTS}, id AS upload FROM upload WHERE ${where}
   ORDER BY submission_id, position`;

/** Reads a row of the table `attachment` without the content, or of `upload`. */
export function readFacts(row: Row): AttachmentFacts {
  return {
    field: String(row.field),
    label: String(row.label),
    name: String(row.name),
    originalName: String(row.original_name),
    mediaType: String(row.media_type),
    size: Number(row.size),
    sha256: String(row.sha256),
    unscanned: Boolean(row.unscanned),
    ...(row.upload == null ? {} : { upload: String(row.upload) }),
  };
}

/** A submission's files in the order they were sent, with their content where the database has it. */
export async function selectAttachments(query: Query, id: string): Promise<Attachment[]> {
  const rows = await query(
    `SELECT ${FACTS}, NULL AS upload, content FROM attachment WHERE submission_id = ?
     UNION ALL SELECT ${FACTS}, id AS upload, NULL AS content FROM upload WHERE submission_id = ?
     ORDER BY position`,
    id,
    id,
  );
  return rows.map((row) => {
    const facts = readFacts(row);
    return (facts.upload ? facts : { ...facts, content: row.content }) as Attachment;
  });
}

/** The columns that may be damaged, each with its reader and a value to use instead. */
const CHECKED = {
  form: [readForm, 'contact'],
  fields: [readFields, '[]'],
  accepted_by: [readAcceptedBy, '[]'],
} as const;

/** Reads a row of `submission` joined with `delivery`. Columns that cannot be read are in `damaged`. */
export function readStored(row: Row, attachments: AttachmentFacts[]): StoredSubmission {
  const sound = { ...row };
  const damaged: Record<string, string> = {};
  for (const [column, [read, instead]] of Object.entries(CHECKED)) {
    try {
      read(row);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      damaged[column] = String(row[column]);
      sound[column] = instead;
    }
  }
  return {
    ...readSubmission(sound, attachments),
    // As it is stored, also an unknown one.
    form: row.form as SubmissionKind,
    delivery: readDelivery(sound),
    ...(row.form === 'career' ? { steps: readSteps(row) } : {}),
    ...(Object.keys(damaged).length > 0 ? { damaged } : {}),
  };
}

function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value == null ? null : read(value);
}
