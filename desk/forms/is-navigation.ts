import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Whether a browser will show the answer as a page: a form posted without JavaScript. */
export function isNavigation({ headers, raw }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Programs that accept anything get text.
  return new Negotiator(raw).mediaType(['text/plain', 'text/html']) === 'text/html';
}
