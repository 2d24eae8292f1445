import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Submission } from '../store/submission.ts';
import type { DomainCap, IdempotencyKey } from '../store/submission-store.ts';
import { Refusal } from './refusal.ts';

/** Covers a double click, and a browser that retries. */
const SAME_CONTENT_MS = 10 * 60_000;

/** At most one mail to confirm an address is sent to its mailbox in this time. */
const SAME_ADDRESS_MS = 24 * 60 * 60_000;

/** Receipts to one mailbox in that time: a person may apply for more than one vacancy. */
const MOST_RECEIPTS = 3;

/** How long a client may repeat its Idempotency-Key. */
const CLIENT_KEY_MS = 24 * 60 * 60_000;

const LONGEST_CLIENT_KEY = 255;

/** The most mails of a kind to visitors with one mail domain. */
export type MailsPerDomain = Omit<DomainCap, 'name'>;

/**
 * The idempotency keys of a submission: the client's own, one for an address to confirm, and one for
 * the content. Suspected spam has separate keys, so that a person's message never counts as its
 * duplicate.
 */
export function idempotencyKeysOf(
  { form, fields, attachments, receivedAt, spamReason }: Submission,
  clientKey: string | undefined,
  mailsPerDomain: MailsPerDomain,
): IdempotencyKey[] {
  const address = addressOf(fields);
  const { mailbox, domain } = mailboxOf(address);
  const isSpam = spamReason !== undefined;
  const content = [form, fields.map(({ name, value }) => [name, value])];
  const files = attachments.map(({ field, sha256 }) => [field, sha256]);
  const fingerprint = hash('sha256', JSON.stringify([...content, files]));
  const key = (name: string, lifeMs: number, print = fingerprint) => ({
    key: name,
    fingerprint: print,
    expiresAt: receivedAt + lifeMs,
  });
  return [
    ...(clientKey === undefined ? [] : [key(`client:${hash('sha256', clientKey)}`, CLIENT_KEY_MS)]),
    ...(form === 'confirm' && !isSpam
      ? [
          {
            ...key(`confirm:${mailbox}`, SAME_ADDRESS_MS, address),
            domain: { name: `confirm ${domain}`, ...mailsPerDomain },
          },
        ]
      : []),
    key(`${isSpam ? 'spam' : 'content'}:${fingerprint}`, SAME_CONTENT_MS),
  ];
}

/** The keys of a mailbox's receipts. A receipt claims the first free one, which limits their number. */
export function receiptKeysOf(
  { fields, receivedAt }: Submission,
  mailsPerDomain: MailsPerDomain,
): IdempotencyKey[] {
  const { mailbox, domain } = mailboxOf(addressOf(fields));
  return Array.from({ length: MOST_RECEIPTS }, (_, index) => ({
    key: `receipt:${index}:${mailbox}`,
    fingerprint: '',
    expiresAt: receivedAt + SAME_ADDRESS_MS,
    domain: { name: `receipt ${domain}`, ...mailsPerDomain },
  }));
}

function addressOf(fields: Submission['fields']): string {
  return fields.find(({ name }) => name === 'user_email')?.value.toLowerCase() ?? '';
}

/** Both are names of Gmail, which ignores dots. */
const GMAIL = /^(?:gmail|googlemail)\.com$/;

/**
 * The mailbox of an address in lower case, as most mail servers find it: without a tag (RFC 5233) behind
 * "+". Only for limits: mails go to the address as typed.
 */
function mailboxOf(address: string): { mailbox: string; domain: string } {
  const [local = '', domain = ''] = address.split('@');
  const untagged = local.replace(/(?<=.)\+.*/, '');
  return GMAIL.test(domain)
    ? { mailbox: `${untagged.replaceAll('.', '')}@gmail.com`, domain: 'gmail.com' }
    : { mailbox: `${untagged}@${domain}`, domain };
}

/**
 * The `Idempotency-Key` of a request, if it has one.
 * @throws Refusal 400 when the key is invalid
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header === '' || header.length > LONGEST_CLIENT_KEY) {
    throw new Refusal(400, 'The Idempotency-Key is not valid');
  }
  return header;
}

/**
 * Refuses a request with 409 while this desk reads and stores another one with the same
 * Idempotency-Key. Across desks the store decides.
 */
export function refuseWhileInProgress(app: FastifyInstance): void {
  const keys = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    if (key === undefined) return;
    if (keys.has(key)) {
      throw new Refusal(409, 'A request with this Idempotency-Key is in progress', {
        retryAfter: 1,
      });
    }
    keys.add(key);
    reply.raw.once('close', () => keys.delete(key));
  });
}
