import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { VIEW_HEADER } from '#shared/wire.ts';

/** Headers by which browsers mark prefetches and previews. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is a visitor's page view: a document that is shown, or the report of one that was fetched ahead and
 * is shown now; not by a bot, and without `DNT` or `Sec-GPC`.
 */
export function isPageView({ method, headers }: FastifyRequest): boolean {
  const { dnt, 'sec-gpc': globalPrivacyControl, 'user-agent': userAgent } = headers;
  if (dnt === '1' || globalPrivacyControl === '1') return false;
  // Pages of other sites cannot send this header without asking first.
  const isReport = method === 'HEAD' && headers[VIEW_HEADER] !== undefined;
  return (isReport || isDocument(method, headers)) && Boolean(userAgent) && !isbot(userAgent);
}

function isDocument(method: string, headers: IncomingHttpHeaders): boolean {
  if (PURPOSES.some((name) => /prefetch|preview/.test(String(headers[name])))) return false;
  // A script may fetch a page without showing it. Browsers send this header over HTTPS only.
  return method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}
