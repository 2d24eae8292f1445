import type { FastifyRequest } from 'fastify';

/** The media type of a request's body, without its parameters. */
export function mediaType({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
