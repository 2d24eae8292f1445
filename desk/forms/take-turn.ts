import type { FastifyRequest } from 'fastify';
import { REFUSAL_TEXTS } from '#contract/wire.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ipKey } from '../rate-limit/ip-key.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { Refusal } from './refusal.ts';

/** What tells whether a sender may send now. */
export interface TurnPorts {
  formsPerMinute: Config['formsPerMinute'];
  rateLimit: RateLimit;
  clock: Clock;
}

/**
 * Counts a form against the limits.
 * @throws Refusal 429 when this IP address, or everybody together, has sent too much.
 */
export async function takeTurn(
  request: FastifyRequest,
  { rateLimit, formsPerMinute, clock }: TurnPorts,
): Promise<void> {
  const { perIp, total } = formsPerMinute;
  const now = clock.now();
  let wait: number;
  try {
    wait =
      (await rateLimit.take(ipKey(request.ip), perIp, now)) ||
      (await rateLimit.take('total', total, now));
  } catch (err) {
    // Without its store nothing is accepted anyway; the refusal then shows what was typed.
    request.log.warn({ err }, 'the rate limit cannot be read');
    return;
  }
  if (wait > 0) {
    throw new Refusal(429, REFUSAL_TEXTS.tooManyRequests, { retryAfter: Math.ceil(wait / 1000) });
  }
}
