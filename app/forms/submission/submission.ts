/** How far a form has come. `refused`: not sent, and `text` says why. */
export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
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
