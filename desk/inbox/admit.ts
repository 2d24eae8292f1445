import type { FastifyRequest } from 'fastify';
import { INBOX_HEADER, type Role } from '#shared/inbox.ts';
import type { Session } from '../store/sign-in.ts';
import { InboxRefusal } from './refusal.ts';
import { isAdministrator, mayPublish, rightsOf } from './rights.ts';
import type { Inbox, Need } from './route.ts';

/**
 * Lets a request to a route in: the only place where a right is checked.
 *
 * @returns the caller's session; undefined where nobody needs one
 * @throws InboxRefusal
 */
export async function admit(
  request: FastifyRequest,
  needs: Need,
  { store, clock, origin, cookie, attempts }: Inbox,
): Promise<Session | undefined> {
  if (changesSomething(request) && !isOwnPage(request, origin)) {
    throw new InboxRefusal('crossSite');
  }
  if (needs === 'nobody') {
    if (changesSomething(request)) await attempts.add(request);
    return undefined;
  }
  const session = await store.session(cookie.read(request), clock.now());
  if (!session) throw new InboxRefusal('signedOut');
  if (MAY[needs]?.(session.person.roles) === false) throw new InboxRefusal('noRight');
  return session;
}

/** Who may, where being signed in is not enough; what a person sees of messages is in each query. */
const MAY: Partial<Record<Need, (roles: readonly Role[]) => boolean>> = {
  office: (roles) => rightsOf(roles).everything,
  administrator: isAdministrator,
  publisher: mayPublish,
};

const changesSomething = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

/** Whether the inbox's own page sent a request. Browsers send the last two headers, and pages cannot forge them. */
function isOwnPage({ headers }: FastifyRequest, own: string): boolean {
  const { origin = own, 'sec-fetch-site': from = 'same-origin' } = headers;
  return headers[INBOX_HEADER] !== undefined && origin === own && from === 'same-origin';
}
