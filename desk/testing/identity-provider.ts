import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What somebody who signs in is said to be; and what a wrong provider does. */
interface Said {
  claims: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  forged?: boolean;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Starts a provider of OpenID Connect on this machine, which knows one desk. */
export async function startIdentityProvider(clientId: string, clientSecret: string) {
  const [key, strangersKey] = [newKey(), newKey()];
  const codes = new Map<string, { asked: URLSearchParams; said: Said }>();
  let issuer = '';

  const idToken = ({ asked, said }: { asked: URLSearchParams; said: Said }) => {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: clientId, sub: 'someone', nonce: asked.get('nonce') },
      ...{ iat: seconds, exp: seconds + 60 },
      ...said.claims,
    };
    const signed = `${encoded({ alg: 'RS256', kid: 'key' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), said.forged ? strangersKey : key);
    return `${signed}.${signature.toString('base64url')}`;
  };

  const token = async (request: IncomingMessage) => {
    const sent = new URLSearchParams(await text(request));
    const granted = codes.get(String(sent.get('code')));
    codes.delete(String(sent.get('code')));
    const verifier = String(sent.get('code_verifier'));
    const isOwn =
      sent.get('client_id') === clientId &&
      sent.get('client_secret') === clientSecret &&
      sent.get('redirect_uri') === granted?.asked.get('redirect_uri') &&
      createHash('sha256').update(verifier).digest('base64url') ===
        granted?.asked.get('code_challenge');
    return granted && isOwn
      ? { access_token: 'a', token_type: 'bearer', id_token: idToken(granted) }
      : { error: 'invalid_grant' };
  };

  const server = createServer(async (request, response) => {
    const answers: Record<string, () => object | Promise<object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
      '/token': () => token(request),
      '/keys': () => ({
        keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: 'key', alg: 'RS256' }],
      }),
    };
    const answer = await answers[request.url ?? '']?.();
    const status = answer === undefined ? 404 : 'error' in answer ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Signs somebody in at this address; returns the query with which the browser returns. */
    signIn(location: string, said: Said): string {
      const asked = new URL(location).searchParams;
      const code = randomUUID();
      codes.set(code, { asked, said });
      return `?${new URLSearchParams({ code, state: String(asked.get('state')) })}`;
    },
  };
}
