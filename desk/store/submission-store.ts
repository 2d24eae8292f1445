import type { OfficeStatus, SubmissionKind } from '#api/mails.ts';
import type {
  ApplicationStep,
  Attachment,
  DeliveryState,
  StoredSubmission,
  Submission,
} from './submission.ts';

/** A delivery that only this process may attempt until the lease expires. */
export interface Claim {
  submission: Submission;
  /** Attempts before this one. */
  attempts: number;
  firstAttemptAt: number;
  /** Recipients whose copy the mail server has accepted. */
  acceptedBy: string[];
  lease: string;
}

/** A submission with the key of an earlier one is a duplicate of it. */
export interface IdempotencyKey {
  key: string;
  /** Hash of the content, where the key does not depend on it. */
  fingerprint: string;
  /** When the key becomes free; null for never. */
  expiresAt: number | null;
}

/** A mail to the sender of a submission, with keys that limit how many an address gets. */
export interface Receipt {
  submission: Submission;
  keys: IdempotencyKey[];
}

/** `repeated`: stored earlier. `conflict`: the key belongs to other content. */
export type Acceptance = 'stored' | 'repeated' | 'conflict';

/** A filter: submissions that meet every condition given. */
export interface Selection {
  state?: DeliveryState | undefined;
  form?: SubmissionKind | undefined;
  receivedBefore?: number | undefined;
  /** Received before this submission. */
  olderThan?: Pick<Submission, 'id' | 'receivedAt'> | undefined;
}

/** Identifies a new step of a subscription; its fields and language are copied from the previous step. */
type SubscriptionStep = Pick<Submission, 'id' | 'receivedAt'>;

/** Stores incoming submissions. */
export interface Intake {
  /**
   * Stores the submission, its files and its delivery, due at once; or nothing if one of the keys is
   * taken. Stores the receipt too, unless all of its own keys are taken.
   */
  accept(submission: Submission, keys?: IdempotencyKey[], receipt?: Receipt): Promise<Acceptance>;
  /** Replaces a request to subscribe with the subscription; false for an unknown token. */
  confirm(token: string, subscription: SubscriptionStep & { token: string }): Promise<boolean>;
  /** Replaces a subscription with a notice to the office; false for an unknown token. */
  unsubscribe(token: string, notice: SubscriptionStep): Promise<boolean>;
  /** Deletes expired idempotency keys. */
  forgetKeys(now: number): Promise<void>;
}

/** The queue of mails to deliver. */
export interface DeliveryQueue {
  /** Leases the delivery that has been due the longest, for `leaseMs`; undefined when none is due. */
  claim(now: number, leaseMs: number): Promise<Claim | undefined>;
  /** Marks a delivery as delivered, also without its lease: the mail has been sent. */
  delivered(id: string, at: number, acceptedBy: string[]): Promise<void>;
  /** Releases the claim for a later attempt; does nothing if the lease is lost. */
  retryLater(claim: Claim, dueAt: number, error: string): Promise<void>;
  /** Stops attempts until an operator retries; does nothing if the lease is lost. */
  park(claim: Claim, at: number, error: string): Promise<void>;
  /** When the next waiting delivery is due, by the caller's clock; undefined when none is waiting. */
  nextDueAt(now: number): Promise<number | undefined>;
  /**
   * When the oldest waiting message to the office was received; or when it was retried, if it has not
   * been attempted since.
   */
  oldestWaiting(): Promise<number | undefined>;
  /** At start: makes every waiting delivery due, and frees leases that no desk can hold. */
  resume(now: number): Promise<void>;
  /** Makes a parked delivery due; false when there is no parked delivery with this id. */
  retry(id: string, now: number): Promise<boolean>;
}

/** An application as its pages show it. */
export interface Application {
  reference: string;
  /** The current status last. */
  steps: ApplicationStep[];
}

/** Statuses of applications. Every method returns undefined or false for an unknown token or id. */
export interface Applications {
  /** The application of a receipt, by the applicant's token; also one that was withdrawn. */
  applicationOf(token: string): Promise<Application | undefined>;
  /** An application by the office's token. */
  applicationForOffice(token: string): Promise<Application | undefined>;
  /** Sets the status by the office's token or the id. Setting it again keeps its date. */
  setStatus(
    key: { token: string } | { id: string },
    status: OfficeStatus,
    at: number,
  ): Promise<Application | undefined>;
  /**
   * Erases an application with its receipt, by the applicant's token, and stores a notice to the office,
   * once. The notice keeps the token, and the reference under this label.
   */
  withdraw(
    token: string,
    notice: Pick<Submission, 'id' | 'receivedAt'> & { label: string },
  ): Promise<boolean>;
}

/** How often a page was opened on a day, without anything about a visitor. */
export interface PageViews {
  /** A calendar day in the office's time zone, such as `2026-11-23`. */
  day: string;
  /** A path of the site. */
  path: string;
  count: number;
}

/** Counts of page views. */
export interface PageViewStore {
  /** Adds these counts to the stored ones. Each pair of page and day may occur only once. */
  addPageViews(views: PageViews[]): Promise<void>;
  /** The counts since this day, by day and path. */
  pageViews(from: string): Promise<PageViews[]>;
  /** Erases the counts before this day. */
  forgetPageViews(before: string): Promise<void>;
}

export type AuditAction =
  | 'read'
  | 'export'
  | 'erase'
  | 'retry'
  | 'status'
  | 'withdraw'
  | 'backup'
  | 'restore'
  | 'move';

/** Who did what with which submissions, when; nothing of their content. */
export interface AuditEntry {
  at: number;
  /** The account that ran a command, a link in a mail, or the desk itself. */
  actor: string;
  action: AuditAction;
  /** The id of a submission, or a number of them with the selection. */
  subject: string;
}

/** The audit log. */
export interface AuditLog {
  record(entries: AuditEntry[]): Promise<void>;
  /** The entries from this time on, newest first. */
  auditEntries(since: number, most: number): Promise<AuditEntry[]>;
  /** Erases the entries before this time. */
  forgetAuditEntries(before: number): Promise<void>;
}

/** Reads and erases submissions. */
export interface Archive {
  count(selection: Selection): Promise<number>;
  /** The newest of a selection, without the files' content. See `everySubmission` for all of them. */
  list(selection: Selection, most: number): Promise<StoredSubmission[]>;
  get(id: string): Promise<StoredSubmission | undefined>;
  /** A submission's files, in the order they were sent. */
  attachmentsOf(id: string): Promise<Attachment[]>;
  /** Deletes a submission with its files, delivery and keys; false for an unknown id. */
  erase(id: string): Promise<boolean>;
  /** Removes erased data from logs and free space, as far as the database allows. */
  scrub(): Promise<void>;
}

/**
 * The store of submissions. Every method is one transaction, which is on disk when its promise
 * resolves. Times come from the caller, in milliseconds since 1970; only leases use the database's
 * clock, if desks share it.
 */
export interface SubmissionStore
  extends Intake,
    DeliveryQueue,
    Archive,
    Applications,
    AuditLog,
    PageViewStore {
  /**
   * Proves by a small durable write, at most every few seconds, that a form can be stored.
   * @throws when it cannot: the disk is full, read-only or gone, or the database does not answer
   */
  check(): Promise<void>;
  close(): Promise<void>;
}
