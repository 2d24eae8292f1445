import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { IpKeys } from '../intake/ip-keys.ts';

/** Called by programs without the password: monitors, and the webhook, which is signed. */
const OPEN = /^\/(?:healthz|readyz|readyz\/delivery|api\/publish)$/;

/** A network that has guessed wrongly so often is refused until the minute since its first guess has passed. */
const MOST_GUESSES = 10;

/**
 * Requires a password on every path (HTTP Basic, any user name), and keeps search engines and shared caches
 * away.
 */
export function requirePassword(
  app: FastifyInstance,
  password: string,
  { keyOf }: Pick<IpKeys, 'keyOf'>,
): void {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  const expected = hash(password);
  const guesses = new RateLimiterMemory({ points: MOST_GUESSES, duration: 60 });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (OPEN.test(request.routeOptions.url ?? '')) return;
    const { authorization } = request.headers;
    // The first request of a browser has none: it is no guess.
    if (authorization === undefined) return askForPassword(reply);
    const key = keyOf(request.ip);
    // Counted before it is compared, so that neither parallel guesses nor a right one get past the limit.
    const { consumedPoints, msBeforeNext } = await guesses.penalty(key);
    if (consumedPoints > MOST_GUESSES) {
      return reply
        .code(429)
        .header('retry-after', Math.max(Math.ceil(msBeforeNext / 1000), 1))
        .type('text/plain; charset=utf-8')
        .send('Too many wrong passwords. Please wait.');
    }
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
    const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    if (timingSafeEqual(hash(given), expected)) {
      await guesses.reward(key);
      return;
    }
    if (consumedPoints === MOST_GUESSES) {
      request.log.warn('SITE_PASSWORD was guessed wrongly: its network is refused for a minute');
    }
    return askForPassword(reply);
  });
  app.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('cache-control') ?? '').replace(/\bpublic\b(?:, *)?/, '');
    // Shared caches may keep answers to requests with a password if they are public (RFC 9111 §3.5).
    reply.header('cache-control', ['private', policy].filter(Boolean).join(', '));
  });
}

function askForPassword(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Preview", charset="UTF-8"')
    .type('text/plain; charset=utf-8')
    .send('This is a preview. It needs a password.');
}
