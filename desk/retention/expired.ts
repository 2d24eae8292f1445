import type { DeskContent } from '../content.ts';
import type { StoredSubmission } from '../store/port.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether a submission's time is over. What waits or is parked has not reached anybody yet: its time
 * does not run.
 */
export function isExpired(
  { form, receivedAt, delivery }: StoredSubmission,
  retentionDays: DeskContent['retentionDays'],
  now: number,
): boolean {
  const days = keptFor(delivery.state, retentionDays[form], retentionDays.held);
  return days !== null && receivedAt + days * DAY_MS <= now;
}

function keptFor(
  state: StoredSubmission['delivery']['state'],
  delivered: number | null,
  held: number | null,
): number | null {
  if (state === 'delivered') return delivered;
  return state === 'held' ? held : null;
}
