import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Stricter would make the Origin of a form's own post null.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const ONE_YEAR = 31_536_000;

/**
 * Headers of every answer the desk makes up itself. A page of the site overrides them with its own
 * from the manifest.
 */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = siteUrl.startsWith('https:')
    ? { ...HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` }
    : HEADERS;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}
