import type { FastifyRequest } from 'fastify';
import { HONEYPOT_NAME } from '#shared/wire.ts';
import type { Clock } from '../clock.ts';
import type { IpKeys } from './ip-keys.ts';
import type { WireFields } from './read-body.ts';

/** Nobody loads a page, fills in its form and sends it in less time. */
const FASTEST_PERSON_MS = 1_500;

/** Why a form looks as if a program had filled it in; undefined when it does not. */
export function spamReasonOf(
  fields: WireFields,
  { ip, headers }: FastifyRequest,
  { visits, clock }: { visits: Visits; clock: Clock },
): string | undefined {
  const hidden = fields.get(HONEYPOT_NAME);
  if (typeof hidden === 'string' && hidden.trim() !== '') return 'the hidden field was filled in';
  // Fetch Metadata comes from a browser, whose autofill may be this fast.
  if (headers['sec-fetch-site'] !== undefined) return undefined;
  const sinceFirstPage = visits.sinceFirstPage(ip, clock.now()) ?? FASTEST_PERSON_MS;
  return sinceFirstPage < FASTEST_PERSON_MS ? 'sent within 1.5 s of the first page' : undefined;
}

const REMEMBERED_MS = 10 * 60_000;

const MOST_REMEMBERED = 50_000;

/** When each IP address was served its first page by this desk. */
export type Visits = ReturnType<typeof createVisits>;

/** Keeps visits in memory, under a hash of the IP address. */
export function createVisits({ keysOf }: IpKeys) {
  // Oldest first.
  const began = new Map<string, number>();
  return {
    /** Records that a page was served to this IP address. */
    note(ip: string, now: number) {
      for (const [key, at] of began) {
        if (at > now - REMEMBERED_MS && began.size < MOST_REMEMBERED) break;
        began.delete(key);
      }
      const [key] = keysOf(ip);
      if (!began.has(key)) began.set(key, now);
    },
    /** Milliseconds since its first page of the last ten minutes; undefined when there was none. */
    sinceFirstPage(ip: string, now: number) {
      const at = began.get(keysOf(ip)[0]);
      return at === undefined ? undefined : now - at;
    },
  };
}
