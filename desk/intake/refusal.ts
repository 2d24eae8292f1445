import { DeskError } from '../log.ts';
import type { TypedForm } from '../pages/refusal-page.ts';

/** A request that the desk refuses: an HTTP status and a plain text, and the form to show again. */
export class Refusal extends Error {
  readonly status: number;
  readonly typed: TypedForm | undefined;
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    text: string,
    { typed, retryAfter, cause }: { typed?: TypedForm; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(text, { cause });
    this.status = status;
    this.typed = typed;
    this.retryAfter = retryAfter;
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
    ...(typed ? { typed } : {}),
  });
}
