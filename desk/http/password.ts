import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { IpKeys } from '../intake/ip-keys.ts';
import { createMemoryCounts } from '../intake/sliding-counts.ts';

/**
 * Called by programs without the password: monitors, and the webhook, which is signed. In the inbox people sign in
 * with keys of their own.
 */
const OPEN = /^\/(?:healthz|readyz|readyz\/delivery|api\/publish|inbox(?:\/.*)?)$/;

/** Wrong guesses of a site in a minute. */
const MOST_GUESSES = 10;
const MINUTE_MS = 60_000;

/**
 * Requires a password on every path (HTTP Basic, any user name), and keeps search engines and shared caches
 * away.
 */
export function requirePassword(
  app: FastifyInstance,
  password: string,
  { keysOf, clock }: Pick<IpKeys, 'keysOf'> & { clock: Clock },
): void {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  const expected = hash(password);
  const add = createMemoryCounts(clock);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (OPEN.test(request.routeOptions.url ?? '')) return;
    const { authorization } = request.headers;
    // The first request of a browser has none: it is no guess.
    if (authorization === undefined) return askForPassword(reply);
    const key = keysOf(request.ip).at(-1) ?? '';
    const count = (amount: number) => add([{ key, span: MINUTE_MS, amount, forgettable: true }]);
    // Counted before it is compared, so that neither parallel guesses nor a right one get past the limit.
    const [guesses] = await count(1);
    const wait = guesses?.waitFor(MOST_GUESSES) ?? 0;
    if (wait > 0) {
      await count(-1);
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait / 1000))
        .type('text/plain; charset=utf-8')
        .send('Too many wrong passwords. Please wait.');
    }
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization) ?? [];
    const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    if (timingSafeEqual(hash(given), expected)) {
      await count(-1);
      return;
    }
    if (guesses?.total === MOST_GUESSES) {
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
