import type { SmtpError } from '../../mail/smtp-mailer.ts';
import type { Finding } from './finding.ts';

/** An error of Nodemailer, with the cause that it replaces by a code of its own. */
export interface ConnectionError extends SmtpError {
  originalCode?: string | undefined;
  timeoutType?: string | undefined;
  response?: string | undefined;
}

/** What happened, and what to do about it. */
type Explanation = Pick<Finding, 'finding' | 'remedy'>;

/** The codes of Node for a certificate that names no trusted authority (OpenSSL's verification errors). */
const UNTRUSTED = [
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Explains why a mail server could not be used, from the look-up of its name to the sign-in. */
export function explainConnection(error: ConnectionError, smtpUrl: string): Explanation {
  const { code, originalCode = '', message } = error;
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const cause = originalCode || code;
  if (code === 'EDNS') {
    return {
      finding: `The name ${hostname} cannot be found (${cause})`,
      remedy: 'Correct the host in SMTP_URL, or the name servers of this machine',
    };
  }
  if (code === 'ETIMEDOUT') return explainTimeout(error);
  if (code === 'EAUTH') {
    return {
      finding: `The sign-in of ${username} was refused: ${answerOf(error)}`,
      remedy: 'Correct user and password in SMTP_URL; write special characters as %40 for @',
    };
  }
  if (code === 'ETLS' && error.command === 'STARTTLS') {
    return {
      finding: `The server offers no encryption (STARTTLS): ${answerOf(error)}`,
      remedy: 'Use smtps:// with port 465, or have TLS switched on at the mail server',
    };
  }
  if (originalCode === 'ECONNREFUSED') {
    return {
      finding: `Nothing listens on port ${port || 'of SMTP_URL'}: the connection was refused`,
      remedy:
        'Correct the port in SMTP_URL, or start the mail server; a firewall can be the cause too',
    };
  }
  if (originalCode === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return {
      finding: `The certificate is for another name than ${hostname}`,
      remedy: 'Put the name that is in the certificate into SMTP_URL',
    };
  }
  if (originalCode === 'CERT_HAS_EXPIRED') {
    return {
      finding: 'The certificate has expired',
      remedy:
        'Have it renewed by whoever runs the mail server, and compare the clock of this machine',
    };
  }
  if (originalCode === 'CERT_NOT_YET_VALID') {
    return {
      finding: 'The certificate is not valid yet',
      remedy: 'Set the clock of this machine: it seems to be behind',
    };
  }
  if (UNTRUSTED.includes(originalCode)) {
    return {
      finding: `The certificate is from no authority that this machine trusts (${originalCode})`,
      remedy:
        'Have a public certificate installed, or name the file of its authority in NODE_EXTRA_CA_CERTS',
    };
  }
  if (protocol === 'smtps:' && /^(?:EPROTO|ERR_SSL)/.test(originalCode)) {
    return {
      finding: `The server does not begin with TLS on this port (${originalCode})`,
      remedy: 'Use smtp:// with port 587, or smtps:// with port 465',
    };
  }
  return {
    finding: `The connection failed (${cause}): ${message}`,
    remedy: 'Ask whoever runs the mail server, with this text',
  };
}

function explainTimeout({ timeoutType }: ConnectionError): Explanation {
  if (timeoutType === 'CONNECT_TIMEOUT') {
    return {
      finding: 'The server does not answer: the connection timed out',
      remedy: 'Correct host and port in SMTP_URL; a firewall can be the cause, many close port 25',
    };
  }
  if (timeoutType === 'GREETING_TIMEOUT') {
    return {
      finding: 'The server accepts the connection and says nothing',
      remedy: 'Port 465 needs smtps:// in SMTP_URL; ports 587 and 25 need smtp://',
    };
  }
  return {
    finding: 'The server stopped answering',
    remedy: 'Run the check again; if it stays so, ask whoever runs the mail server',
  };
}

/** Explains why a mail server did not take a mail, after it had accepted the sign-in. */
export function explainMail(
  error: ConnectionError,
  { from, smtpUrl }: { from: string; smtpUrl: string },
): Explanation {
  const { code, command, responseCode } = error;
  if (responseCode === undefined) return explainConnection(error, smtpUrl);
  const answer = answerOf(error);
  if (command === 'MAIL FROM') {
    return {
      finding: `The sender ${from} was refused: ${answer}`,
      remedy: 'Set MAIL_FROM to an address from which this account may send',
    };
  }
  if (command === 'RCPT TO') {
    return {
      finding: `The recipient was refused: ${answer}`,
      remedy: 'Correct the address where it is set, or have the mailbox created',
    };
  }
  if (code === 'EMESSAGE' || command === 'DATA') {
    return {
      finding: `The message was refused: ${answer}`,
      remedy: 'Have the rule of the mail server changed that this answer names',
    };
  }
  return explainConnection(error, smtpUrl);
}

/** Whether the server may accept the same later (RFC 5321 §4.2.1: 4yz), as when it greylists. */
export const isTemporary = ({ responseCode = 0 }: ConnectionError) =>
  responseCode >= 400 && responseCode < 500;

const answerOf = ({ response, message }: ConnectionError) => response ?? message;
