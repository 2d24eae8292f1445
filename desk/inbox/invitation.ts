import { INVITATION_PATH } from '#shared/inbox.ts';
import { DAY_MS } from '../clock.ts';
import { newSecret, type Secret } from '../store/secrets.ts';

/** A new invitation, and the link that is given to the person. */
export function newInvitation(origin: string, now: number): { invitation: Secret; link: string } {
  const secret = newSecret();
  return {
    invitation: { secret, expiresAt: now + DAY_MS },
    // Behind `#` it reaches no log and no mail scanner; the page posts it when a button is pressed.
    link: `${origin}${INVITATION_PATH}#${secret}`,
  };
}
