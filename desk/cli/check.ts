import { Command, InvalidArgumentError } from 'commander';
import type { Config } from '../config.ts';
import { checkBucket } from './check/bucket.ts';
import { checkClock, clockOfGreeting } from './check/clock.ts';
import { type Finding, findingsAbout } from './check/finding.ts';
import { checkMailServer } from './check/mail-server.ts';
import { createNames, isSample } from './check/names.ts';
import { checkRecipients, recipientsOf } from './check/recipients.ts';
import { checkSender } from './check/sender.ts';
import { checkStore } from './check/store.ts';
import type { Call, Run } from './command.ts';
import { printableLine, table } from './terminal.ts';

interface CheckOptions {
  mail: boolean;
  dns?: string;
  dkimSelector?: string;
}

export const check = (run: Run) =>
  new Command('check')
    .description(`Checks mail, DNS, clock, disk and store, and says what to do.

Signs in to the mail server and sends a test mail to each recipient in the
office. Ends with 1 if there is an error, else with 0; warnings do not count.`)
    .option('--no-mail', 'send no test mails')
    .option(
      '--dns <ADDRESS>',
      'use this name server, such as 9.9.9.9 or 127.0.0.1:5353',
      readServer,
    )
    .option('--dkim-selector <NAME>', 'the key that the mail server signs with')
    .action((options: CheckOptions) =>
      run(async (call) => {
        const findings = await findingsOf(call, options);
        return {
          text: listed(findings),
          json: findings,
          failed: findings.some(({ level }) => level === 'error'),
        };
      }),
    );

function readServer(text: string): string {
  try {
    createNames(text);
    return text;
  } catch {
    throw new InvalidArgumentError('Expected an IP address, with or without a port.');
  }
}

async function findingsOf(
  { config, content, now }: Call,
  { mail, dns, dkimSelector }: CheckOptions,
): Promise<Finding[]> {
  const names = createNames(dns);
  const { smtp, siteUrl } = config;
  const recipients = recipientsOf(config, content());
  const [server, sender, reachable, store, bucket] = await Promise.all([
    smtp && checkMailServer(smtp, { recipients: mail ? recipients : [], siteUrl, now }),
    smtp && checkDomain(String(smtp.from.address.split('@').at(-1))),
    checkRecipients(names, recipients),
    checkStore(config, now),
    checkBucket(config),
  ]);

  async function checkDomain(domain: string): Promise<Finding[]> {
    if (!isSample(domain)) return checkSender(names, domain, dkimSelector);
    const { error } = findingsAbout('MAIL_FROM');
    return [error(`${domain} is a sample`, 'Set it to an address of your own domain')];
  }

  return [
    ...checkSettings(config, { mail }),
    ...(server?.findings ?? []),
    ...reachable,
    ...(sender ?? []),
    checkClock(now, clockOfGreeting(server?.greeting) ?? store.clock),
    ...store.findings,
    ...bucket,
  ];
}

function checkSettings({ smtp, siteUrl }: Config, { mail }: { mail: boolean }): Finding[] {
  const findings: Finding[] = [];
  if (!smtp) {
    const remedy = 'Set SMTP_URL and MAIL_FROM (.env.example)';
    const { error } = findingsAbout('SMTP_URL');
    findings.push(error('It is not set: messages are stored and wait', remedy));
  }
  if (smtp?.to) {
    const remedy = 'Remove it when the trial is over';
    const { warning } = findingsAbout('MAIL_TO');
    findings.push(warning('It is set: every mail goes there, applications too', remedy));
  }
  if (/^(?:localhost$|127\.|\[::1\])/.test(new URL(siteUrl).hostname)) {
    const remedy = 'Set it to the public address of the site';
    const { warning } = findingsAbout('SITE_URL');
    findings.push(warning(`Links in mails lead to ${siteUrl}, this machine`, remedy));
  }
  if (smtp && !mail) {
    const { note } = findingsAbout('test mail');
    findings.push(note('None was sent (--no-mail), so senders and recipients are not checked'));
  }
  return findings;
}

function listed(findings: Finding[]): string {
  const rows = findings.map(({ level, about, finding, remedy }) => [
    level,
    about,
    printableLine(remedy === undefined ? finding : `${finding}. ${remedy}.`),
  ]);
  const count = (wanted: Finding['level']) =>
    findings.filter(({ level }) => level === wanted).length;
  const sum = `Errors: ${count('error')}. Warnings: ${count('warning')}.\n`;
  return `${table(['LEVEL', 'ABOUT', 'FINDING'], rows)}${sum}`;
}
