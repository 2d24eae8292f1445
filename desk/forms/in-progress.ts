import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey } from './once-keys.ts';
import { Refusal } from './refusal.ts';

/**
 * While a request with an Idempotency-Key is being read and stored, another with the same key is
 * told to come back: 409. (Another desk's is not known here; there the store makes them one.)
 */
export function refuseWhileInProgress(app: FastifyInstance): void {
  const keys = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    const key = readIdempotencyKey(request.headers['idempotency-key']);
    if (key === undefined) return;
    if (keys.has(key)) {
      throw new Refusal(409, 'A request with this Idempotency-Key is in progress', {
        retryAfter: 1,
      });
    }
    keys.add(key);
    reply.raw.once('close', () => keys.delete(key));
  });
}
