import type { FastifyInstance } from 'fastify';
import type { SubmissionStore } from './store/port.ts';

/** `/healthz`: the process answers. `/readyz`: it can also take a form. */
export async function healthPlugin(
  app: FastifyInstance,
  { store }: { store: SubmissionStore },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  });
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (request, reply) => {
    try {
      await store.count('waiting');
      return 'ready';
    } catch (err) {
      request.log.error({ err }, 'the store does not answer');
      return reply.code(503).send('the store does not answer');
    }
  });
}
