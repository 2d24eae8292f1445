import type { MessageForm, MessageState } from '#shared/inbox.ts';
import type { OfficeStatus } from '#shared/mails.ts';
import type { Value } from './database.ts';
import type { StoredSubmission } from './submission.ts';

/** What the inbox lists of a submission. */
export interface InboxEntry {
  id: string;
  form: MessageForm;
  receivedAt: number;
  /** Id of the contact card that it is addressed to. */
  desk: number | null;
  /** Number of the vacancy that it applies for. */
  vacancy: string | null;
  /** The sender's address in lower case; empty without one. */
  sender: string;
  files: number;
  suspected: boolean;
  /** Its words, as `termsOf` makes them. */
  terms: readonly string[];
}

/** What the office has made of a message. */
export interface InboxMessage extends Pick<InboxEntry, 'desk' | 'vacancy' | 'sender' | 'files'> {
  /** Order of arrival; unique. */
  number: number;
  submission: StoredSubmission;
  state: MessageState;
  seenAt: number | null;
  seenBy: string | null;
  assignee: string | null;
  stage: string | null;
  answeredAt: number | null;
  /** When something came back by mail last, or a supplier has changed the registration. */
  repliedAt: number | null;
}

/** The messages that a person may see, as a condition over the columns of `inbox_message`. */
export interface Visible {
  sql: string;
  values: Value[];
}

/** Messages that meet every condition given. */
export interface MessageSelection {
  ids?: readonly string[] | undefined;
  state?: MessageState | undefined;
  form?: MessageForm | undefined;
  desk?: number | undefined;
  vacancy?: string | undefined;
  sender?: string | undefined;
  /** Received from, and before, these times. */
  from?: number | undefined;
  before?: number | undefined;
  withFile?: true | undefined;
  unread?: true | undefined;
  parked?: true | undefined;
  /** Null for nobody's. */
  assignee?: string | null | undefined;
  /** For each word, terms of which a message has one that begins so. */
  words?: readonly (readonly string[])[] | undefined;
  /** Numbers below this one, and up to this one. */
  below?: number | undefined;
  upTo?: number | undefined;
}

/** What the office changes of messages. */
export interface MessageChange extends Pick<MessageSelection, 'state' | 'unread' | 'assignee'> {
  stage?: string | null | undefined;
  /** Of applications: their status, which the applicant sees. */
  status?: OfficeStatus | undefined;
}

/** When a message was received and first answered. */
export type AnswerTime = Pick<InboxEntry, 'form' | 'desk' | 'receivedAt'> &
  Pick<InboxMessage, 'answeredAt'>;

/** An answer to a message: a submission, whose delivery begins when it can no longer be taken back. */
export interface StoredAnswer {
  submission: StoredSubmission;
  isPending: boolean;
}

/** An attempt to mail a submission; without an error, it succeeded. */
export interface Attempt {
  at: number;
  error: string | null;
}
