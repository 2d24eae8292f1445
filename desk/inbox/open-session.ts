import type { Me, RefusalKey } from '#shared/inbox.ts';
import { newSecret } from '../store/secrets.ts';
import type { NewSession } from '../store/sign-in.ts';
import { meOf } from './me.ts';
import { InboxRefusal } from './refusal.ts';
import type { Calls } from './route.ts';
import { SESSION_MS } from './session-cookie.ts';

/**
 * Opens a session with a new secret, and answers what the page needs first.
 * @throws InboxRefusal `otherwise`, when the key or the invitation was used or removed meanwhile
 */
export async function openSession(
  { request, reply, inbox }: Calls['nobody'],
  otherwise: RefusalKey,
  open: (session: NewSession, now: number) => Promise<boolean>,
): Promise<Me> {
  const { store, clock, cookie, attempts } = inbox;
  const now = clock.now();
  const secret = newSecret();
  const session = { secret, expiresAt: now + SESSION_MS, previous: cookie.read(request) };
  if (!(await open(session, now))) throw new InboxRefusal(otherwise);
  const opened = await store.session(secret, now);
  // Removed meanwhile.
  if (!opened) throw new InboxRefusal('signedOut');
  await attempts.succeeded(request);
  cookie.set(reply, secret);
  return meOf(opened, inbox);
}
