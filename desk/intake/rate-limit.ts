import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { IpKeys } from './ip-keys.ts';

const WINDOW_SECONDS = 60;

/** Limits requests and messages per minute; a minute begins with its first request. */
export interface RateLimit {
  /** Counts a request of this IP address, accepted or not. Resolves to the seconds to wait, 0 within the limit. */
  countAttempt(ip: string | undefined): Promise<number>;
  /**
   * Counts a message before it is stored, so that parallel ones cannot exceed the total. Resolves like
   * `countAttempt`.
   */
  reserve(): Promise<number>;
  /** Undoes a reservation whose message was not stored. */
  release(): Promise<void>;
}

/**
 * Counts in the database for all its desks, or else in memory. While the database does not answer,
 * counts in memory: the store then refuses the form, with an answer that shows it again.
 */
export function createRateLimit(
  { perIp, total }: Config['formsPerMinute'],
  { keyOf }: IpKeys,
  database: Database | undefined,
): RateLimit {
  const attempts = createLimiter('ip', perIp, database);
  const accepted = createLimiter('total', total, database);
  const release = async () => void (await accepted.reward('all'));
  return {
    countAttempt: (ip) => consume(attempts, keyOf(ip)),
    async reserve() {
      const wait = await consume(accepted, 'all');
      // The limiter counts refused messages too.
      if (wait > 0) await release();
      return wait;
    },
    release,
  };
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

function createLimiter(keyPrefix: string, points: number, database?: Database): Limiter {
  const options = { keyPrefix, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  if (!database) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: {
      query: async ({ text, values }: { text: string; values: (string | number)[] }) => ({
        rows: await database.query(text, ...values),
      }),
    },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
}

async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(Math.ceil(error.msBeforeNext / 1000), 1);
  }
}
