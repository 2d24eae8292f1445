/**
 * The protocol between the inbox's page (`inbox/`) and the desk (`desk/inbox/`): JSON below `INBOX_API_PATH`. Times are
 * milliseconds since 1970. A refusal is a `Refused`.
 */
import type { z } from 'zod';
import type { CalendarDay } from './calendar-day.ts';
import type * as requests from './inbox-requests.ts';
import type { inboxSettings } from './inbox-settings.ts';
import type { Publishing } from './publishing.ts';
import type { DocumentVersion, RegistrationStatus, TradeState } from './registration.ts';

/** The inbox's page, below which everything of it lies; the path of its cookie. */
export const INBOX_PATH = '/inbox';

/** The page of an invitation, whose secret is behind `#`. */
export const INVITATION_PATH = `${INBOX_PATH}/invitation`;

/** The page to which the company's accounts return, with their answer in the query. */
export const ACCOUNT_PATH = `${INBOX_PATH}/account`;

/** Path of every answer as JSON. */
export const INBOX_API_PATH = `${INBOX_PATH}/api`;

/** The page in a frame that shows files of messages. */
export const FILE_VIEWER_PATH = `${INBOX_PATH}/file-viewer`;

/** Header, with any value, of every request that changes something: another site's page cannot send it. */
export const INBOX_HEADER = 'x-inbox';

/** The body of a refusal. */
export interface Refused {
  refused: RefusalKey;
}

/** Why a request was refused, with the status of the answer; each is a key of the page's texts. */
export const REFUSALS = {
  malformed: 400,
  signedOut: 401,
  noRight: 403,
  /** Another site's page sent it, or it came without `INBOX_HEADER`. */
  crossSite: 403,
  unknown: 404,
  tooOften: 429,
  /** The store does not answer. */
  failed: 503,
  /** The key is of nobody: its person was removed, or it was never registered. */
  keyUnknown: 401,
  /** The key's answer is not valid, or it is registered already. */
  keyRefused: 401,
  /** The key did not ask for a PIN, a fingerprint or the like. */
  keyUnverified: 400,
  /** The options were used, or are older than five minutes: ask for new ones. */
  tooLate: 409,
  /** The invitation was used or replaced, or is older than 24 hours. */
  invitationUsed: 404,
  /** The company's account is of nobody here, or its address is not verified. */
  accountUnknown: 401,
  /** The company's accounts did not sign in, or gave no valid answer. */
  accountRefused: 401,
  addressTaken: 409,
  roleUnknown: 400,
  lastAdministrator: 409,
  /** The mail is neither parked nor damaged, or has been delivered. */
  notParked: 409,
  /** The message has no address to answer to. */
  noAddress: 409,
  answeredMeanwhile: 409,
  /** The answer's minute is over. */
  mailedAlready: 409,
  /** The supplier has changed the registration since it was shown. */
  changedMeanwhile: 409,
  /** More messages than a workbook holds: narrow the filter. */
  tooMany: 409,
  /** Somebody has just asked to publish, or to go back. */
  askedAlready: 409,
};

export type RefusalKey = keyof typeof REFUSALS;

/**
 * What a person may see and change: everything with people, audit log and webhooks (`administrator`); all messages
 * (`office`); applications (`hr`); the messages to one contact card, by its id (`desk:2`); the published site, of no
 * messages (`publisher`).
 */
export type Role = (typeof ROLES)[number] | `desk:${number}`;

/** The roles that do not depend on the content. */
export const ROLES = ['administrator', 'office', 'hr', 'publisher'] as const;

/** Somebody who may sign in. */
export interface Person {
  id: string;
  email: string;
  roles: Role[];
  addedAt: number;
  /** Number of passkeys; without one, only an invitation lets this person in. */
  keys: number;
  /** When the open invitation expires. */
  invitedUntil?: number;
}

/**
 * Signing in, as WebAuthn's options and answers in JSON (@simplewebauthn/browser): `POST sign-in/options` without a
 * body, `POST sign-in` with the answer; with a new key `POST register/options` and `POST register`, each with the
 * invitation's secret. Both set the cookie and answer `Me`. `POST sign-out` ends the session.
 */
export interface Registration {
  /** The secret behind `#` in the link. */
  invitation: string;
  /** Absent in the request for options. */
  response?: unknown;
}

/** Answer of `GET sign-in/ways`: whether the company's own accounts (OpenID Connect) sign in too. */
export interface SignInWays {
  account: boolean;
}

/**
 * Answer of `POST account/start`. The page keeps the secret in its session storage, and goes to the location. That
 * returns to `ACCOUNT_PATH`, where the page posts an `AccountAnswer` to `account`; it answers as `POST sign-in`.
 */
export interface AccountStart {
  location: string;
  secret: string;
}

export type AccountAnswer = z.infer<typeof requests.accountAnswer>;

/**
 * Body of `POST people`; of `PUT people/:id` without the address. `DELETE people/:id` ends the person's sessions.
 * `GET people` answers a `Person[]`, by address. Where nothing else is said, an answer is empty (204).
 */
export interface NewPerson {
  email: string;
  roles: Role[];
}

/** Answer of `POST people` and `POST people/:id/invitation`: works once, for 24 hours. */
export interface Invitation {
  link: string;
}

/** What the page needs before it shows anything. `GET me` */
export interface Me {
  person: Person;
  /** When the session ends. */
  until: number;
  siteName: string;
  /** Time zone of the office, an IANA name. */
  timeZone: string;
  /** By code of the language, the office's first. */
  names: Record<string, Names>;
  templates: Template[];
  /** Whether the site can be published from here. */
  publishes: boolean;
  /** Who may be assigned a message. */
  people: { id: string; email: string }[];
}

type Settings = z.infer<typeof inboxSettings>;

/** What content names, in one language. */
export interface Names {
  cards: { id: number; title: string }[];
  vacancies: { number: string; title: string }[];
  stages: Stage[];
  /** What suppliers register for and hand in; empty lists if the site takes no registrations. */
  trades: { id: string; label: string }[];
  documents: { id: string; label: string }[];
}

/** A step of an application's way through the office. */
export type Stage = Settings['stages'][number];

/** A text that an answer begins with, in a visitor's language; `TEMPLATE_FIELDS` are filled in. */
export type Template = Settings['templates'][number] & { language: string };

/** How far a mail has come (`DeliveryState` in desk/store/submission.ts). */
type MailState = 'waiting' | 'delivered' | 'parked' | 'handled' | 'refused' | 'damaged';

/** A filter of the list. */
export type MessageFilter = z.infer<typeof requests.messageFilter>;

/** Whether the office has finished with a message, or takes it for spam. */
export type MessageState = NonNullable<MessageFilter['state']>;

/** Kinds of messages in the inbox. */
export type MessageForm = (typeof requests.MESSAGE_FORMS)[number];

/** A message in the list. */
export interface MessageRow {
  id: string;
  /** Order in the list; the newest has the greatest. */
  number: number;
  form: MessageForm;
  receivedAt: number;
  name: string;
  email: string;
  /** The subject, the vacancy or the first words. */
  subject: string;
  desk: number | null;
  vacancy: string | null;
  state: MessageState;
  unread: boolean;
  files: number;
  delivery: MailState;
  /** Id of a person. */
  assignee: string | null;
  stage: string | null;
  answeredAt: number | null;
  /** When something came back by mail last, or a supplier has changed the registration. */
  repliedAt: number | null;
}

/** Answer of `GET messages?…&before=<number>`: fifty, the newest first. */
export interface MessageList {
  messages: MessageRow[];
  /** The number to ask for more `before`; absent at the end. */
  next?: number;
}

/** Answer of `GET counts`: messages that the person may see. */
export type Counts = Record<MessageState | 'unread' | 'parked', number>;

/** Answer of `GET messages/:id`, which marks it as seen. */
export interface Message extends MessageRow {
  reference: string;
  /** Code of the language that it was written in. */
  language: string;
  fields: { name: string; label: string; value: string }[];
  attachments: MessageFile[];
  /** Why it looks like spam. */
  spamReason?: string;
  /** When it will be erased; null if it is kept until its sender asks. */
  erasedOn: number | null;
  /** What became of it, the oldest first. */
  proof: ProofStep[];
  notes: Note[];
  answers: Answer[];
  replies: Reply[];
  /** Other messages of the same address, the newest first. */
  others: MessageRow[];
  /** Of a supplier's registration. */
  registration?: SupplierRegistration;
}

/** What a supplier's registration says today, and what the office has decided. */
export interface SupplierRegistration {
  status: RegistrationStatus;
  /** What a decision is about: it is refused once the supplier has changed something. */
  revision: string;
  trades: {
    id: string;
    state: TradeState;
    /** Short names of documents that are missing or not valid. */
    lacking: string[];
    until: CalendarDay | null;
    reason: string;
    by: string | null;
    at: number | null;
  }[];
  documents: {
    id: string;
    /** Positions of its files, the current one last. */
    files: number[];
    /** The current version first. */
    versions: DocumentVersion[];
    /** The last day from today on without a gap; null if it is missing or not valid. */
    until: CalendarDay | null;
  }[];
  questions: {
    id: string;
    item: string;
    text: string;
    at: number;
    by: string;
    answered: boolean;
  }[];
  /** Other registrations with the number of the first document. */
  same: MessageRow[];
}

/** A question to a supplier, as the page sends it. */
export type NewQuestion = z.infer<typeof requests.newQuestion>;

/** A decision about a trade, as the page sends it. */
export type NewDecision = z.infer<typeof requests.newDecision>;

/** A file; its content is at `messages/:id/files/:position`. */
export interface MessageFile {
  position: number;
  label: string;
  name: string;
  originalName: string;
  mediaType: string;
  size: number;
  sha256: string;
  unscanned: boolean;
}

/** A step of the proof that a message arrived. */
export interface ProofStep {
  step: 'stored' | 'mailed' | 'attempted' | 'parked' | 'refused' | 'handled' | 'seen';
  at: number;
  /** Who has seen it; which recipients accepted it; what the mail server said. */
  detail?: string;
}

/** A note of the office, which no visitor sees. */
export interface Note {
  id: string;
  at: number;
  by: string;
  text: string;
}

/** A mail to the sender. */
export interface Answer {
  id: string;
  at: number;
  by: string;
  subject: string;
  text: string;
  /** `pending` until its minute is over, in which it can be taken back. */
  state: 'pending' | MailState;
  /** Why it was not delivered. */
  problem?: string;
  /** When its minute is over. */
  sendsAt: number;
}

/** What came back by mail to an answer: its text alone. */
export interface Reply {
  id: string;
  at: number;
  /** Its sender's address, which the mail claims. */
  from: string;
  /** Absent if it is that of the answer. */
  subject?: string;
  text: string;
}

/** What the office changes of messages. */
export type Change = z.infer<typeof requests.messageChange>;

/** Answer of `POST messages/change`. */
export interface Changed {
  changed: number;
}

/** An answer to a message, as the page sends it. */
export type NewAnswer = z.infer<typeof requests.newAnswer>;

/** Answer of `GET audit?before=<next>`: a hundred entries, the newest first. */
export interface AuditPage {
  entries: { at: number; actor: string; action: string; subject: string }[];
  /** What to ask for more `before`; absent at the end. */
  next?: string;
}

/** Answer of `GET numbers?days=<number>`: of the last days, for who sees all messages. */
export interface Numbers {
  /** By form, and of messages by contact card. */
  desks: {
    form: MessageForm;
    desk: number | null;
    received: number;
    answered: number;
    /** Median time to the first answer, in milliseconds; null without one. */
    medianTime: number | null;
  }[];
  /** Mails by how far they have come, of all messages that are kept. */
  deliveries: { state: MailState; count: number }[];
  views: { day: string; path: string; count: number }[];
  refusals: { day: string; reason: string; count: number }[];
}

/**
 * Answer of `GET website`; `POST website` with a `PublishingAsk` asks the publishing program for something, and is refused
 * with 409 while it has not begun what was asked before.
 */
export interface Website extends Publishing {
  /** When something was asked for that has not begun. */
  askedAt?: number;
}

/** A webhook, as the page adds it. */
export type NewWebhook = z.infer<typeof requests.newWebhook>;

/**
 * Answer of `GET webhooks`. `DELETE webhooks/:id` removes one, `POST webhooks/:id/test` calls it, `…/start` starts it
 * again after it was stopped, and `…/calls/:call/again` repeats a call.
 */
export interface WebhookFacts extends NewWebhook {
  id: string;
  addedAt: number;
  /** Why nothing is sent to it any more. */
  stopped: string | null;
  /** The newest calls. */
  calls: {
    id: string;
    /** Null for a test. */
    submissionId: string | null;
    at: number;
    attempts: number;
    /** When the next attempt is due; null once it has succeeded or was given up. */
    dueAt: number | null;
    /** What the last attempt brought: an HTTP status, or an error. */
    outcome: string | null;
  }[];
}
