import type { FastifyInstance } from 'fastify';

/**
 * One line per answer, with nothing of the visitor in it: no IP address, no query, no header, no
 * body; the path as the route spells it. Pages only at `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = route.startsWith('/api/') || reply.statusCode >= 500 ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
