import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { composeMail } from './compose.ts';
import { MailError, type Mailer } from './mailer.ts';

const TIMEOUTS = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 60_000,
};

/** Verbs whose 5xx answer is about this message; before them it is about us, and may pass. */
const MESSAGE_VERBS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** Mails by SMTP. One connection per message: a form's mail comes one at a time. */
export function createSmtpMailer({ url, from, to }: NonNullable<Config['smtp']>): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(submission) {
      try {
        await transport.sendMail(composeMail(submission, from, to));
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

function asMailError(error: unknown): MailError {
  const { code = 'unknown', command = '', responseCode = 0, message } = error as SmtpError;
  return new MailError(message, {
    permanent: responseCode >= 500 && responseCode < 600 && MESSAGE_VERBS.has(command),
    code: [code, command, responseCode || ''].join(' ').trim(),
    cause: error,
  });
}
