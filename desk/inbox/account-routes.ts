import type { AccountStart, SignInWays } from '#shared/inbox.ts';
import { accountAnswer } from '#shared/inbox-requests.ts';
import { newSecret } from '../store/secrets.ts';
import { keepChallenge } from './challenge.ts';
import { openSession } from './open-session.ts';
import { InboxRefusal, read } from './refusal.ts';
import { type Calls, type Inbox, type Route, route } from './route.ts';

/** Signing in by the company's own accounts. */
export const accountRoutes: Route[] = [
  route('GET', 'sign-in/ways', { needs: 'nobody' }, async ({ inbox: { accounts } }) => {
    return { account: accounts !== undefined } satisfies SignInWays;
  }),

  route('POST', 'account/start', { needs: 'nobody' }, async (call) => {
    const secret = newSecret();
    const location = await asked(call, accountsOf(call.inbox).locationFor(secret));
    await keepChallenge(call.inbox, secret, null);
    return { location, secret } satisfies AccountStart;
  }),

  route('POST', 'account', { needs: 'nobody' }, async (call) => {
    const { store, clock } = call.inbox;
    const accounts = accountsOf(call.inbox);
    const { secret, query } = read(accountAnswer, call.request.body);
    if (!(await store.takeChallenge(secret, clock.now()))) throw new InboxRefusal('tooLate');
    const email = await asked(call, accounts.addressIn(query, secret));
    if (email === undefined) throw new InboxRefusal('accountUnknown');
    return openSession(call, 'accountUnknown', (session, now) =>
      store.signInByAddress(email, session, now),
    );
  }),
];

/** @throws InboxRefusal `unknown` if only passkeys sign in */
function accountsOf({ accounts }: Inbox) {
  if (!accounts) throw new InboxRefusal('unknown');
  return accounts;
}

function asked<T>({ request }: Calls['nobody'], answer: Promise<T>): Promise<T> {
  return answer.catch((err) => {
    request.log.warn({ err }, 'the accounts of the company did not sign in');
    throw new InboxRefusal('accountRefused');
  });
}
