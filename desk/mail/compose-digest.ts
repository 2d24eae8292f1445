import {
  ATTENTION,
  DIGEST_COUNTS,
  KINDS_ABOUT,
  type MailTexts,
  REFUSAL_KINDS,
  SINCE,
} from '#shared/mails.ts';
import type { Mailbox } from '../config.ts';
import { dayOf } from '../store/daily-counts.ts';
import type { Refusals, SubmissionStore } from '../store/submission-store.ts';
import { domainOf, filledIn, type Letterhead, type Mail, writtenTime } from './compose.ts';

/** What a digest reports. */
export interface Digest {
  /** A calendar day in the office's time zone. */
  day: string;
  at: number;
  /** When the last digest was sent. */
  since: number;
  /** Waiting, parked and damaged messages are those of now; the others since the last digest. */
  counts: Record<(typeof DIGEST_COUNTS)[number], number>;
  /** When the oldest waiting message was received. */
  oldest: number | undefined;
  /** On the days since the last digest, without today: so that each day is reported once. */
  refusals: Refusals[];
  /** Free bytes on the disk of the messages; undefined where a database server has them. */
  free: number | undefined;
}

/** What the mail lists, in order. */
const FIELDS = [
  'received',
  'suspected',
  'delivered',
  'waiting',
  'oldest',
  'parked',
  'damaged',
  'refusedByVisitors',
  'refused',
  'free',
] as const;

/** Counts what a digest reports. */
export async function readDigest(
  store: SubmissionStore,
  { at, since, day, timeZone }: Pick<Digest, 'at' | 'since' | 'day'> & { timeZone: string },
): Promise<Omit<Digest, 'free'>> {
  const received = { receivedFrom: since };
  // Nobody has sent a draft yet.
  const others = [...KINDS_ABOUT, 'draft' as const];
  const about = others.map((form) => store.count({ ...received, form }));
  const mails = (await Promise.all(about)).reduce((sum, count) => sum + count, 0);
  return {
    day,
    at,
    since,
    counts: {
      received: (await store.count(received)) - mails,
      suspected: await store.count({ ...received, suspected: true }),
      delivered: await store.count({ state: 'delivered', settledFrom: since }),
      waiting: await store.count({ state: 'waiting' }),
      parked: await store.count({ state: 'parked' }),
      damaged: await store.count({ state: 'damaged' }),
      refusedByVisitors: await store.count({ state: 'refused', settledFrom: since }),
    },
    oldest: await store.oldestWaiting(),
    refusals: (await store.refusals(dayOf(since, timeZone))).filter((each) => each.day < day),
  };
}

/** Composes the mail of a digest, in the office's language. Sent again, it has the same Message-ID. */
export function composeDigest(digest: Digest, to: Mailbox[], letterhead: Letterhead): Mail {
  const { day, at, since, counts, oldest, refusals, free } = digest;
  const { content, from } = letterhead;
  const { language, mails } = content;
  const { office, labels, refusals: kinds } = mails.digest;
  const number = (value: number) => new Intl.NumberFormat(language.locale).format(value);
  const attention = counts.parked + counts.damaged;
  const values: Record<string, string> = {
    ...Object.fromEntries(DIGEST_COUNTS.map((name) => [name, number(counts[name])])),
    [SINCE]: writtenTime(since, content),
    // Blank, the subject and the paragraph about it are left out.
    [ATTENTION]: attention === 0 ? '' : number(attention),
    oldest: oldest === undefined ? '' : writtenTime(oldest, content),
    refused: summed(refusals, kinds, number),
    free: free === undefined ? '' : gigabytes(free, language.locale),
  };
  const filling = {
    language,
    isolates: language.direction === 'rtl',
    values,
    fields: FIELDS.filter((name) => name !== 'free' || free !== undefined).map((name) => ({
      name,
      label: labels[name],
      value: values[name] ?? '',
    })),
  };
  return {
    ...filledIn(office, filling, letterhead),
    from,
    to,
    messageId: `<digest-${day}@${domainOf(from)}>`,
    date: new Date(at),
    headers: {
      // RFC 3834: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function summed(
  refusals: Refusals[],
  kinds: MailTexts['digest']['refusals'],
  number: (value: number) => string,
): string {
  const lines = REFUSAL_KINDS.flatMap((kind) => {
    const of = refusals.filter(({ reason }) => reason.startsWith(kind));
    const sum = of.reduce((sum, { count }) => sum + count, 0);
    return sum === 0 ? [] : [`${kinds[kind]}: ${number(sum)}`];
  });
  return lines.length === 0 ? number(0) : lines.join('\n');
}

function gigabytes(bytes: number, locale: string): string {
  const options = { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1e9);
}
