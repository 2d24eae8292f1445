import type { FormName } from '#contract/forms.ts';
import type { MessageKey } from '#contract/messages.ts';

/** What is wrong with a form. */
export interface Problem {
  /** Field name; null for the form as a whole. */
  field: string | null;
  key: MessageKey;
  /** The limit its text names. */
  max?: unknown;
}

/** A form as it was sent, to be shown again. */
export interface TypedForm {
  form: FormName;
  values: Record<string, string>;
  problems: Problem[];
}

/** A request the desk does not accept: status and plain text for programs, more for browsers. */
export class Refusal extends Error {
  readonly status: number;
  readonly typed: TypedForm | undefined;
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

/** Seconds in which an upload has come to its end. */
const UPLOADS_PASS_SECONDS = 10;

/** Too many uploads at once for the memory there is. */
export function noRoom(typed?: TypedForm): Refusal {
  const retryAfter = UPLOADS_PASS_SECONDS;
  return new Refusal(503, 'Service Unavailable', { retryAfter, ...(typed ? { typed } : {}) });
}
