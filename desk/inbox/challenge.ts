import { z } from 'zod';
import { InboxRefusal } from './refusal.ts';
import type { Calls, Inbox } from './route.ts';

/** How long somebody may take to find and use a key. */
export const CHALLENGE_MS = 5 * 60_000;

/** What the desk reads itself of a browser's answer; the library checks the rest. */
export const answer = z.looseObject({
  id: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

/** The host that keys are for. */
export const rpIdOf = ({ origin }: Inbox) => new URL(origin).hostname;

/** Stores the challenge of options that are sent; for registering, with the person's id. */
export async function keepChallenge(
  { store, clock }: Inbox,
  secret: string,
  personId: string | null,
) {
  await store.addChallenge({ secret, expiresAt: clock.now() + CHALLENGE_MS }, personId);
}

/**
 * Uses up the challenge that a browser's answer names. Resolves to whose it was, and what the answer has to be for.
 * @throws InboxRefusal `tooLate`
 */
export async function takeChallenge(inbox: Inbox, { response }: z.infer<typeof answer>) {
  const challenge = challengeIn(response.clientDataJSON);
  const taken = await inbox.store.takeChallenge(challenge, inbox.clock.now());
  if (!taken) throw new InboxRefusal('tooLate');
  return {
    ...taken,
    expectedChallenge: challenge,
    expectedOrigin: inbox.origin,
    expectedRPID: rpIdOf(inbox),
  };
}

function challengeIn(clientData: string): string {
  try {
    const parsed = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return z.object({ challenge: z.string() }).parse(parsed).challenge;
  } catch {
    throw new InboxRefusal('malformed');
  }
}

/** The outcome of the library, to which an answer that is not valid is an error. */
export function checked<T>({ request }: Calls['nobody'], verification: Promise<T>): Promise<T> {
  return verification.catch((err) => {
    request.log.info({ err }, 'a key was refused');
    throw new InboxRefusal('keyRefused');
  });
}
