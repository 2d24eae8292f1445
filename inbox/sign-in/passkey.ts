import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Me, Registration } from '#shared/inbox.ts';
import { RefusedError, request } from '../api.ts';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const POST = { method: 'POST' } as const;

/** Signs in with a passkey of this device. @throws DOMException of WebAuthn, RefusedError */
export async function signIn(): Promise<Me> {
  const optionsJSON = await request<RequestOptions>('sign-in/options', POST);
  const response = await startAuthentication({ optionsJSON });
  return request<Me>('sign-in', { ...POST, body: response });
}

/**
 * Makes a passkey on this device for whoever was invited, and signs in.
 *
 * @throws DOMException of WebAuthn, RefusedError
 */
export async function register(invitation: string): Promise<Me> {
  const body: Registration = { invitation };
  const optionsJSON = await request<CreationOptions>('register/options', { ...POST, body });
  const response = await startRegistration({ optionsJSON }).catch((error: Error) => {
    // The key can ask for nothing.
    throw error.name === 'ConstraintError' ? new RefusedError('keyUnverified') : error;
  });
  return request<Me>('register', { ...POST, body: { ...body, response } });
}

/** The errors of WebAuthn, with the keys of their texts. */
const ERRORS = {
  NotAllowedError: 'notAllowed',
  AbortError: 'notAllowed',
  InvalidStateError: 'exists',
  SecurityError: 'failed',
  NotSupportedError: 'failed',
} as const;

/** Why the browser did not use or make a passkey, as a key of `texts.signIn`; undefined for a refusal by the desk. */
export function passkeyProblem({ name }: Error): (typeof ERRORS)[keyof typeof ERRORS] | undefined {
  return ERRORS[name as keyof typeof ERRORS];
}
