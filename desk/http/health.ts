import type { FastifyInstance } from 'fastify';
import { LATE_AFTER_MS, type Lateness } from '../mail/lateness.ts';
import type { SubmissionStore } from '../store/submission-store.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the desk can store a form. Late mail does not change its
 * status: a load balancer would remove the desk, and messages would be lost. `/readyz/delivery`
 * reports late mail alone, with 503, for monitors that read only the status.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { store, lateness }: { store: SubmissionStore; lateness: () => Promise<Lateness> },
): Promise<void> {
  const delivery = async () => {
    const { late, fromFuture } = await lateness();
    // How long messages from the future have waited is not known.
    const state = late < LATE_AFTER_MS && fromFuture === 0 ? 'ok' : 'failing';
    return {
      delivery: state,
      oldestWaitingSeconds: Math.round(late / 1000),
      receivedInFuture: fromFuture,
    };
  };
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((err, request, reply) => {
    request.log.error({ err }, 'the store does not answer');
    return reply.code(503).send({ ready: false, store: 'failing' });
  });
  for (const url of ['/healthz', '/readyz', '/readyz/delivery']) {
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async (request, reply) => {
        return reply
          .code(request.method === 'OPTIONS' ? 204 : 405)
          .header('allow', 'GET, HEAD')
          .send();
      },
      handler: () => undefined,
    });
  }
  app.get('/healthz', async (_, reply) => reply.type('text/plain; charset=utf-8').send('ok'));
  app.get('/readyz', async () => {
    await store.check();
    return { ready: true, store: 'ok', ...(await delivery()) };
  });
  app.get('/readyz/delivery', async (_, reply) => {
    const detail = await delivery();
    return reply.code(detail.delivery === 'ok' ? 200 : 503).send(detail);
  });
}
