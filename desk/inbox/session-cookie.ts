import type { FastifyReply, FastifyRequest } from 'fastify';
import { INBOX_PATH } from '#shared/inbox.ts';

/** How long a session lasts after signing in. */
export const SESSION_MS = 12 * 60 * 60_000;

/** The cookie with a session's secret. */
export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The cookie of an inbox at this origin. */
export function createSessionCookie(origin: string) {
  // `__Host-` would need the path `/`, and `__Secure-` needs https.
  const name = origin.startsWith('https:') ? '__Secure-inbox' : 'inbox';
  const pattern = new RegExp(`(?:^|; *)${name}=([^;]*)`, 'g');
  const attributes = `Path=${INBOX_PATH}; HttpOnly; Secure; SameSite=Strict`;
  return {
    /** The secret that a request brings; empty without one. */
    read({ headers: { cookie = '' } }: FastifyRequest): string {
      // Another host of the domain may set a second one, to make somebody work in a session of its own.
      const [only = '', ...others] = [...cookie.matchAll(pattern)].map(([, secret]) => secret);
      return others.length === 0 ? only : '';
    },
    /** Sets the cookie; an empty secret removes it. */
    set(reply: FastifyReply, secret: string): void {
      const age = secret === '' ? 0 : SESSION_MS / 1000;
      reply.header('set-cookie', `${name}=${secret}; ${attributes}; Max-Age=${age}`);
    },
  };
}
