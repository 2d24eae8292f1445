import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Called by programs without the password: monitors, and the webhook, which is signed. */
const OPEN = /^\/(?:healthz|readyz|readyz\/delivery|api\/publish)$/;

/** Requires a password on every path (HTTP Basic, any user name), and keeps search engines away. */
export function requirePassword(app: FastifyInstance, password: string): void {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  const expected = hash(password);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    if (OPEN.test(request.routeOptions.url ?? '')) return;
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
    if (timingSafeEqual(hash(given), expected)) return;
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Preview", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('This is a preview. It needs a password.');
  });
}
