import { MAX_BODY_BYTES, MAX_FILE_BYTES } from '#shared/limits.ts';
import { type Clock, DAY_MS } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { IpKeys } from './ip-keys.ts';
import {
  type AddCounts,
  type Addition,
  createMemoryCounts,
  createSharedCounts,
} from './sliding-counts.ts';

/** Every limit holds for these spans. A longer one allows fewer minutes' worth: no busy minute lasts. */
const SPANS = {
  minute: { ms: 60_000, minutes: 1 },
  hour: { ms: 60 * 60_000, minutes: 10 },
  day: { ms: DAY_MS, minutes: 40 },
} as const;

/** Allowed for each message that is allowed; most résumés are smaller. */
const BYTES_PER_MESSAGE = 500_000;

/** Allowed by every limit. */
const LARGEST_MESSAGE = MAX_FILE_BYTES + MAX_BODY_BYTES;

/** Networks of IPv6, from the narrowest, and as many /64s' worth as each may send: a /64, the /56 and the /48 around it. */
const NETWORKS = [
  ['address', 1],
  ['network', 4],
  ['customer', 8],
] as const;

/** Of the messages in total, so many mails of a kind may go to one mail domain. */
const DOMAIN_SHARE = 1 / 100;

type Span = keyof typeof SPANS;
/** Whom a limit is for. */
export type Scope = (typeof NETWORKS)[number][0] | 'total';
type Measure = 'requests' | 'messages' | 'bytes';

/** A limit: for whom, what it counts, and how long. */
export type LimitReason = `${Scope}_${Measure}_${Span}`;

const SPAN_NAMES = Object.keys(SPANS) as Span[];

/** The limits in total. */
export const TOTAL_LIMITS = SPAN_NAMES.flatMap((span): LimitReason[] => [
  `total_messages_${span}`,
  `total_bytes_${span}`,
]);

/** Limits requests, messages and their bytes per minute, hour and day (decision 0117). */
export type RateLimit = ReturnType<typeof createRateLimit>;

interface RateLimitOptions {
  limits: Config['formsPerMinute'];
  ipKeys: Pick<IpKeys, 'keysOf'>;
  clock: Clock;
  /** Where several desks count together; absent for one desk, which counts in memory. */
  database?: Database | undefined;
  refused(reason: LimitReason): void;
}

interface Budget extends Addition {
  reason: LimitReason;
  most: number;
}

/**
 * Counts in the database for all its desks, or else in memory. While the database does not answer,
 * counts in memory: the store then refuses the form, with an answer that shows it again.
 */
export function createRateLimit(options: RateLimitOptions) {
  const { limits, ipKeys, clock, database, refused } = options;
  const inMemory = createMemoryCounts(clock);
  const inDatabase = database && createSharedCounts(database);
  const add: AddCounts = (additions) =>
    inDatabase ? inDatabase(additions).catch(() => inMemory(additions)) : inMemory(additions);

  /** Adds all of these; or nothing, if one exceeds its limit. */
  async function consume(budgets: Budget[]) {
    const counts = await add(budgets);
    const release = async () => {
      await add(budgets.map((each) => ({ ...each, amount: -each.amount })));
    };
    const waits = budgets.map(({ most }, index) => counts[index]?.waitFor(most) ?? 0);
    const longest = Math.max(...waits);
    const exceeded = longest > 0 ? budgets[waits.indexOf(longest)] : undefined;
    if (exceeded) {
      await release();
      refused(exceeded.reason);
    }
    return { wait: Math.ceil(longest / 1000), counts, release };
  }

  const budgetOf = (
    { scope, key, perMinute }: Sender,
    measure: Measure,
    span: Span,
    amount: number,
  ): Budget => {
    const reason: LimitReason = `${scope}_${measure}_${span}`;
    const messages = perMinute * SPANS[span].minutes;
    return {
      reason,
      most:
        measure === 'bytes' ? Math.max(messages * BYTES_PER_MESSAGE, LARGEST_MESSAGE) : messages,
      key: `${reason}:${key}`,
      span: SPANS[span].ms,
      amount,
      forgettable: scope !== 'total',
    };
  };

  const everySpan = (sender: Sender, measure: Measure, amount: number) =>
    SPAN_NAMES.map((span) => budgetOf(sender, measure, span, amount));

  const total: Sender = { scope: 'total', key: '', perMinute: limits.total };

  /** The narrowest first. */
  const sendersOf = (ip: string | undefined): Sender[] => {
    const keys = ipKeys.keysOf(ip);
    return keys.flatMap((key, index): Sender[] => {
      const [scope, addresses] = NETWORKS[index] ?? [];
      return scope ? [{ scope, key, perMinute: limits.perIp * addresses }] : [];
    });
  };

  return {
    /** Counts a request of this IP address. Resolves to the seconds to wait, 0 within the limits. */
    async countAttempt(ip: string | undefined) {
      const budgets = sendersOf(ip).flatMap((sender) => everySpan(sender, 'requests', 1));
      return (await consume(budgets)).wait;
    },

    /**
     * Counts a message before it is stored, so that parallel ones cannot exceed a limit.
     * @returns the seconds to wait, 0 within the limits (above 0 nothing was counted); how many messages were accepted
     * from this network in the hour before; and what undoes it, if the message is not stored
     */
    async reserve(ip: string | undefined, bytes: number) {
      const senders = sendersOf(ip);
      const { wait, counts, release } = await consume([
        ...senders.map((sender) => budgetOf(sender, 'messages', 'hour', 1)),
        ...senders.flatMap((sender) => everySpan(sender, 'bytes', bytes)),
        ...everySpan(total, 'messages', 1),
        ...everySpan(total, 'bytes', bytes),
      ]);
      const sent = counts.slice(0, senders.length).map((count) => count.total);
      return { wait, sentBefore: Math.max(...sent) - 1, release };
    },

    mailsPerDomain: {
      perHour: Math.ceil(limits.total * SPANS.hour.minutes * DOMAIN_SHARE),
      perDay: Math.ceil(limits.total * SPANS.day.minutes * DOMAIN_SHARE),
    },
  };
}

/** Whom a limit is for. */
interface Sender {
  scope: Scope;
  key: string;
  /** Requests or messages in a minute. */
  perMinute: number;
}
