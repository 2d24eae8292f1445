import {
  type ApplicationStatus,
  KINDS_ABOUT,
  type KindAbout,
  type SubmissionKind,
} from '#shared/mails.ts';

/**
 * A form as a visitor sent it, a receipt, an answer of the office, a reply that came back by mail, or a notice to the
 * office (unsubscribed, withdrawn). Fields carry their labels, so that old submissions stay readable.
 */
export interface Submission<File extends AttachmentFacts = Attachment> {
  /** UUIDv7: sorts by time of arrival; also the Message-ID of its mail. */
  id: string;
  receivedAt: number;
  form: SubmissionKind;
  /** Code of the visitor's language; empty for the default one in submissions of earlier versions. */
  language: string;
  fields: SubmittedField[];
  attachments: File[];
  /**
   * The secret in the link of its mail. With it a subscriber confirms the address or unsubscribes, the
   * office sets an application's status, and the applicant sees it.
   */
  token?: string;
  /** Of a receipt, an answer or a reply: the id of its application or message, with which it is erased. */
  about?: string;
  /** Why the message looks like spam. It is delivered with a mark. */
  spamReason?: string;
}

/**
 * Whether its mail goes to the visitor; all other mail goes to the office. Suspected spam always goes to the
 * office, since its address may be a stranger's (RFC 3834 §2).
 */
export function isToVisitor({
  form,
  spamReason,
}: Pick<Submission, 'form' | 'spamReason'>): boolean {
  if (form === 'reply' || form === 'reminder') return false;
  return isAbout(form) || (form === 'confirm' && spamReason === undefined);
}

/** Whether submissions of this kind are about another one. */
export const isAbout = (form: SubmissionKind): form is KindAbout =>
  (KINDS_ABOUT as readonly SubmissionKind[]).includes(form);

/** What was sent, by field. */
export function valuesOf({ fields }: Pick<Submission, 'fields'>): Partial<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** The value of one field. */
export interface SubmittedField {
  name: string;
  label: string;
  value: string;
}

/** A file without its content. */
export interface AttachmentFacts {
  /** The form field it was sent in, with its label. */
  field: string;
  label: string;
  /** A name that is safe on every system. */
  name: string;
  /** The name on the visitor's machine, to be shown only. */
  originalName: string;
  mediaType: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  /** The virus scanner did not answer when the file arrived. */
  unscanned: boolean;
  /** Id of the upload with its content; absent when that is in the database. */
  upload?: string;
}

/** A file whose content is in the database. */
export interface StoredFile extends AttachmentFacts {
  content: Uint8Array;
}

/** A file whose content is an upload (upload-files.ts). */
export interface UploadedFile extends AttachmentFacts {
  /** Id of the upload. */
  upload: string;
}

/** A file with its content, or with where that is. */
export type Attachment = StoredFile | UploadedFile;

/**
 * `waiting` until the mail server accepts it. `parked`: the office's server rejected it, until an operator
 * retries it, or settles it otherwise (`handled`). `refused`: the visitor's server rejected it. `damaged`: its
 * row cannot be read. Never dropped.
 */
export const DELIVERY_STATES = [
  'waiting',
  'delivered',
  'parked',
  'handled',
  'refused',
  'damaged',
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The state of a submission's mail. */
export interface Delivery {
  state: DeliveryState;
  attempts: number;
  /** When the next attempt is due; null unless `waiting`. */
  dueAt: number | null;
  firstAttemptAt: number | null;
  /** When it came into its present state; null while `waiting`. */
  settledAt: number | null;
  lastError: string | null;
  /** Recipients whose copy the mail server has accepted. */
  acceptedBy: string[];
}

/** A status of an application, and since when. */
export interface ApplicationStep {
  status: ApplicationStatus;
  at: number;
}

/** A submission with its delivery, without the content of its files. */
export type StoredSubmission = Submission<AttachmentFacts> & {
  delivery: Delivery;
  /** Of an application: its statuses, the current one last. */
  steps?: ApplicationStep[];
  /** The raw text of columns that cannot be read, by name. What they hold is missing above. */
  damaged?: Record<string, string>;
};
