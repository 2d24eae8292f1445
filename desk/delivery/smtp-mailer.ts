import { createTransport } from 'nodemailer';
import { composeMails, type Letterhead, type Mail } from './compose.ts';
import { MailError, type Mailer } from './mailer.ts';

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

/** Verbs whose 5xx answer is about this message; before them it is about us, and may pass. */
const MESSAGE_VERBS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Mails by SMTP, encrypted unless the server is on this machine or SMTP_URL says otherwise. */
export function createSmtpMailer(url: string, letterhead: Letterhead): Mailer {
  const transport = createTransport({
    url,
    ...POOL,
    ...TIMEOUTS,
    requireTLS: requiresTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Who has this mail now of those who did not. */
  async function sendOne(mail: Mail, acceptedBefore: string[], signal: AbortSignal) {
    const recipients = mail.to
      .map(({ address }) => address)
      .filter((address) => !acceptedBefore.includes(address));
    if (recipients.length === 0) return [];
    const envelope = { from: letterhead.from.address, to: recipients };
    const { rejectedErrors: refused = [] }: { rejectedErrors?: SmtpError[] | undefined } =
      await transport.sendMail({ ...mail, envelope, signal }).catch((error: SmtpError) => {
        throw asMailError(error);
      });
    const acceptedBy = recipients.filter((address) =>
      refused.every(({ recipient }) => recipient !== address),
    );
    if (refused.length > 0) throw partlyRefused(refused, acceptedBy);
    return acceptedBy;
  }

  return {
    async send(submission, acceptedBefore) {
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const accepted: string[] = [];
      for (const mail of composeMails(submission, letterhead)) {
        try {
          accepted.push(...(await sendOne(mail, [...acceptedBefore, ...accepted], signal)));
        } catch (error) {
          if (!(error instanceof MailError)) throw error;
          // The office has the message: that its sender mistyped an address needs nobody.
          if (mail.isReceipt && error.permanent) continue;
          throw error.after(accepted);
        }
      }
      return [...acceptedBefore, ...accepted];
    },
    close: () => transport.close(),
  };
}

/** Mail that stays on the machine needs no encryption; anything else is the operator's word. */
function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (searchParams.get('requireTLS') ?? String(!here)) === 'true';
}

interface SmtpError extends Error {
  code?: string | undefined;
  command?: string | undefined;
  responseCode?: number | undefined;
  recipient?: string | undefined;
}

const isPermanent = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode < 600;

function asMailError(error: SmtpError): MailError {
  const { code = 'unknown', command = '', responseCode = 0, message } = error;
  const judged = responseCode > 0 && MESSAGE_VERBS.has(command);
  return new MailError(message, {
    permanent: judged && isPermanent(error),
    serverFailed: !judged,
    code: [code, command, responseCode || ''].join(' ').trim(),
    cause: error,
  });
}

/** Some have it: the rest is tried again, or parked when none of them will ever take it. */
function partlyRefused(refused: SmtpError[], acceptedBy: string[]): MailError {
  return new MailError(refused.map(({ message }) => message).join('\n'), {
    permanent: refused.every(isPermanent),
    serverFailed: false,
    code: `RCPT TO ${refused.map(({ responseCode }) => responseCode).join(' ')}`,
    acceptedBy,
  });
}
