import { createHash } from 'node:crypto';
import type { OnceKey } from '../store/port.ts';
import type { Submission } from '../store/submission.ts';
import { Refusal } from './refusal.ts';

/** A second click, or a browser that tries again. */
const SAME_CONTENT_MS = 10 * 60_000;

/** No address is asked more often to confirm that it belongs on the list. */
const SAME_ADDRESS_MS = 24 * 60 * 60_000;

/** How long a client may come back with its Idempotency-Key. */
const IDEMPOTENCY_KEY_MS = 24 * 60 * 60_000;

const LONGEST_IDEMPOTENCY_KEY = 255;

/**
 * What makes a submission the same as an earlier one: the client's own key, the address that
 * would be asked to confirm a subscription, the same content. Suspected spam makes only suspected spam a
 * repetition, never the same words from a person.
 */
export function onceKeysOf(
  { form, fields, attachments, receivedAt, spamReason }: Submission,
  idempotencyKey: string | undefined,
): OnceKey[] {
  const address = fields.find(({ name }) => name === 'user_email')?.value.toLowerCase();
  const isSpam = spamReason !== undefined;
  const content = [form, fields.map(({ name, value }) => [name, value])];
  const files = attachments.map(({ field, sha256 }) => [field, sha256]);
  const fingerprint = hash(JSON.stringify([...content, files]));
  return [
    ...(idempotencyKey === undefined
      ? []
      : [
          {
            key: `client:${hash(idempotencyKey)}`,
            fingerprint,
            expiresAt: receivedAt + IDEMPOTENCY_KEY_MS,
          },
        ]),
    ...(form === 'confirm' && !isSpam
      ? [{ key: `confirm:${address}`, fingerprint: '', expiresAt: receivedAt + SAME_ADDRESS_MS }]
      : []),
    {
      key: `${isSpam ? 'spam' : 'content'}:${fingerprint}`,
      fingerprint,
      expiresAt: receivedAt + SAME_CONTENT_MS,
    },
  ];
}

/**
 * The `Idempotency-Key` of a request, if it has one.
 * @throws Refusal 400 when it is none.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header === '' || header.length > LONGEST_IDEMPOTENCY_KEY) {
    throw new Refusal(400, 'The Idempotency-Key is not valid');
  }
  return header;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
