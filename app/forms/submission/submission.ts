/**
 * State of a form. `share`: uploaded part from 0 to 1, if known. `text`: what it waits for. `refused`: not sent, for the
 * reason in `text`. `wait`: seconds after which it may be sent again, 0 if unknown.
 */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; share?: number; text?: string }
  | { state: 'refused'; text: string }
  | { state: 'sent'; toasted: boolean }
  | { state: 'failed'; toasted: boolean; wait: number };

export const IDLE: Submission = { state: 'idle' };

/** Progress and cancellation of a delivery. */
export interface Watch {
  /** Called with the uploaded part, from 0 to 1. */
  onShare: (share: number) => void;
  /** Aborted when the visitor cancels. */
  signal: AbortSignal;
}

/** What the receiver of a form says is wrong with its fields, by name. */
export type FieldRemarks = Readonly<Partial<Record<string, string>>>;

/** How a delivery has ended. */
export interface Outcome {
  /** Whether the form has arrived. */
  ok: boolean;
  remarks?: FieldRemarks;
  /** Seconds after which the receiver may take it. */
  wait?: number;
}
