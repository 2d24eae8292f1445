import type { SubmissionKind } from '#shared/mails.ts';
import type { Background } from '../clock.ts';
import type { DeskContent } from '../content.ts';
import type { createStore } from './store.ts';
import type { ApplicationStep, DeliveryState, Submission } from './submission.ts';

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

/**
 * The store of submissions. Every method is one transaction, which is on disk when its promise
 * resolves. Times come from the caller, in milliseconds since 1970; only leases use the database's
 * clock, if desks share it.
 */
export type SubmissionStore = ReturnType<typeof createStore>;

/** Dependencies of background tasks on the store. */
export interface StoreTask extends Background {
  store: SubmissionStore;
  /** The content of the newest build. */
  content(): DeskContent;
  /** Called when mails were queued. */
  queued(): void;
}
