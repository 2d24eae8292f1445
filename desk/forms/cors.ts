import type { FastifyReply, FastifyRequest } from 'fastify';

const ONE_DAY = '86400';

/**
 * Lets a page of a configured origin read our answers. Whether it may send is decided apart from
 * this: a browser sends a plain form without asking.
 */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: string[]): void {
  const { origin } = request.headers;
  if (origins.length > 0) reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', 'Retry-After');
}

/** Answers a browser that asks before it sends JSON from a configured origin; else false. */
export function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: string[],
): boolean {
  const { origin = '', 'access-control-request-method': method } = request.headers;
  if (request.method !== 'OPTIONS' || method !== 'POST' || !origins.includes(origin)) return false;
  reply
    .code(204)
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'Content-Type, Idempotency-Key')
    .header('access-control-max-age', ONE_DAY)
    .send();
  return true;
}
