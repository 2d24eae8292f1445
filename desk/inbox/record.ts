import type { AuditAction } from '../store/submission-store.ts';
import type { Calls } from './route.ts';

/** Records in the audit log what the person has done. */
export async function record(
  { inbox: { store, clock }, person }: Calls['person'],
  action: AuditAction,
  subject: string,
): Promise<void> {
  await store.record([{ at: clock.now(), actor: person.email, action, subject }]);
}
