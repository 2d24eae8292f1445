import { kept } from '../../inbox/storage.ts';
import type { GitHost } from '../model.ts';
import { json, request } from './backend.ts';

const TOKEN = 'office-token';
const VERIFIER = 'office-verifier';

/** The key to the git host that this browser keeps. */
export const keptToken = () => kept?.getItem(TOKEN) ?? undefined;

export function keepToken(token: string | undefined): void {
  if (token) kept?.setItem(TOKEN, token);
  else kept?.removeItem(TOKEN);
}

const pageAddress = () => location.origin + location.pathname;

/** Goes to the host's page to sign in, which leads back (OAuth with PKCE: GitLab, Gitea). */
export async function goToSignIn({ host, address, application = '' }: GitHost): Promise<void> {
  const verifier = inAddress(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(VERIFIER, verifier);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: application,
    redirect_uri: pageAddress(),
    response_type: 'code',
    code_challenge: inAddress(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    state: verifier.slice(0, 16),
    ...(host === 'gitlab' && { scope: 'api' }),
  });
  const path = host === 'gitlab' ? '/oauth/authorize' : '/login/oauth/authorize';
  location.assign(`${address}${path}?${query}`);
}

/** The key for the code with which the host has led back; undefined without one. */
export async function tokenOfCode({ address, host, application }: GitHost) {
  const query = new URLSearchParams(location.search);
  const verifier = sessionStorage.getItem(VERIFIER) ?? '';
  if (!query.has('code') || query.get('state') !== verifier.slice(0, 16)) return undefined;
  history.replaceState(null, '', pageAddress() + location.hash);
  const path = host === 'gitlab' ? '/oauth/token' : '/login/oauth/access_token';
  const answer = await request<{ access_token: string }>(
    address + path,
    json({
      client_id: application,
      code: query.get('code'),
      code_verifier: verifier,
      grant_type: 'authorization_code',
      redirect_uri: pageAddress(),
    }),
  );
  return answer?.access_token;
}

function inAddress(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Asks for the key in a window of an OAuth server, as such servers for GitHub answer Decap and Sveltia CMS. */
export function tokenOfWindow({ signIn = '', host }: GitHost): Promise<string> {
  const query = new URLSearchParams({ provider: host, site_id: location.hostname, scope: 'repo' });
  const opened = open(`${signIn}/auth?${query}`, 'sign-in', 'width=600,height=700');
  return new Promise((resolve, reject) => {
    const answer = ({ origin, data }: MessageEvent) => {
      if (origin !== signIn || typeof data !== 'string') return;
      if (data === `authorizing:${host}`) opened?.postMessage(data, signIn);
      const [, outcome, body = '{}'] = /^authorization:\w+:(success|error):(.*)$/s.exec(data) ?? [];
      if (!outcome) return;
      removeEventListener('message', answer);
      opened?.close();
      const { token } = JSON.parse(body);
      if (token) resolve(token);
      else reject(new Error(outcome));
    };
    addEventListener('message', answer);
  });
}
