import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { ACCOUNT_PATH } from '#shared/inbox.ts';

/** How a desk is known to the company's accounts (OpenID Connect). */
export interface AccountSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The company's accounts. A secret, which only the desk and one browser have, connects a request with its answer. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Signs in by authorization code with PKCE; the provider's addresses are asked for once. */
export function createAccounts(settings: AccountSettings, origin: string) {
  const { issuer, clientId, clientSecret } = settings;
  const redirectUri = origin + ACCOUNT_PATH;
  let found: Promise<Configuration> | undefined;

  const discovered = () => {
    const local = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    const execute = [enableNonRepudiationChecks, ...local];
    found ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
    return found.catch((error) => {
      found = undefined;
      throw error;
    });
  };

  return {
    /** The address at which the browser signs in. */
    async locationFor(secret: string) {
      const location = buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: derived(secret, 'state'),
        nonce: derived(secret, 'nonce'),
        code_challenge: await calculatePKCECodeChallenge(derived(secret, 'verifier')),
        code_challenge_method: 'S256',
      });
      return location.href;
    },

    /**
     * The address in the answer to that, in lower case; undefined if it is not verified.
     * @throws when the answer is not valid, or the provider does not answer
     */
    async addressIn(query: string, secret: string) {
      const answer = new URL(redirectUri);
      answer.search = query;
      const tokens = await authorizationCodeGrant(await discovered(), answer, {
        expectedState: derived(secret, 'state'),
        expectedNonce: derived(secret, 'nonce'),
        pkceCodeVerifier: derived(secret, 'verifier'),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      // Entra has the second one instead: whether the domain of the address is the company's.
      const { email, email_verified: isVerifiedHere, xms_edov: isOwnDomain } = claims;
      const isVerified = [isVerifiedHere, isOwnDomain].some((each) =>
        /^(?:true|1)$/.test(String(each)),
      );
      return typeof email === 'string' && isVerified ? email.toLowerCase() : undefined;
    },
  };
}

/** So that nothing but the secret has to be kept. */
function derived(secret: string, purpose: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
