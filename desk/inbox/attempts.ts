import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { IpKeys } from '../intake/ip-keys.ts';
import { createMemoryCounts } from '../intake/sliding-counts.ts';
import { InboxRefusal } from './refusal.ts';

/** Requests to sign in or register from one network in a minute, without those that succeed. */
const MOST_ATTEMPTS = 30;
const MINUTE_MS = 60_000;

/** A sign-in that succeeds has asked for options before. */
const REQUESTS_PER_SIGN_IN = 2;

/** Counts attempts to sign in, by network. */
export type Attempts = ReturnType<typeof createAttempts>;

/** Counts in memory, each desk for itself: nobody can guess a secret, so the limit only saves the store work. */
export function createAttempts({ keysOf, clock }: Pick<IpKeys, 'keysOf'> & { clock: Clock }) {
  const add = createMemoryCounts(clock);
  const count = ({ ip }: FastifyRequest, amount: number) =>
    add([{ key: keysOf(ip).at(-1) ?? '', span: MINUTE_MS, amount, forgettable: true }]);
  return {
    /** @throws InboxRefusal `tooOften` */
    async add(request: FastifyRequest) {
      const [attempts] = await count(request, 1);
      const wait = attempts?.waitFor(MOST_ATTEMPTS) ?? 0;
      if (wait === 0) return;
      await count(request, -1);
      throw new InboxRefusal('tooOften', Math.ceil(wait / 1000));
    },
    /** Takes the requests of one that succeeded back, so that an office behind one address can sign in at once. */
    async succeeded(request: FastifyRequest) {
      await count(request, -REQUESTS_PER_SIGN_IN);
    },
  };
}
