// What `check` finds at a mail server, and what it says to do.
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { type Failure, startBlackHole } from '../../testing/broken-smtp.ts';
import { selfSigned } from '../../testing/certificate.ts';
import { freePort } from '../../testing/http.ts';
import { startFailingPeer, startPeer } from '../../testing/mail.ts';
import { checkMailServer } from './mail-server.ts';

/** The findings about a mail server and its recipients, as printed. */
async function findingsOf(smtpUrl: string): Promise<string[]> {
  const { smtp } = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'Website <web@miqdam.internal>' });
  if (!smtp) throw new Error('No mail server is set');
  const recipients = ['office@miqdam.internal'];
  const { findings } = await checkMailServer(smtp, { recipients, siteUrl: 'https://x', now: 0 });
  return findings.map(
    ({ level, about, finding, remedy }) => `${level} ${about}: ${finding}. ${remedy}.`,
  );
}

async function scripted(failure: Failure): Promise<string> {
  const { port } = await startFailingPeer(failure);
  return `smtp://desk:secret@127.0.0.1:${port}`;
}

async function blackHole(): Promise<string> {
  const hole = await startBlackHole();
  onTestFinished(hole.close);
  return `smtp://127.0.0.1:${hole.port}/?connectionTimeout=150`;
}

async function trusting(certificate: ReturnType<typeof selfSigned>): Promise<string> {
  const { url } = await startPeer(certificate);
  return `${url}/?tls.ca=${encodeURIComponent(certificate.cert)}`;
}

it.each<[string, url: () => Promise<string>, finding: RegExp]>([
  [
    'has no such name',
    async () => 'smtp://mail.invalid:587/?dnsTimeout=5000',
    /^error .*: The name mail\.invalid cannot be found \(\w+\)\. Correct the host in SMTP_URL/,
  ],
  [
    'refuses the connection',
    async () => `smtp://127.0.0.1:${await freePort()}`,
    /^error .*: Nothing listens on port \d+: the connection was refused\. Correct the port/,
  ],
  [
    'never answers',
    blackHole,
    /^error .*: The server does not answer: the connection timed out\. Correct host and port/,
  ],
  [
    'says nothing',
    async () => `${await scripted({ at: 'greeting', does: 'stall' })}/?greetingTimeout=150`,
    /^error .*: The server accepts the connection and says nothing\. Port 465 needs smtps:/,
  ],
  [
    'does not go on',
    async () => `${await scripted({ at: 'EHLO', does: 'stall' })}/?socketTimeout=150`,
    /^error .*: The server stopped answering\. Run the check again/,
  ],
  [
    'closes the connection',
    () => scripted({ at: 'EHLO', does: 'drop' }),
    /^error .*: The connection failed \(ECONNECTION\): Connection closed unexpectedly\. Ask/,
  ],
  [
    'offers no encryption',
    // By an address that is not known as this machine's, so that encryption is required.
    async () => (await startPeer()).url.replace('127.0.0.1', '0.0.0.0'),
    /^error .*: The server offers no encryption \(STARTTLS\): 50\d .*\. Use smtps:\/\/ with port 465/,
  ],
  [
    'has a certificate of no authority',
    async () => (await startPeer(selfSigned())).url,
    /^error .*no authority that this machine trusts \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA/,
  ],
  [
    'has the certificate of another name',
    () => trusting(selfSigned('10.0.0.1')),
    /^error .*: The certificate is for another name than 127\.0\.0\.1\. Put the name/,
  ],
  [
    'has a certificate that has expired',
    () => trusting(selfSigned('127.0.0.1', new Date('2024-01-01'))),
    /^error .*: The certificate has expired\. Have it renewed/,
  ],
  [
    'speaks no TLS on this port',
    async () => (await startPeer()).url.replace('smtp:', 'smtps:'),
    /^error .*: The server does not begin with TLS on this port \(.*\)\. Use smtp:\/\/ with port 587/,
  ],
  [
    'refuses the sign-in',
    () => scripted({ at: 'AUTH', does: '535 5.7.8 Bad credentials' }),
    /^error .*: The sign-in of desk was refused: 535 5\.7\.8 Bad credentials\. Correct user and/,
  ],
  [
    'offers no sign-in',
    () => scripted({ at: 'EHLO', does: '250 hello' }),
    /^warning .*: The server offers no sign-in, so the password in SMTP_URL is not used\. Use the/,
  ],
  [
    'sends passwords in the clear',
    async () => `${(await startPeer()).url}/?requireTLS=false`,
    /^warning .*: Password and messages are sent without encryption\. Remove \?requireTLS=false/,
  ],
  [
    'refuses the sender',
    () => scripted({ at: 'MAIL', does: '553 5.7.1 Not your address' }),
    /^error mail to office@.*: The sender web@miqdam\.internal was refused: 553 .*\. Set MAIL_FROM/,
  ],
  [
    'refuses the recipient',
    () => scripted({ at: 'RCPT', does: '550 5.1.1 No such mailbox' }),
    /^error mail to office@.*: The recipient was refused: 550 .*\. Correct the address where/,
  ],
  [
    'greylists the recipient',
    () => scripted({ at: 'RCPT', does: '450 4.2.0 Greylisted' }),
    /^warning mail to office@.*: The recipient was refused: 450 .*\. Only for now: run the check/,
  ],
  [
    'refuses the message',
    () => scripted({ at: 'message', does: '554 5.7.1 Looks like spam' }),
    /^error mail to office@.*: The message was refused: 554 .*\. Have the rule of the mail server/,
  ],
])('a mail server that %s: the finding and its remedy', async (_, url, finding) => {
  const findings = await findingsOf(await url());
  expect(findings.find((each) => !each.startsWith('ok'))).toMatch(finding);
  expect(findings.join()).not.toContain('secret');
});
