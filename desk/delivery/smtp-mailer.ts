import { createTransport } from 'nodemailer';
import { composeMail, type Letterhead } from './compose.ts';
import type { Mailer, MailFailure } from './mailer.ts';

const TIMEOUTS = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
};

/** A server that trickles its answers ends here; shorter than a delivery's lease. */
const ATTEMPT_MS = 4 * 60_000;

/** One connection, kept for the next message; when it breaks, our schedule decides, not the pool's. */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 0, idleTimeout: 30_000 } as const;

/** Verbs whose 5xx answer is about this message; before them it is about the desk, and may pass. */
const MESSAGE_VERBS = new Set(['RCPT TO', 'DATA']);

/** Too large (RFC 1870): of the answers to MAIL FROM the one that is about the message. */
const TOO_LARGE = 552;

/** Mails by SMTP, encrypted unless the server is on this machine or SMTP_URL says otherwise. */
export function createSmtpMailer(url: string, letterhead: Letterhead): Mailer {
  const transport = createTransport({
    url,
    ...POOL,
    ...TIMEOUTS,
    // What SMTP_URL says of it goes before this.
    requireTLS: !staysHere(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(submission, acceptedBy) {
      const mail = composeMail(submission, letterhead);
      const recipients = mail.to
        .map(({ address }) => address)
        .filter((address) => !acceptedBy.includes(address));
      if (recipients.length === 0) return { acceptedBy };
      const envelope = { from: letterhead.from.address, to: recipients };
      const signal = AbortSignal.timeout(ATTEMPT_MS);
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
    },
    close: () => transport.close(),
  };
}

/** Mail that stays on the machine needs no encryption. */
function staysHere(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

interface SmtpError extends Error {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  recipient?: string | undefined;
}

const isPermanent = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode < 600;

function asFailure(error: SmtpError): MailFailure {
  const { code = 'unknown', command = '', responseCode = 0, message } = error;
  const judged =
    (responseCode > 0 && MESSAGE_VERBS.has(command)) ||
    (command === 'MAIL FROM' && responseCode === TOO_LARGE);
  return {
    message,
    code: [code, command, responseCode || ''].join(' ').trim(),
    permanent: judged && isPermanent(error),
    serverFailed: !judged,
  };
}

/** Others have their copy: these are tried again, or parked when none of them will ever take it. */
function asRejection(rejections: SmtpError[]): MailFailure {
  return {
    message: rejections.map(({ message }) => message).join('\n'),
    code: `RCPT TO ${rejections.map(({ responseCode }) => responseCode).join(' ')}`,
    permanent: rejections.every(isPermanent),
    serverFailed: false,
  };
}
