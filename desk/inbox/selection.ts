import type { MessageFilter } from '#shared/inbox.ts';
import { termsToFind, wordsOf } from '#shared/words.ts';
import type { MessageSelection } from '../store/inbox-store.ts';

/** More words are left out. */
const MOST_WORDS = 12;

/** The selection of a filter. @param timeZone of its days, an IANA name */
export function selectionOf(
  { desk, from, to, file, unread, parked, assignee, sender, q = '', ...same }: MessageFilter,
  timeZone: string,
): MessageSelection {
  const startOf = (text: string, days: number) =>
    Temporal.PlainDate.from(text).add({ days }).toZonedDateTime({ timeZone }).epochMilliseconds;
  const words = wordsOf(q)
    .slice(0, MOST_WORDS)
    .map(termsToFind)
    .filter((terms) => terms.length > 0);
  return {
    ...same,
    desk: desk === undefined ? undefined : Number(desk),
    sender: sender?.toLowerCase(),
    // Both days inclusive.
    from: from === undefined ? undefined : startOf(from, 0),
    before: to === undefined ? undefined : startOf(to, 1),
    withFile: file && true,
    unread: unread && true,
    parked: parked && true,
    assignee: assignee === 'nobody' ? null : assignee,
    words: words.length > 0 ? words : undefined,
  };
}
