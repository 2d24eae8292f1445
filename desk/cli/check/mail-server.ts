import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../config.ts';
import { ATTEMPT_MS, smtpOptions } from '../../mail/smtp-mailer.ts';
import { printableTime } from '../terminal.ts';
import { type Finding, findingsAbout } from './finding.ts';
import {
  type ConnectionError,
  explainConnection,
  explainMail,
  isTemporary,
} from './smtp-failure.ts';

interface Line {
  by: 'server' | 'client';
  text: string;
}

/** Signs in to the mail server as the desk does, and sends a test mail to each of these addresses. */
export async function checkMailServer(
  { url, from }: NonNullable<Config['smtp']>,
  { recipients, siteUrl, now }: { recipients: string[]; siteUrl: string; now: number },
) {
  const { ok, error } = findingsAbout('mail server');
  const lines: Line[] = [];
  const options = { ...smtpOptions(url), transactionLog: true, logger: transcript(lines) };
  const transport = createTransport(options);
  const findings: Finding[] = [];
  try {
    await transport.verify();
    findings.push(ok(accepted(url, lines)));
    findings.push(...weaknesses(url, lines));
    for (const to of recipients) {
      findings.push(await sendTest(transport, { to, from, siteUrl, now, url }));
    }
  } catch (failure) {
    const { finding, remedy } = explainConnection(failure as ConnectionError, url);
    findings.push(error(finding, remedy));
  }
  // In their first line some servers tell the time.
  return { findings, greeting: lines.find(({ by }) => by === 'server')?.text };
}

/** A logger of Nodemailer that keeps what server and client said; Nodemailer masks the password. */
function transcript(lines: Line[]) {
  const ignore = () => undefined;
  return {
    trace: ignore,
    info: ignore,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug({ tnx }: { tnx?: string }, text: string) {
      if (tnx === 'server' || tnx === 'client') lines.push({ by: tnx, text });
    },
  };
}

const said = (lines: Line[], verb: string) =>
  lines.some(({ by, text }) => by === 'client' && text.startsWith(verb));

function accepted(url: string, lines: Line[]): string {
  const { protocol, host, username } = new URL(url);
  const signedIn = said(lines, 'AUTH')
    ? `accepts the sign-in of ${username}`
    : 'accepts mail without a sign-in';
  const isEncrypted = protocol === 'smtps:' || said(lines, 'STARTTLS');
  return `${host} ${signedIn}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`;
}

function weaknesses(url: string, lines: Line[]): Finding[] {
  const { warning } = findingsAbout('mail server');
  const { protocol, username, searchParams } = new URL(url);
  const findings: Finding[] = [];
  const isOpen = protocol === 'smtp:' && !said(lines, 'STARTTLS');
  if (isOpen && searchParams.get('requireTLS') === 'false') {
    const remedy =
      'Remove ?requireTLS=false from SMTP_URL, and have TLS switched on at the mail server';
    findings.push(warning('Password and messages are sent without encryption', remedy));
  }
  if (username && !said(lines, 'AUTH')) {
    const finding = 'The server offers no sign-in, so the password in SMTP_URL is not used';
    const remedy =
      'Use the port for sign-in, 465 or 587, or remove user and password from SMTP_URL';
    findings.push(warning(finding, remedy));
  }
  return findings;
}

interface TestMail {
  to: string;
  from: { name: string; address: string };
  siteUrl: string;
  now: number;
  url: string;
}

async function sendTest(
  transport: Transporter,
  { to, from, siteUrl, now, url }: TestMail,
): Promise<Finding> {
  const { ok, warning, error } = findingsAbout(`mail to ${to}`);
  const time = printableTime(now);
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject: `Test of the website's mail, ${time}: nothing to do`,
      text: `This is a test by whoever operates ${siteUrl}, at ${time}. Nobody has to answer.

If it is among suspected spam, tell them, and mark it as no spam.
`,
      headers: {
        // RFC 3834: suppresses automatic replies.
        'Auto-Submitted': 'auto-generated',
      },
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    return ok('The mail server has taken a test mail: look whether it arrives, and not as spam');
  } catch (failure) {
    const reason = failure as ConnectionError;
    const { finding, remedy } = explainMail(reason, { from: from.address, smtpUrl: url });
    return isTemporary(reason)
      ? warning(finding, 'Only for now: run the check again in 15 minutes')
      : error(finding, remedy);
  }
}
