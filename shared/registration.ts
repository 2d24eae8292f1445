/**
 * What a supplier's registration says on a day. Only dates, files and decisions are stored: a lapsed document suspends
 * an approval, and its renewal restores it, without anybody changing anything.
 */
import { type CalendarDay, daysAfter } from './calendar-day.ts';
import type { SupplierDocument } from './registration-settings.ts';

/** What a supplier sees of a registration as a whole. */
export const REGISTRATION_STATUSES = [
  'received',
  'missing',
  'evaluation',
  'approved',
  'suspended',
  'ended',
  'declined',
  'withdrawn',
] as const;

export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** What became of one trade. */
export const TRADE_STATES = ['undecided', 'approved', 'suspended', 'ended', 'declined'] as const;

export type TradeState = (typeof TRADE_STATES)[number];

/** A document as it was handed in; its dates are blank where it has none. */
export interface DocumentVersion {
  number: string;
  issued: CalendarDay | '';
  expires: CalendarDay | '';
}

/** The last day of a document that never expires. */
export const NEVER = '9999-12-31';

type Rule = Pick<SupplierDocument, 'expiry' | 'validDays'>;

/** The last day on which a document is valid; undefined if its dates are incomplete. */
export function lastDayOf(
  { issued, expires }: DocumentVersion,
  { expiry, validDays }: Rule,
): CalendarDay | undefined {
  if (validDays !== undefined && issued === '') return undefined;
  if (expiry === 'required' && expires === '') return undefined;
  const ends = [expires || NEVER, validDays === undefined ? NEVER : daysAfter(issued, validDays)];
  return ends.toSorted()[0];
}

/**
 * The last day until which versions of a document follow one another without a gap, from this day on; undefined if none
 * is valid on it. A renewal that begins before the old one ends counts from then on.
 */
export function validUntil(
  versions: readonly DocumentVersion[],
  rule: Rule,
  day: CalendarDay,
): CalendarDay | undefined {
  let until: CalendarDay | undefined;
  for (let from = day; ; from = daysAfter(String(until), 1)) {
    const ends = versions.flatMap((each) => {
      const last = lastDayOf(each, rule);
      return last !== undefined && each.issued <= from && from <= last ? [last] : [];
    });
    const furthest = ends.toSorted().at(-1);
    if (furthest === undefined) return until;
    until = furthest;
    if (until === NEVER) return until;
  }
}

/** The office's decision about a trade. */
export interface Decision {
  decision: 'approved' | 'declined';
  /** The last day of an approval. */
  until: CalendarDay | null;
  /** Why it was declined, or under which condition it is approved. */
  reason: string;
}

/** What a registration consists of, as far as its status depends on it. */
export interface RegistrationFacts {
  trades: readonly string[];
  /** Versions of each document whose file has arrived, by its short name. */
  documents: Readonly<Record<string, readonly DocumentVersion[]>>;
  decisions: Readonly<Record<string, Decision>>;
  /** Whether the office waits for an answer. */
  isAsked: boolean;
  /** Whether the office has opened it. */
  isOpened: boolean;
}

/** What a registration says on a day. */
export interface Assessment {
  status: RegistrationStatus;
  trades: Record<string, { state: TradeState; lacking: string[] }>;
  /** The last day of each document; absent for one that is missing or not valid. */
  documents: Record<string, CalendarDay>;
}

/** Whether a document is required for a trade. */
const isFor = ({ required, trades }: SupplierDocument, trade: string) =>
  required && (trades === undefined || trades.includes(trade));

/** What a registration says on this day. */
export function assess(
  { trades, documents, decisions, isAsked, isOpened }: RegistrationFacts,
  rules: readonly SupplierDocument[],
  day: CalendarDay,
): Assessment {
  const lastDays = Object.fromEntries(
    rules.flatMap((rule) => {
      const until = validUntil(documents[rule.id] ?? [], rule, day);
      return until === undefined ? [] : [[rule.id, until]];
    }),
  );
  const states = trades.map((trade) => {
    const lacking = rules.filter((rule) => isFor(rule, trade) && !(rule.id in lastDays));
    const state = stateOf(decisions[trade], lacking.length > 0, day);
    return [trade, { state, lacking: lacking.map(({ id }) => id) }] as const;
  });
  const all = states.map(([, each]) => each);
  const undecided = all.filter(({ state }) => state === 'undecided');
  const isLacking = isAsked || undecided.some(({ lacking }) => lacking.length > 0);
  const waiting = isLacking ? 'missing' : isOpened ? 'evaluation' : 'received';
  const best = (['approved', 'suspended', 'ended', 'declined'] as const).find((state) =>
    all.some((each) => each.state === state),
  );
  return {
    status: undecided.length > 0 ? waiting : (best ?? waiting),
    trades: Object.fromEntries(states),
    documents: lastDays,
  };
}

function stateOf(decision: Decision | undefined, isLacking: boolean, day: CalendarDay): TradeState {
  if (!decision) return 'undecided';
  if (decision.decision === 'declined') return 'declined';
  if (decision.until !== null && decision.until < day) return 'ended';
  return isLacking ? 'suspended' : 'approved';
}

/**
 * Which reminder about a document is due: the fewest of these numbers of days that its last day is no further away, 0
 * once that is over; undefined for none. A run that was missed is so made up for by one reminder.
 */
export function dueStep(daysLeft: number, steps: readonly number[]): number | undefined {
  if (daysLeft < 0) return 0;
  return steps.toSorted((one, other) => one - other).find((step) => daysLeft <= step);
}
