import type { REFUSAL_KINDS } from '#shared/mails.ts';
import { DeskError } from '../desk-error.ts';
import type { TypedForm } from '../pages/refusal-page.ts';
import type { LimitReason, Scope } from './rate-limit.ts';

/** Why a form is refused that its sender could not have sent better: operators see how often. */
export type RefusalReason = LimitReason | Exclude<(typeof REFUSAL_KINDS)[number], Scope>;

interface RefusalDetails {
  typed?: TypedForm;
  retryAfter?: number;
  reason?: RefusalReason;
  cause?: unknown;
}

/** A request that the desk refuses: an HTTP status and a plain text, and the form to show again. */
export class Refusal extends Error {
  readonly status: number;
  readonly typed: TypedForm | undefined;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  /** Absent where the limit has counted it already, and where it is the sender's mistake. */
  readonly reason: RefusalReason | undefined;

  constructor(
    status: number,
    text: string,
    { typed, retryAfter, reason, cause }: RefusalDetails = {},
  ) {
    super(text, { cause });
    this.status = status;
    this.typed = typed;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** Uploads at the usual speed end within this time. */
const UPLOADS_PASS_SECONDS = 10;

/** The refusal of an upload for which there is no memory. */
export function noRoom(typed?: TypedForm): Refusal {
  const cause = new DeskError('The memory for uploads is full');
  const retryAfter = UPLOADS_PASS_SECONDS;
  return new Refusal(503, 'Service Unavailable', {
    cause,
    retryAfter,
    reason: 'no_memory',
    ...(typed ? { typed } : {}),
  });
}
