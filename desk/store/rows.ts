import type { SubmissionKind } from '#contract/mails.ts';
import type { Row } from './database.ts';
import type { Attachment, AttachmentFacts, Delivery, DeliveryState, Submission } from './port.ts';

export function readSubmission<File extends AttachmentFacts>(
  row: Row,
  attachments: File[],
): Submission<File> {
  return {
    id: String(row.id),
    receivedAt: Number(row.received_at),
    form: row.form as SubmissionKind,
    fields: JSON.parse(String(row.fields)),
    attachments,
    ...(row.unsubscribe_token == null ? {} : { unsubscribeToken: String(row.unsubscribe_token) }),
  };
}

export function readDelivery(row: Row): Delivery {
  return {
    state: row.state as DeliveryState,
    attempts: Number(row.attempts),
    dueAt: orNull(row.due_at, Number),
    firstAttemptAt: orNull(row.first_attempt_at, Number),
    settledAt: orNull(row.settled_at, Number),
    lastError: orNull(row.last_error, String),
    heldBecause: orNull(row.held_because, String),
    acceptedBy: JSON.parse(String(row.accepted_by)),
  };
}

/** The columns `readFacts` reads. */
export const FACTS = 'submission_id, field, label, name, original_name, media_type, size, sha256';

export function readFacts(row: Row): AttachmentFacts {
  return {
    field: String(row.field),
    label: String(row.label),
    name: String(row.name),
    originalName: String(row.original_name),
    mediaType: String(row.media_type),
    size: Number(row.size),
    sha256: String(row.sha256),
  };
}

export function readAttachment(row: Row): Attachment {
  return { ...readFacts(row), content: row.content as Uint8Array };
}

function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value == null ? null : read(value);
}
