import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { ServedSite } from './follow-site.ts';
import type { Site } from './load-site.ts';

const DAY_MS = 24 * 60 * 60_000;

/** So long before its security.txt expires, a site should be built anew. */
const AHEAD_MS = 60 * DAY_MS;

interface AlarmPorts {
  served: ServedSite;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Says every day that the site was built too long ago for its security.txt (RFC 9116), until stopped. */
export function startExpiryAlarm({ served, clock, log }: AlarmPorts): Repetition {
  return repeat(clock, DAY_MS, async () => {
    const expires = expiryOf(served.current);
    if (expires === undefined || clock.now() + AHEAD_MS <= expires) return;
    const on = new Date(expires).toISOString();
    log.error({ expires: on }, 'security.txt is about to expire: build the site anew');
  });
}

function expiryOf({ pages }: Site): number | undefined {
  const text = pages.get('/.well-known/security.txt')?.bodies.get('identity')?.bytes.toString();
  const date = /^Expires: (.+)$/m.exec(text ?? '')?.[1];
  return date === undefined ? undefined : Date.parse(date);
}
