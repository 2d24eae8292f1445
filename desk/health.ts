import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { LATE_AFTER_MS, lateness } from './delivery/lateness.ts';
import type { SubmissionStore } from './store/port.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also take a form; late mail is told in its
 * detail but leaves it ready, since a balancer that took it out would lose messages besides.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { store, clock }: { store: SubmissionStore; clock: Clock },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', async (_, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/readyz', async (request, reply) => {
    try {
      const late = await lateness(store, clock.now());
      const delivery = late < LATE_AFTER_MS ? 'ok' : 'failing';
      const oldestWaitingSeconds = Math.round(late / 1000);
      return { ready: true, store: 'ok', delivery, oldestWaitingSeconds };
    } catch (err) {
      request.log.error({ err }, 'the store does not answer');
      return reply.code(503).send({ ready: false, store: 'failing' });
    }
  });
}
