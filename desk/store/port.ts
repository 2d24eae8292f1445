import type { FormName } from '#contract/forms.ts';

/** A form as a visitor sent it. Fields carry their labels, so that it stays readable for ever. */
export interface Submission {
  /** UUIDv7: sorts by time of arrival, and names the mail. */
  id: string;
  receivedAt: number;
  form: FormName;
  fields: SubmittedField[];
}

export interface SubmittedField {
  name: string;
  label: string;
  value: string;
}

/** `waiting` until the mail server took it; `parked` once only a person can help. Never dropped. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked';

export interface Delivery {
  state: DeliveryState;
  attempts: number;
  /** When the next attempt is due; null once settled. */
  dueAt: number | null;
  firstAttemptAt: number | null;
  /** When it was delivered or parked. */
  settledAt: number | null;
  lastError: string | null;
}

export type StoredSubmission = Submission & { delivery: Delivery };

/** A delivery this process alone may attempt until the lease runs out. */
export interface Claim {
  submission: Submission;
  /** Attempts before this one. */
  attempts: number;
  firstAttemptAt: number;
  lease: string;
}

/**
 * Where accepted messages live. Every method is one transaction; a resolved promise means the
 * outcome is on disk. Times come from the caller.
 */
export interface SubmissionStore {
  /**
   * Stores the submission together with its delivery, due at once.
   * With a `onceKey` that is stored already nothing happens: the earlier one stands for it.
   */
  accept(submission: Submission, onceKey: string | null): Promise<void>;
  /** Leases the delivery that has been due longest, if any is due. */
  claim(now: number, leaseUntil: number): Promise<Claim | undefined>;
  /** The mail server took it. Holds whoever's lease it is by now: the mail is out. */
  delivered(id: string, at: number): Promise<void>;
  /** Gives the claim back for a later attempt; nothing happens when the lease is no longer ours. */
  retryLater(claim: Claim, dueAt: number, error: string): Promise<void>;
  /** Stops trying; nothing happens when the lease is no longer ours. */
  park(claim: Claim, at: number, error: string): Promise<void>;
  /** When the next waiting delivery can be claimed; undefined when none waits. */
  nextDueAt(): Promise<number | undefined>;
  /** At start: frees leases a dead process left behind and makes every waiting delivery due. */
  resume(now: number): Promise<void>;
  count(state: DeliveryState): Promise<number>;
  /** Newest first. */
  list(): Promise<StoredSubmission[]>;
  get(id: string): Promise<StoredSubmission | undefined>;
  close(): Promise<void>;
}
