import type { SubmissionKind } from '#contract/mails.ts';
import type { Attachment, DeliveryState, StoredSubmission, Submission } from './submission.ts';

/** A delivery this process alone may attempt until the lease runs out. */
export interface Claim {
  submission: Submission;
  /** Attempts before this one. */
  attempts: number;
  firstAttemptAt: number;
  /** Recipients that need no further copy. */
  acceptedBy: string[];
  lease: string;
}

/** Two submissions with the same live key are one. */
export interface OnceKey {
  key: string;
  /** Hash of what was sent, where the key itself does not follow from it. */
  fingerprint: string;
  /** When the key is free again; null for never. */
  expiresAt: number | null;
}

/** `repeated`: an earlier one stands for it. `conflict`: the key stands for something else. */
export type Acceptance = 'stored' | 'repeated' | 'conflict';

/** Some of the submissions: those of which everything given holds. */
export interface Selection {
  state?: DeliveryState | undefined;
  form?: SubmissionKind | undefined;
  receivedBefore?: number | undefined;
  /** Older than this one. */
  olderThan?: Pick<Submission, 'id' | 'receivedAt'> | undefined;
}

/** When a step of a subscription was taken, and what it is called; its fields are those of the step before. */
type SubscriptionStep = Pick<Submission, 'id' | 'receivedAt'>;

/** Where submissions come in. */
export interface Intake {
  /**
   * Stores the submission, its files and its delivery, due at once. Stores nothing when one of the
   * keys is taken.
   */
  accept(submission: Submission, onceKeys?: OnceKey[]): Promise<Acceptance>;
  /** Replaces a request to subscribe by the subscription; whether there was one with this token. */
  confirm(token: string, subscription: SubscriptionStep & { token: string }): Promise<boolean>;
  /** Replaces a subscription by the notice that it has ended; whether there was one with this token. */
  unsubscribe(token: string, farewell: SubscriptionStep): Promise<boolean>;
  /** Frees keys that have expired. */
  forgetKeys(now: number): Promise<void>;
}

/** What is to be mailed, and what became of it. */
export interface DeliveryQueue {
  /** Leases the delivery that has been due longest, if any is due. */
  claim(now: number, leaseUntil: number): Promise<Claim | undefined>;
  /** The mail server took it. Holds whoever's lease it is by now: the mail is out. */
  delivered(id: string, at: number, acceptedBy: string[]): Promise<void>;
  /** Gives the claim back for a later attempt; nothing happens when the lease is no longer ours. */
  retryLater(claim: Claim, dueAt: number, error: string): Promise<void>;
  /** Stops trying; nothing happens when the lease is no longer ours. */
  park(claim: Claim, at: number, error: string): Promise<void>;
  /** When the next waiting delivery can be claimed; undefined when none waits. */
  nextDueAt(): Promise<number | undefined>;
  /**
   * When the oldest message to the office that still waits was received; or retried by a person, where
   * it has not been tried since.
   */
  oldestWaiting(): Promise<number | undefined>;
  /** At start: makes every waiting delivery due, and frees leases that nobody can hold any more. */
  resume(now: number): Promise<void>;
  /** Makes a parked delivery due; whether there was one. */
  retry(id: string, now: number): Promise<boolean>;
}

/** What there is, to be read and erased. */
export interface Archive {
  count(selection: Selection): Promise<number>;
  /** The newest of a selection, without the files' content; see `everySubmission` for all. */
  list(selection: Selection, most: number): Promise<StoredSubmission[]>;
  get(id: string): Promise<StoredSubmission | undefined>;
  /** A submission's files, in the order they were sent. */
  attachmentsOf(id: string): Promise<Attachment[]>;
  /** Removes a submission with all that belongs to it; whether there was one. */
  erase(id: string): Promise<boolean>;
  /** Leaves no trace of what was erased, as far as the database lets us. */
  scrub(): Promise<void>;
}

/**
 * Where submissions live. What a method changes it changes in one transaction; a resolved promise means
 * the outcome is on disk. Times come from the caller.
 */
export interface SubmissionStore extends Intake, DeliveryQueue, Archive {
  /**
   * Proves by a small durable write, at most every few seconds, that a form can be taken.
   * @throws when it cannot: the disk is full, read-only or gone, or the database away
   */
  check(): Promise<void>;
  close(): Promise<void>;
}
