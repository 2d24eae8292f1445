import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Visits } from '../visits.ts';
import { readIdempotencyKey } from './once-keys.ts';

/** What a request tells of whoever sends a form, beside its fields. */
export interface Sender {
  /** By which it may send the same form again (header `Idempotency-Key`). */
  idempotencyKey: string | undefined;
  /** Milliseconds since we served it its first page; undefined when we cannot tell. */
  sinceFirstPage: number | undefined;
  /** It says of itself what every browser says (Fetch Metadata). */
  isBrowser: boolean;
}

/**
 * Reads that from a request.
 * @throws Refusal 400 when its Idempotency-Key is none.
 */
export function senderOf(
  { ip, headers }: FastifyRequest,
  { visits, clock }: { visits: Visits; clock: Clock },
): Sender {
  return {
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
    sinceFirstPage: visits.sinceFirstPage(ip, clock.now()),
    isBrowser: headers['sec-fetch-site'] !== undefined,
  };
}
