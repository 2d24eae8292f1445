/**
 * How far a form has come. `share`: of what is to be sent, from 0 to 1, where that is known.
 * `refused`: not sent, and `text` says why.
 */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending'; share?: number | undefined }
  | { state: 'refused'; text: string }
  | { state: 'sent' | 'failed'; toasted: boolean };

export const IDLE: Submission = { state: 'idle' };

/** The words a submission is reported in, from the dictionary. */
export interface SubmissionTexts {
  sending: string;
  sent: string;
  failed: string;
  /** After a failure: nothing typed is lost. */
  keepsTyping: string;
}

/** How whoever delivers a form keeps in touch with it. */
export interface Watch {
  /** Told how much has left, from 0 to 1. */
  onShare: (share: number) => void;
  /** The visitor thinks better of it. */
  signal: AbortSignal;
}
