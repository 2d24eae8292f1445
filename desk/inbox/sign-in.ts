import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
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
import { type Route, route } from './route.ts';

/** Signing in and out, with keys that are registered. */
export const signInRoutes: Route[] = [
  route('POST', 'sign-in/options', { needs: 'nobody' }, async ({ inbox }) => {
    const options = await generateAuthenticationOptions({
      rpID: rpIdOf(inbox),
      userVerification: 'required',
      timeout: CHALLENGE_MS,
    });
    await keepChallenge(inbox, options.challenge, null);
    return options;
  }),

  route('POST', 'sign-in', { needs: 'nobody' }, async (call) => {
    const { store } = call.inbox;
    const sent = read(answer, call.request.body);
    const { personId, ...expected } = await takeChallenge(call.inbox, sent);
    const key = await store.passkey(sent.id);
    if (!key || personId !== null) throw new InboxRefusal('keyUnknown');
    const { verified, authenticationInfo } = await checked(
      call,
      verifyAuthenticationResponse({
        response: sent as unknown as AuthenticationResponseJSON,
        ...expected,
        credential: { id: key.id, publicKey: key.publicKey, counter: key.counter },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw new InboxRefusal('keyRefused');
    return openSession(call, 'keyRefused', (session, now) =>
      store.signIn(key, authenticationInfo.newCounter, session, now),
    );
  }),

  route('POST', 'sign-out', { needs: 'person' }, async ({ request, reply, person, inbox }) => {
    const { store, clock, cookie } = inbox;
    await store.signOut(cookie.read(request), { at: clock.now(), actor: person.email });
    cookie.set(reply, '');
    return reply.code(204).send();
  }),
];
