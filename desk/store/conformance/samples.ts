import { randomUUIDv7 } from 'node:crypto';
import { everySubmission } from '../every-submission.ts';
import type { SubmissionStore } from '../port.ts';
import type { Attachment, Submission } from '../submission.ts';

/** When a submission was received, unless told. */
export const NOW = Date.UTC(2026, 0, 1);
export const MINUTE = 60_000;

/** A new message. */
export function submission(receivedAt = NOW): Submission {
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'contact',
    fields: [{ name: 'user_name', label: 'Name', value: 'نورة 👷 "x"\u0000\r\n\ud800' }],
    attachments: [],
  };
}

/** All there is, newest first. */
export const everything = (store: SubmissionStore) => Array.fromAsync(everySubmission(store));

/** That it is taken once for this key. */
export const once = (key: string, fingerprint = key, expiresAt: number | null = null) => [
  { key, fingerprint, expiresAt },
];

/** Every byte there is, and more than a page of them. */
export const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

/** A file that came with it. */
export function file(name: string): Attachment {
  return {
    field: 'resume',
    label: 'Résumé',
    name,
    originalName: `سيرة "${name}`,
    mediaType: 'application/pdf',
    size: BYTES.length,
    sha256: 'ab',
    unscanned: false,
    content: BYTES,
  };
}

/** The delivery that is due now, leased for a minute. */
export async function claimed(store: SubmissionStore, now: number) {
  const claim = await store.claim(now, now + MINUTE);
  if (!claim) throw new Error('Nothing was due');
  return claim;
}
