import type { OfficeStatus, SubmissionKind } from '#shared/mails.ts';
import type { InboxStore } from './inbox-store.ts';
import type { PeopleStore } from './people.ts';
import type { RegistrationStore } from './registrations.ts';
import type { DamagedRow } from './rows.ts';
import type { SignInStore } from './sign-in.ts';
import type {
  ApplicationStep,
  Attachment,
  DeliveryState,
  StoredSubmission,
  Submission,
} from './submission.ts';
import type { UploadStore } from './upload-store.ts';
import type { WebhookStore } from './webhooks.ts';

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
  /** Of a key for a mail to a visitor: it is free only while its mail domain had fewer. */
  domain?: DomainCap;
}

/** The most mails of a kind to one mail domain. */
export interface DomainCap {
  /** The kind and the domain. */
  name: string;
  perHour: number;
  perDay: number;
}

/** A mail to the sender of a submission, with keys that limit how many an address gets. */
export interface Receipt {
  submission: Submission;
  keys: IdempotencyKey[];
}

/** `repeated`: stored earlier. `conflict`: the key belongs to other content. */
export type Acceptance = 'stored' | 'repeated' | 'conflict' | Capped;

/** What became of a step that a token allows: `unknown` for an unknown token. */
export type StepOutcome = 'stored' | 'repeated' | 'unknown';

/** The mailbox, or its domain, has been sent as many mails as it may. */
interface Capped {
  capped: 'mailbox' | 'domain';
  /** When the next one is allowed. */
  until: number;
}

/** A filter: submissions that meet every condition given. */
export interface Selection {
  state?: DeliveryState | undefined;
  form?: SubmissionKind | undefined;
  receivedBefore?: number | undefined;
  receivedFrom?: number | undefined;
  /** Delivered, parked or refused since then. */
  settledFrom?: number | undefined;
  /** Only suspected spam. */
  suspected?: true | undefined;
  /** Received before this submission. */
  olderThan?: Pick<Submission, 'id' | 'receivedAt'> | undefined;
  /** This submission, and those received before it. */
  upTo?: Pick<Submission, 'id' | 'receivedAt'> | undefined;
}

/** Identifies a new step of a subscription; its fields and language are copied from the previous step. */
type SubscriptionStep = Pick<Submission, 'id' | 'receivedAt'>;

/** Stores incoming submissions. */
export interface Intake {
  /**
   * Stores the submission, its files and its delivery, due at once; or nothing if one of the keys is
   * taken. Stores the receipt too, unless all of its own keys are taken. Uploads become the submission's. `turns`: how many messages of
   * the same sender were accepted shortly before; for each, others go first for a minute.
   *
   * @throws UploadGone
   */
  accept(
    submission: Submission,
    keys?: IdempotencyKey[],
    receipt?: Receipt,
    turns?: number,
  ): Promise<Acceptance>;
  /**
   * Replaces a request to subscribe with the subscription. As long as that exists, the same token, or another
   * of its address, is a repetition.
   */
  confirm(token: string, subscription: SubscriptionStep & { token: string }): Promise<StepOutcome>;
  /** Replaces a subscription with a notice to the office. */
  unsubscribe(token: string, notice: SubscriptionStep): Promise<StepOutcome>;
  /** The message that a receipt of files is about, by the receipt's token; undefined for an unknown one. */
  messageOfFiles(token: string): Promise<Pick<Submission, 'id' | 'fields'> | undefined>;
  /** Deletes expired idempotency keys. */
  forgetKeys(now: number): Promise<void>;
}

/**
 * The queue of mails to deliver. A delivery that is due further ahead than any delay (LONGEST_DELAY_MS), or
 * before its first attempt, is due: a clock was wrong.
 */
export interface DeliveryQueue {
  /**
   * Leases the due delivery whose due date and handicap are least, for `leaseMs`; undefined when none is due.
   * @throws DamagedRow when it cannot be read
   */
  claim(now: number, leaseMs: number, lane?: 'first' | 'any'): Promise<Claim | undefined>;
  /** Marks a delivery as delivered, also without its lease: the mail has been sent. */
  delivered(id: string, at: number, acceptedBy: string[]): Promise<void>;
  /** Releases the claim for a later attempt; does nothing if the lease is lost. */
  retryLater(claim: Claim, at: number, dueAt: number, error: string): Promise<void>;
  /**
   * Stops attempts: a mail to the office is `parked`, one to a visitor `refused`; the message of an answer is open
   * and unread again. Does nothing if the lease is lost.
   */
  giveUp(claim: Claim, at: number, error: string): Promise<void>;
  /** Sets a delivery that cannot be read aside as `damaged`. */
  setAside(damaged: DamagedRow, at: number): Promise<void>;
  /**
   * Records that a mail came back from these of its recipients; from all of them, if none is its recipient. The
   * message of an answer is open and unread again.
   * @returns the state, as of `giveUp`, unless an operator has settled it since; undefined for an unknown id
   * @throws DamagedRow
   */
  bounced(
    id: string,
    at: number,
    recipients: string[],
    error: string,
  ): Promise<DeliveryState | undefined>;
  /** When the next waiting delivery is due, by the caller's clock; undefined when none is waiting. */
  nextDueAt(now: number): Promise<number | undefined>;
  /**
   * When the oldest waiting message to the office was received; or when it was retried, if it has not
   * been attempted since.
   */
  oldestWaiting(): Promise<number | undefined>;
  /** At start: frees leases that no desk can hold. */
  resume(now: number): Promise<void>;
  /** Makes every waiting delivery due. */
  hurry(now: number): Promise<void>;
  /**
   * Makes a delivery due. One that was given up gets all its attempts again. False when it is delivered or
   * unknown.
   */
  retry(id: string, now: number): Promise<boolean>;
  /** Marks a parked or damaged delivery as handled; false when there is none with this id. */
  handle(id: string, at: number): Promise<boolean>;
}

/** Kinds of cases: what somebody hands in and the office decides about. */
export type CaseKind = Extract<SubmissionKind, 'career' | 'draft' | 'registration'>;

/** A case as the page behind its link shows it. */
export interface Case {
  id: string;
  /** Of a withdrawn one: what it was. */
  form: CaseKind;
  reference: string;
  /** The current status last. */
  steps: ApplicationStep[];
}

/** Cases. Every method returns undefined or `unknown` for an unknown link, token or id. */
export interface Cases {
  /** The case of one of these kinds that a visitor's link opens; also one that was withdrawn. */
  caseOf(token: string, kinds: readonly CaseKind[]): Promise<Case | undefined>;
  /** An application by the office's token. */
  applicationForOffice(token: string): Promise<Case | undefined>;
  /** Sets the status of an application by the office's token or the id. Setting it again keeps its date. */
  setStatus(
    key: { token: string } | { id: string },
    status: OfficeStatus,
    at: number,
  ): Promise<Case | undefined>;
  /**
   * Erases a case of one of these kinds with all about it, by a link, and stores a notice to the office, once; of a
   * draft none. The notice has the reference under this label, and its links.
   */
  withdraw(
    token: string,
    kinds: readonly CaseKind[],
    notice: Pick<Submission, 'id' | 'receivedAt'> & { label: string },
  ): Promise<StepOutcome>;
}

/** How often something happened on a day, without anything about a visitor; `Name` says what. */
export type DailyCount<Name extends string> = Record<Name, string> & {
  /** A calendar day in the office's time zone, such as `2026-11-23`. */
  day: string;
  count: number;
};

/** How often a page was opened; a path of the site. */
export type PageViews = DailyCount<'path'>;

/** How often something was refused, and why (`RefusalReason`). */
export type Refusals = DailyCount<'reason'>;

/** Counts by day. */
export interface DailyCountStore {
  /** Adds these counts to the stored ones. Each pair of page and day may occur only once. */
  addPageViews(views: PageViews[]): Promise<void>;
  /** The counts since this day, by day and path. */
  pageViews(from: string): Promise<PageViews[]>;
  /** As `addPageViews`. */
  addRefusals(refusals: Refusals[]): Promise<void>;
  /** The counts since this day, by day and reason. */
  refusals(from: string): Promise<Refusals[]>;
  /** Erases the counts before this day. */
  forgetDailyCounts(before: string): Promise<void>;
}

/** Which daily digests were sent. */
export interface DigestStore {
  /** When the last digest was sent; before the first one, when this was first asked. */
  lastDigest(now: number): Promise<number>;
  /**
   * Whether the caller may send this day's digest, until the lease ends; false if it was sent, or another
   * desk has the lease.
   */
  claimDigest(day: string, now: number, leaseMs: number): Promise<boolean>;
  digestSent(day: string, at: number): Promise<void>;
}

/** The last time that the store knows, by which a clock that is far ahead is noticed. */
export interface LastTimeStore {
  /** The last one recorded; before the first, that of the newest submission; undefined in a new store. */
  lastTime(): Promise<number | undefined>;
  recordTime(now: number): Promise<void>;
}

export type AuditAction =
  | 'read'
  | 'export'
  | 'erase'
  | 'retry'
  | 'handled'
  | 'bounce'
  | 'status'
  | 'withdraw'
  | 'backup'
  | 'restore'
  | 'move'
  | 'invite'
  | 'register'
  | 'sign in'
  | 'sign out'
  | 'roles'
  | 'remove'
  | 'change'
  | 'note'
  | 'ask'
  | 'decide'
  | 'download'
  | 'answer'
  | 'take back'
  | 'reply'
  | 'webhook'
  | 'publish';

/** Who did what with which submissions or people, when; nothing of a submission's content. */
export interface AuditEntry {
  at: number;
  /** The account that ran a command, the address of a person in the inbox, a link in a mail, or the desk itself. */
  actor: string;
  action: AuditAction;
  /** The id of a submission, or a number of them with the selection; or the address of a person. */
  subject: string;
}

/** The audit log. */
export interface AuditLog {
  record(entries: AuditEntry[]): Promise<void>;
  /** Records that somebody has read a submission, unless that is recorded within so many milliseconds before. */
  recordRead(read: Omit<AuditEntry, 'action'>, within: number): Promise<void>;
  /** The entries from this time on, newest first. */
  auditEntries(since: number, most: number): Promise<AuditEntry[]>;
  /** The newest entries, or those before the place where the last page ended. */
  auditPage(most: number, before?: string): Promise<{ entries: AuditEntry[]; next?: string }>;
  /** Erases the entries before this time. */
  forgetAuditEntries(before: number): Promise<void>;
}

/** Reads and erases submissions. */
export interface Archive {
  count(selection: Selection): Promise<number>;
  /** The newest of a selection, without the files' content. See `everySubmission` for all of them. */
  list(selection: Selection, most: number): Promise<StoredSubmission[]>;
  get(id: string): Promise<StoredSubmission | undefined>;
  /** A message by the token of the office's link to its files. */
  messageForOffice(token: string): Promise<StoredSubmission | undefined>;
  /** Those of these ids that are stored, in any order. */
  getEach(ids: readonly string[]): Promise<StoredSubmission[]>;
  /** A submission's files in the order they were sent, with the content of those in the database. */
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
    Cases,
    RegistrationStore,
    AuditLog,
    InboxStore,
    PeopleStore,
    SignInStore,
    UploadStore,
    WebhookStore,
    DailyCountStore,
    DigestStore,
    LastTimeStore {
  /**
   * Tests, at most every five seconds, whether any form can be stored: by a durable write, as large as
   * the last form that could not be stored, and by the free space of SQLite's disk.
   * @throws when it cannot: the disk is full, read-only or gone, or the database does not answer
   */
  check(): Promise<void>;
  close(): Promise<void>;
}
