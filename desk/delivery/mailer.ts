import type { Submission } from '../store/port.ts';

/** Hands one submission to the office's mail server; resolves once the server answers for it. */
export interface Mailer {
  /** @throws MailError */
  send(submission: Submission): Promise<void>;
  close(): void;
}

/** The mail server did not take it. */
export class MailError extends Error {
  /** The server refused this very message for good; trying again changes nothing. */
  readonly permanent: boolean;
  /** What happened in codes, without anything a server may have quoted from the message. */
  readonly code: string;

  constructor(message: string, details: { permanent: boolean; code: string; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.permanent = details.permanent;
    this.code = details.code;
  }
}
