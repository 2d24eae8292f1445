import type { FastifyRequest } from 'fastify';
import { REFUSAL_TEXTS } from '#contract/wire.ts';
import { Refusal } from './refusal.ts';

/**
 * Lets pages of this site and of configured origins post. Only browsers send `Origin`, and they
 * cannot forge it: a request without one is no browser's cross-site post.
 * @throws Refusal 403 when it comes from another site, or from nowhere (`null`: a sandboxed page).
 */
export function checkOrigin(
  { headers: { origin }, host }: FastifyRequest,
  { siteUrl, allowedOrigins }: { siteUrl: string; allowedOrigins: string[] },
): void {
  if (origin === undefined || origin === siteUrl || allowedOrigins.includes(origin)) return;
  // Another name or port of the same machine.
  if (URL.parse(origin)?.host === host.toLowerCase()) return;
  throw new Refusal(403, REFUSAL_TEXTS.forbidden);
}
