import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Submission } from '../store/submission.ts';
import { bounceAddress } from './bounce.ts';
import { composeMails, type Letterhead, type Mail } from './compose.ts';
import { UnreadableFile } from './mailed-files.ts';

/** Sends the mail of a submission to the mail server. */
export type Mailer = ReturnType<typeof createSmtpMailer>;

/** The result of an attempt. */
interface MailAttempt {
  /** Recipients whose copy the mail server has accepted, in this attempt or before. */
  acceptedBy: string[];
  /** Why some recipient has no copy; absent when all of them have one. */
  failure?: MailFailure | undefined;
}

/** A failure of the mail server. */
export interface MailFailure {
  message: string;
  /** The failure as codes, for the log: servers may quote the message in their texts. */
  code: string;
  /** The server rejected this message permanently. */
  permanent: boolean;
  /** The server failed regardless of the message, so it would fail the next one too. */
  serverFailed: boolean;
}

const TIMEOUTS = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
};

/** Limit for a server that answers slowly; shorter than a delivery's lease. */
export const ATTEMPT_MS = 4 * 60_000;

/** Mails in progress at once, each on a connection of its own. Microsoft 365 allows three. */
export const CONNECTIONS = 3;

/** Connections are kept for the next messages. The pool's own retries are off: the worker schedules them. */
const POOL = {
  pool: true,
  maxConnections: CONNECTIONS,
  maxRequeues: 0,
  idleTimeout: 30_000,
} as const;

/** A 5xx answer to these is about the message; to others, about the desk or server, and may be temporary. */
const MESSAGE_VERBS = new Set(['RCPT TO', 'DATA']);

/** The server is closing the connection, whatever the command was (RFC 5321 §3.8). */
const CLOSING = 421;

/** Message too large (RFC 1870): the one answer to MAIL FROM that is about the message. */
const TOO_LARGE = 552;

/** Options of every connection: encrypted unless the server is on this machine or SMTP_URL says otherwise. */
export function smtpOptions(url: string) {
  return {
    url,
    ...TIMEOUTS,
    // A query parameter of SMTP_URL overrides this.
    requireTLS: !isLocal(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends mails over SMTP. */
export function createSmtpMailer(
  { url, from, bounces }: NonNullable<Config['smtp']>,
  letterhead: () => Letterhead,
) {
  const transport = createTransport({ ...smtpOptions(url), ...POOL });

  const sendOne = async (
    mail: Mail,
    sender: string,
    acceptedBy: string[],
    signal: AbortSignal,
  ): Promise<MailAttempt> => {
    const recipients = mail.to
      .map(({ address }) => address)
      .filter((address) => !acceptedBy.includes(address));
    if (recipients.length === 0) return { acceptedBy };
    const envelope = { from: sender, to: recipients };
    try {
      const { rejectedErrors: rejections = [] }: { rejectedErrors?: SmtpError[] | undefined } =
        await transport.sendMail({ ...mail, envelope, signal });
      const rejected = new Set(rejections.map(({ recipient }) => recipient));
      return {
        acceptedBy: [...acceptedBy, ...recipients.filter((address) => !rejected.has(address))],
        failure: rejections.length > 0 ? asRejection(rejections) : undefined,
      };
    } catch (error) {
      return { acceptedBy, failure: asFailure(error as SmtpError) };
    }
  };

  return {
    /**
     * Makes one attempt to send it to every recipient who is not in `acceptedBy`. Resolves with a
     * failure, rather than rejects, when the mail server fails.
     */
    async send(submission: Submission, acceptedBy: string[]) {
      const sender = bounces ? bounceAddress(bounces, submission.id) : from.address;
      // Shorter than the lease for all mails together.
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      let sent: MailAttempt = { acceptedBy };
      for (const mail of composeMails(submission, letterhead())) {
        const { failure: before } = sent;
        sent = await sendOne(mail, sender, sent.acceptedBy, signal);
        sent.failure = both(before, sent.failure);
        if (sent.failure?.serverFailed) break;
      }
      return sent;
    },
    close: () => transport.close(),
  };
}

/** The failure of two mails of one submission: permanent when both are. */
function both(one?: MailFailure, other?: MailFailure): MailFailure | undefined {
  if (!one || !other) return one ?? other;
  return {
    message: `${one.message}\n${other.message}`,
    code: `${one.code} ${other.code}`,
    permanent: one.permanent && other.permanent,
    serverFailed: one.serverFailed || other.serverFailed,
  };
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** An error of Nodemailer. */
export interface SmtpError extends Error {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  recipient?: string | undefined;
}

const isPermanent = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode < 600;

/** The failure as codes, for the log. */
export function codesOf({ code = 'unknown', command = '', responseCode }: SmtpError): string {
  return [code, command, responseCode || ''].join(' ').trim();
}

function asFailure(error: SmtpError): MailFailure {
  const { command = '', responseCode = 0, message } = error;
  const isAboutMessage =
    (responseCode > 0 && responseCode !== CLOSING && MESSAGE_VERBS.has(command)) ||
    (command === 'MAIL FROM' && responseCode === TOO_LARGE);
  return {
    message,
    code: codesOf(error),
    permanent: isAboutMessage && isPermanent(error),
    serverFailed: !isAboutMessage && !(error instanceof UnreadableFile),
  };
}

/** The failure of some recipients only: permanent when all of these rejections are. */
function asRejection(rejections: SmtpError[]): MailFailure {
  return {
    message: rejections.map(({ message }) => message).join('\n'),
    code: `RCPT TO ${rejections.map(({ responseCode }) => responseCode).join(' ')}`,
    permanent: rejections.every(isPermanent),
    serverFailed: false,
  };
}
