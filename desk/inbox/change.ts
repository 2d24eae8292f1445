import { z } from 'zod';
import type { Change } from '#shared/inbox.ts';
import { messageFilter } from './selection.ts';

/** Messages that are named by id in one change. */
const MOST_IDS = 500;

/** What the office changes of messages; by ids, or of all of a filter. */
export const messageChange = z
  .strictObject({
    ids: z.array(z.string()).min(1).max(MOST_IDS).exactOptional(),
    all: z.strictObject({ filter: messageFilter, upTo: z.int() }).exactOptional(),
    state: z.enum(['open', 'done', 'suspected']).exactOptional(),
    unread: z.literal(true).exactOptional(),
    assignee: z.string().nullable().exactOptional(),
    stage: z.string().nullable().exactOptional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined))
  .refine(
    ({ ids: _, all: __, ...change }) => Object.keys(change).length > 0,
  ) satisfies z.ZodType<Change>;
