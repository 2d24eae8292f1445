import { randomUUIDv7 } from 'node:crypto';
import type { StoredSubmission } from './submission.ts';
import type { SubmissionStore } from './submission-store.ts';

/**
 * Erases a submission. A subscriber is unsubscribed as by the link, so that the office is notified.
 *
 * @returns whether it was a subscriber
 */
export async function eraseSubmission(
  store: SubmissionStore,
  { id, form, token, damaged }: StoredSubmission,
  now: number,
): Promise<boolean> {
  // The notice would need the address.
  const isSubscriber = form === 'subscribe' && token !== undefined && !damaged?.fields;
  const notice = { id: randomUUIDv7(), receivedAt: now };
  if (isSubscriber && (await store.unsubscribe(token, notice)) === 'stored') return true;
  await store.erase(id);
  return false;
}
