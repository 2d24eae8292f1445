import type { Submission } from '../store/submission.ts';

/** Hands the mail of one submission to the mail server. */
export interface Mailer {
  /**
   * One attempt to send it to every recipient who is not among `acceptedBy`, and so has none yet.
   * What a mail server does wrong is told in the answer.
   */
  send(submission: Submission, acceptedBy: string[]): Promise<MailAttempt>;
  close(): void;
}

/** What an attempt has come to. */
interface MailAttempt {
  /** Recipients whose copy the mail server has taken by now: in this attempt, or before it. */
  acceptedBy: string[];
  /** Why some recipient has no copy. Absent: there is nothing left to send. */
  failure?: MailFailure | undefined;
}

/** What a mail server did wrong. */
export interface MailFailure {
  message: string;
  /** What happened in codes, without anything a server may have quoted from the message. */
  code: string;
  /** The server rejected this very message for good; trying again changes nothing. */
  permanent: boolean;
  /** The server failed before it judged the message: it would fail the next one too. */
  serverFailed: boolean;
}
