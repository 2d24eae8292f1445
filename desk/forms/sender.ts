import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Visits } from '../visits.ts';
import { clientKey } from './once-keys.ts';

/** What a request tells of whoever sends a form, beside its fields. */
export interface Sender {
  /** Its Idempotency-Key. */
  key: string | undefined;
  /** Milliseconds since we served it its first page; undefined when we cannot tell. */
  sinceFirstPage: number | undefined;
  /** It says of itself what every browser says (Fetch Metadata). */
  isBrowser: boolean;
}

/** @throws Refusal 400 when its Idempotency-Key is none. */
export function senderOf(
  { ip, headers }: FastifyRequest,
  { visits, clock }: { visits: Visits; clock: Clock },
): Sender {
  return {
    key: clientKey(headers['idempotency-key']),
    sinceFirstPage: visits.sinceFirstPage(ip, clock.now()),
    isBrowser: headers['sec-fetch-site'] !== undefined,
  };
}
