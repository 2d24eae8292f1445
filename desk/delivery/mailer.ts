import type { Submission } from '../store/port.ts';

/** Hands the mails of one submission to the mail server. */
export interface Mailer {
  /**
   * Resolves once the server has taken it for every recipient, with their addresses; those that
   * have theirs already get no second copy.
   * @throws MailError
   */
  send(submission: Submission, acceptedBefore: string[]): Promise<string[]>;
  close(): void;
}

/** The mail server did not take it, or not for everybody. */
export class MailError extends Error {
  /** The server refused this very message for good; trying again changes nothing. */
  readonly permanent: boolean;
  /** The server failed before it judged the message: it would fail the next one too. */
  readonly serverFailed: boolean;
  /** What happened in codes, without anything a server may have quoted from the message. */
  readonly code: string;
  /** Recipients for whom it did take it. */
  readonly acceptedBy: string[];

  constructor(
    message: string,
    details: {
      permanent: boolean;
      serverFailed: boolean;
      code: string;
      acceptedBy?: string[];
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.permanent = details.permanent;
    this.serverFailed = details.serverFailed;
    this.code = details.code;
    this.acceptedBy = details.acceptedBy ?? [];
  }

  /** The same, after the server had taken mails for these. */
  after(acceptedBefore: string[]): MailError {
    const { message, permanent, serverFailed, code, cause } = this;
    const acceptedBy = [...acceptedBefore, ...this.acceptedBy];
    return new MailError(message, { permanent, serverFailed, code, acceptedBy, cause });
  }
}
