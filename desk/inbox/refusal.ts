import type { z } from 'zod';
import { REFUSALS, type RefusalKey } from '#shared/inbox.ts';
import { DeskError } from '../desk-error.ts';

/** A request to the inbox that is refused; the page has a text for its key. */
export class InboxRefusal extends DeskError {
  override name = 'InboxRefusal';
  readonly key: RefusalKey;
  readonly status: number;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  constructor(key: RefusalKey, retryAfter?: number) {
    super(key);
    this.key = key;
    this.status = REFUSALS[key];
    this.retryAfter = retryAfter;
  }
}

/** A NUL in JSON, which PostgreSQL stores in no text; not one that is typed as `\u0000`. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Reads a body, a query or the parameters of a path.
 * @throws InboxRefusal `malformed`
 */
export function read<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent);
  if (!result.success || NUL.test(JSON.stringify(sent) ?? '')) throw new InboxRefusal('malformed');
  return result.data;
}
