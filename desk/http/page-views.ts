import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Headers by which browsers mark prefetches and previews. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is a visitor's page view: a GET of a document, not by a bot, not a prefetch, and
 * without `DNT` or `Sec-GPC`.
 */
export function isPageView({ method, headers }: FastifyRequest): boolean {
  const { dnt, 'sec-gpc': globalPrivacyControl, 'user-agent': userAgent } = headers;
  if (method !== 'GET' || dnt === '1' || globalPrivacyControl === '1') return false;
  if (PURPOSES.some((name) => /prefetch|preview/.test(String(headers[name])))) return false;
  // A script may fetch a page without showing it. Browsers send this header over HTTPS only.
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return false;
  return Boolean(userAgent) && !isbot(userAgent);
}
