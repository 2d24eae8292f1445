import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import {
  answer,
  CHALLENGE_MS,
  checked,
  keepChallenge,
  rpIdOf,
  takeChallenge,
} from './challenge.ts';
import { openSession } from './open-session.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Inbox, type Route, route } from './route.ts';

/** By default the library adds one that only some versions of Node have. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const invitation = z.object({ invitation: z.string() });

/** Registering a key by an invitation, which signs in. */
export const registerRoutes: Route[] = [
  route('POST', 'register/options', { needs: 'nobody' }, async ({ request, inbox }) => {
    const { person, keys } = await invitedBy(read(invitation, request.body), inbox);
    const options = await generateRegistrationOptions({
      rpID: rpIdOf(inbox),
      rpName: inbox.content().siteName,
      userID: new TextEncoder().encode(person.id),
      userName: person.email,
      userDisplayName: person.email,
      timeout: CHALLENGE_MS,
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: keys.map(({ id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
    });
    await keepChallenge(inbox, options.challenge, person.id);
    return options;
  }),

  route('POST', 'register', { needs: 'nobody' }, async (call) => {
    const { store } = call.inbox;
    const sent = read(invitation.extend({ response: answer }), call.request.body);
    const { person } = await invitedBy(sent, call.inbox);
    const { personId, ...expected } = await takeChallenge(call.inbox, sent.response);
    if (personId !== person.id) throw new InboxRefusal('tooLate');
    const { registrationInfo } = await checked(
      call,
      verifyRegistrationResponse({
        response: sent.response as unknown as RegistrationResponseJSON,
        ...expected,
        supportedAlgorithmIDs,
        // Below, since only that has an answer of its own.
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw new InboxRefusal('keyRefused');
    const { credential, userVerified } = registrationInfo;
    if (!userVerified) throw new InboxRefusal('keyUnverified');
    if (await store.passkey(credential.id)) throw new InboxRefusal('keyRefused');
    const key = { ...credential, transports: credential.transports ?? [] };
    return openSession(call, 'invitationUsed', (session, now) =>
      store.register(sent.invitation, { personId: person.id, key, session }, now),
    );
  }),
];

async function invitedBy({ invitation }: { invitation: string }, { store, clock }: Inbox) {
  const invited = await store.invited(invitation, clock.now());
  if (!invited) throw new InboxRefusal('invitationUsed');
  return invited;
}
