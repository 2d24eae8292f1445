import type { z } from 'zod';
import type { RefusalKey } from '#shared/inbox.ts';
import { DeskError } from '../desk-error.ts';

const STATUS: Record<RefusalKey, number> = {
  malformed: 400,
  signedOut: 401,
  noRight: 403,
  crossSite: 403,
  unknown: 404,
  tooOften: 429,
  failed: 503,
  keyUnknown: 401,
  keyRefused: 401,
  keyUnverified: 400,
  tooLate: 409,
  invitationUsed: 404,
  accountUnknown: 401,
  accountRefused: 401,
  addressTaken: 409,
  roleUnknown: 400,
  lastAdministrator: 409,
  notParked: 409,
  noAddress: 409,
  answeredMeanwhile: 409,
  mailedAlready: 409,
  tooMany: 409,
};

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
    this.status = STATUS[key];
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
