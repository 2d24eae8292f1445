import { randomUUIDv7 } from 'node:crypto';
import { everySubmission } from '../archive.ts';
import type { StoredFile, Submission } from '../submission.ts';
import type { SubmissionStore } from '../submission-store.ts';

/** When a submission was received by default. */
export const NOW = Date.UTC(2026, 0, 1);
export const MINUTE = 60_000;

/** A new message. */
export function submission(receivedAt = NOW): Submission {
  return {
    id: randomUUIDv7(),
    receivedAt,
    form: 'contact',
    language: 'ar',
    fields: [{ name: 'user_name', label: 'Name', value: 'نورة 👷 "x"\u0000\r\n\ud800' }],
    attachments: [],
  };
}

/** All submissions, newest first. */
export const everything = (store: SubmissionStore) => Array.fromAsync(everySubmission(store));

/** An idempotency key for `accept`. */
export const once = (key: string, fingerprint = key, expiresAt: number | null = null) => [
  { key, fingerprint, expiresAt },
];

/** Every byte, and more than one database page. */
export const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

/** An attachment. */
export function file(name: string): StoredFile {
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

/** Leases the delivery that is due now. */
export async function claimed(store: SubmissionStore, now: number, leaseMs = MINUTE) {
  const claim = await store.claim(now, leaseMs);
  if (!claim) throw new Error('Nothing was due');
  return claim;
}
