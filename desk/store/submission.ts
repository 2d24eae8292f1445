import type { SubmissionKind } from '#contract/mails.ts';

/**
 * A form as a visitor sent it, or that a subscriber has left. Fields carry their labels, so that it stays
 * readable for ever.
 */
export interface Submission<File extends AttachmentFacts = Attachment> {
  /** UUIDv7: sorts by time of arrival, and names the mail. */
  id: string;
  receivedAt: number;
  form: SubmissionKind;
  fields: SubmittedField[];
  attachments: File[];
  /** What a subscriber shows to confirm the address, or to leave the list; nobody can guess it. */
  token?: string;
  /** Why the message looks like spam; it is delivered all the same, marked. */
  spamReason?: string;
}

/** What was typed into one field. */
export interface SubmittedField {
  name: string;
  label: string;
  value: string;
}

/** What there is to know of a file without opening it. */
export interface AttachmentFacts {
  /** The form field it was sent in, with its label. */
  field: string;
  label: string;
  /** A name that is safe on every system. */
  name: string;
  /** The name as the visitor's machine had it; text only, never a path. */
  originalName: string;
  mediaType: string;
  size: number;
  /** Of the content, in hex. */
  sha256: string;
  /** The virus scanner was away when the file came. */
  unscanned: boolean;
}

/** A file with its content. */
export interface Attachment extends AttachmentFacts {
  content: Uint8Array;
}

/** `waiting` until the mail server took it; `parked` once only a person can help. Never dropped. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export const DELIVERY_STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'parked'];

/** What became of a submission. */
export interface Delivery {
  state: DeliveryState;
  attempts: number;
  /** When the next attempt is due; null unless it waits. */
  dueAt: number | null;
  firstAttemptAt: number | null;
  /** When it was delivered or parked. */
  settledAt: number | null;
  lastError: string | null;
  /** Recipients whose copy the mail server has taken. */
  acceptedBy: string[];
}

/** A submission as it is listed: with what became of it, without the content of its files. */
export type StoredSubmission = Submission<AttachmentFacts> & { delivery: Delivery };
