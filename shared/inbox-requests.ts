import { z } from 'zod';
import { MAX_LENGTH } from './limits.ts';

/** The kinds of submissions in the inbox. Receipts and requests to confirm an address are mails of the desk. */
export const MESSAGE_FORMS = [
  'contact',
  'career',
  'registration',
  'withdrawal',
  'subscribe',
  'unsubscribe',
] as const;

/** Whether the office has finished with a message, or takes it for spam. */
const messageState = z.enum(['open', 'done', 'suspected']);

/** A day in the office's time zone, such as `2026-11-23`. */
const day = z.iso.date();

const yes = z.literal('yes').exactOptional();

/** On which day suppliers are approved, in the query of `GET suppliers`; by default today. */
export const suppliersQuery = z.strictObject({ on: day.exactOptional() });

/** A filter of the list, in the query of `GET messages`; each narrows it. */
export const messageFilter = z.strictObject({
  state: messageState.exactOptional(),
  form: z.enum(MESSAGE_FORMS).exactOptional(),
  /** Id of a contact card. */
  desk: z
    .string()
    // Of a column of 32 bits.
    .regex(/^\d{1,9}$/)
    .exactOptional(),
  /** Number of a vacancy. */
  vacancy: z.string().exactOptional(),
  /** Address of the sender. */
  sender: z.string().exactOptional(),
  /** Both inclusive. */
  from: day.exactOptional(),
  to: day.exactOptional(),
  file: yes,
  unread: yes,
  parked: yes,
  /** Id of a person, or `nobody`. */
  assignee: z.string().exactOptional(),
  /** Words, of which each begins a word of the message. */
  q: z.string().max(200).exactOptional(),
});

/** Messages that are named by id in one change. */
const MOST_IDS = 500;

/** Body of `POST messages/change`: for these messages, or for all of a filter up to a number. */
export const messageChange = z
  .strictObject({
    ids: z.array(z.string()).min(1).max(MOST_IDS).exactOptional(),
    all: z.strictObject({ filter: messageFilter, upTo: z.int() }).exactOptional(),
    state: messageState.exactOptional(),
    unread: z.literal(true).exactOptional(),
    /** Null for nobody. */
    assignee: z.string().nullable().exactOptional(),
    stage: z.string().nullable().exactOptional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined))
  .refine(({ ids: _, all: __, ...change }) => Object.keys(change).length > 0);

const mailText = z.string().trim().min(1).max(MAX_LENGTH.message);

/** Body of `POST messages/:id/notes`. */
export const newNote = z.strictObject({ text: mailText });

/** Body of `POST messages/:id/answers`. Refused with 409 unless `after` is its last answer. */
export const newAnswer = z.strictObject({
  subject: z.string().trim().min(1).max(MAX_LENGTH.subject),
  text: mailText,
  after: z.string().nullable(),
});

const item = z.string().regex(/^[a-z_]{1,50}$/);

/** Body of `POST messages/:id/questions`: to a supplier, about one field or document. */
export const newQuestion = z.strictObject({ item, text: mailText });

/** Body of `POST messages/:id/decisions`; refused with 409 unless the registration is as at this revision. */
export const newDecision = z
  .strictObject({
    trade: item,
    decision: z.enum(['approved', 'declined']),
    /** The last day of an approval. */
    until: day.nullable(),
    /** Why it was declined, or under which condition it is approved. */
    reason: z.string().trim().max(MAX_LENGTH.subject),
    revision: z.string(),
  })
  .refine(({ decision, until }) => (decision === 'approved') === (until !== null))
  .refine(({ decision, reason }) => decision === 'approved' || reason !== '');

/** Body of `POST webhooks`; the answer has the secret, which is shown once. */
export const newWebhook = z.strictObject({
  url: z.url({ protocol: /^https?$/, abort: true }).refine(isSafe),
  forms: z.array(z.enum(MESSAGE_FORMS)).min(1),
});

/** Over plain HTTP only on this machine: a call has what was typed. A host can look like a user in front of another. */
function isSafe(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
}

/** Body of `POST account`: the secret of its start, and the query of the address at which the page was opened. */
export const accountAnswer = z.object({ secret: z.string(), query: z.string() });
