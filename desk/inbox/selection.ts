import { z } from 'zod';
import type { MessageFilter } from '#shared/inbox.ts';
import { termsToFind, wordsOf } from '#shared/words.ts';
import { MESSAGE_FORMS, type MessageSelection } from '../store/inbox-store.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const day = z.string().refine((text) => {
  try {
    return DAY.test(text) && Boolean(Temporal.PlainDate.from(text));
  } catch {
    return false;
  }
});

/** More words are left out. */
const MOST_WORDS = 12;

/** A filter of the list, as it is in a query. */
export const messageFilter = z.strictObject({
  state: z.enum(['open', 'done', 'suspected']).exactOptional(),
  form: z.enum(MESSAGE_FORMS).exactOptional(),
  // Of a column of 32 bits.
  desk: z
    .string()
    .regex(/^\d{1,9}$/)
    .exactOptional(),
  vacancy: z.string().exactOptional(),
  sender: z.string().exactOptional(),
  from: day.exactOptional(),
  to: day.exactOptional(),
  file: z.literal('yes').exactOptional(),
  unread: z.literal('yes').exactOptional(),
  parked: z.literal('yes').exactOptional(),
  assignee: z.string().exactOptional(),
  q: z.string().max(200).exactOptional(),
}) satisfies z.ZodType<MessageFilter>;

/** The selection of a filter. @param timeZone of its days, an IANA name */
export function selectionOf(
  { desk, from, to, file, unread, parked, assignee, sender, q, ...same }: MessageFilter,
  timeZone: string,
): MessageSelection {
  const startOf = (text: string, days: number) =>
    Temporal.PlainDate.from(text).add({ days }).toZonedDateTime({ timeZone }).epochMilliseconds;
  const words = wordsOf(q ?? '')
    .slice(0, MOST_WORDS)
    .map(termsToFind)
    .filter((terms) => terms.length > 0);
  return {
    ...same,
    ...(desk === undefined ? {} : { desk: Number(desk) }),
    ...(sender === undefined ? {} : { sender: sender.toLowerCase() }),
    // Both days inclusive.
    ...(from === undefined ? {} : { from: startOf(from, 0) }),
    ...(to === undefined ? {} : { before: startOf(to, 1) }),
    ...(file ? { withFile: true } : {}),
    ...(unread ? { unread: true } : {}),
    ...(parked ? { parked: true } : {}),
    ...(assignee === undefined ? {} : { assignee: assignee === 'nobody' ? null : assignee }),
    ...(words.length > 0 ? { words } : {}),
  };
}
