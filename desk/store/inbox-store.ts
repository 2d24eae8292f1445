import type { MessageForm, MessageState } from '#shared/inbox.ts';
import type { OfficeStatus } from '#shared/mails.ts';
import type { Value } from './database.ts';
import type { By } from './people-store.ts';
import type { StoredSubmission, Submission } from './submission.ts';

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
export interface InboxMessage {
  /** Order of arrival; unique. */
  number: number;
  submission: StoredSubmission;
  desk: number | null;
  vacancy: string | null;
  sender: string;
  files: number;
  state: MessageState;
  seenAt: number | null;
  seenBy: string | null;
  assignee: string | null;
  stage: string | null;
  answeredAt: number | null;
  /** When something came back by mail last. */
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
export interface MessageChange {
  state?: MessageState | undefined;
  /** Marks as not seen. */
  unread?: true | undefined;
  assignee?: string | null | undefined;
  stage?: string | null | undefined;
  /** Of applications: their status, which the applicant sees. */
  status?: OfficeStatus | undefined;
}

/** When a message was received and first answered. */
export interface AnswerTime {
  form: MessageForm;
  desk: number | null;
  receivedAt: number;
  answeredAt: number | null;
}

interface InboxNote {
  id: string;
  at: number;
  author: string;
  text: string;
}

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

/**
 * The inbox: what the office makes of messages. Whoever acts is named by e-mail address. Changes, notes and answers are in
 * the audit log as soon as they are stored.
 */
export interface InboxStore {
  /** Submissions received since then that the inbox does not list yet, the oldest first. */
  unlisted(since: number, most: number): Promise<StoredSubmission[]>;
  /** Lists submissions in the inbox; those that it lists, or that are erased, are left alone. */
  listMessages(entries: readonly InboxEntry[], now: number): Promise<void>;
  /** Ids of listed messages without words to search for: the store was restored or moved. */
  withoutWords(most: number): Promise<string[]>;
  addWords(id: string, terms: readonly string[]): Promise<void>;
  /** Newest first. */
  messages(selection: MessageSelection, visible: Visible, most: number): Promise<InboxMessage[]>;
  /** Number of messages by state, and whether they were seen. */
  messageCounts(
    visible: Visible,
  ): Promise<{ state: MessageState; unread: boolean; count: number }[]>;
  parkedCount(visible: Visible): Promise<number>;
  /** Records that somebody has opened a message. */
  markSeen(id: string, by: string, at: number): Promise<void>;
  /** Changes all messages of the selection, or none. @returns their ids */
  changeMessages(
    selection: MessageSelection,
    visible: Visible,
    change: MessageChange,
    by: Required<By>,
  ): Promise<string[]>;
  /** When any message was last changed; 0 for never. */
  lastChange(): Promise<number>;
  /** When each message since then was received and first answered, of contact and career. */
  answerTimes(since: number): Promise<AnswerTime[]>;
  /** Open messages to the office that are unread since before this time. */
  unseenCount(before: number): Promise<number>;
  notes(id: string): Promise<InboxNote[]>;
  addNote(id: string, note: InboxNote): Promise<void>;
  attempts(id: string): Promise<Attempt[]>;
  /** Answers to a message, the oldest first. */
  answers(id: string): Promise<StoredAnswer[]>;
  /**
   * Stores an answer, to be mailed once it is released.
   * @returns false if `after` is not the last answer, or null without one: somebody else was faster
   */
  answer(
    answer: Submission & { about: string },
    after: string | null,
    author: string,
  ): Promise<boolean>;
  /** Removes an answer that is not released; false if it is, or is unknown. */
  takeBack(id: string, about: string, by: Required<By>): Promise<boolean>;
  /** Queues the mails of answers stored before this time. @returns how many */
  releaseAnswers(before: number, now: number): Promise<number>;
  /** What came back to a message by mail, the oldest first. */
  replies(id: string): Promise<Submission<never>[]>;
  /**
   * Stores what came back by mail, once, and makes its message open and unread.
   *
   * @param mail what identifies the mail
   * @param to ids of messages, or of mails about them: the first that the inbox knows is meant
   * @returns the id of the message; undefined if the inbox knows none
   */
  reply(
    reply: Omit<Submission, 'form' | 'about' | 'attachments'>,
    mail: string,
    to: readonly string[],
  ): Promise<{ about: string; isNew: boolean } | undefined>;
}
