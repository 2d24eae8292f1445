import { type Finding, findingsAbout } from './finding.ts';
import type { Names } from './names.ts';

/** Checks what others look up about the domain of MAIL_FROM before they accept a mail from it. */
export async function checkSender(
  names: Names,
  domain: string,
  dkimSelector?: string,
): Promise<Finding[]> {
  const checks = {
    SPF: checkSpf(names, domain),
    DKIM: checkDkim(names, domain, dkimSelector),
    DMARC: checkDmarc(names, domain),
    'MX of MAIL_FROM': checkBounces(names, domain),
  };
  return Promise.all(
    Object.entries(checks).map(([about, check]) =>
      check.catch((error: NodeJS.ErrnoException) => noAnswer(about, domain, error)),
    ),
  );
}

/** The finding when no name server answers. */
export function noAnswer(about: string, domain: string, { code, message }: NodeJS.ErrnoException) {
  return findingsAbout(about).warning(
    `Not known: no answer about ${domain} from the DNS (${code ?? message})`,
    'Run the check again, or give a name server with --dns',
  );
}

/** Look-ups that a receiver makes for an SPF record at most (RFC 7208 §4.6.4). */
const MOST_LOOKUPS = 10;

async function checkSpf(names: Names, domain: string): Promise<Finding> {
  const { ok, warning, error } = findingsAbout('SPF');
  const [record, ...more] = await spfRecords(names, domain);
  if (record === undefined) {
    return warning(
      `${domain} has no SPF record, so mail from it is easily taken for spam`,
      'Publish the TXT record that the provider of the mail server names, such as "v=spf1 mx -all"',
    );
  }
  if (more.length > 0) {
    return error(
      `${domain} has ${more.length + 1} SPF records, so none of them counts`,
      'Merge them into one TXT record',
    );
  }
  if (/\s\+?all\b/i.test(record)) {
    return warning(
      `The SPF record of ${domain} allows every machine in the world (+all)`,
      'End it with "-all" or "~all"',
    );
  }
  if ((await countLookups(names, record)) > MOST_LOOKUPS) {
    return error(
      `The SPF record of ${domain} needs more than ${MOST_LOOKUPS} look-ups, so it does not count`,
      'Remove each "include" of a service that sends no mail for you',
    );
  }
  return ok(`${domain} has one: ${record}`);
}

async function spfRecords(names: Names, domain: string): Promise<string[]> {
  return (await names.texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
}

/** Counts the look-ups of an SPF record, until there are too many. */
async function countLookups(names: Names, record: string, before = 0): Promise<number> {
  let count = before;
  for (const term of record.toLowerCase().split(/\s+/)) {
    const [, name, domain] =
      /^[+?~-]?(include|a|mx|ptr|exists|redirect)(?:[:=]([^/]*))?(?:\/.*)?$/.exec(term) ?? [];
    if (name === undefined || count > MOST_LOOKUPS) continue;
    count += 1;
    // A macro can only be filled in by the receiver of a mail.
    if (!domain || domain.includes('%') || !/^(?:include|redirect)$/.test(name)) continue;
    const [next = ''] = await spfRecords(names, domain);
    count = await countLookups(names, next, count);
  }
  return count;
}

async function checkDkim(names: Names, domain: string, selector?: string): Promise<Finding> {
  const { ok, note, warning } = findingsAbout('DKIM');
  if (selector === undefined) {
    const keys = `_domainkey.${domain}`;
    return (await names.exists(keys))
      ? note(
          `There are keys below ${keys}; which one the mail server signs with cannot be looked up`,
          'Give it with --dkim-selector: it is "s=" in the header DKIM-Signature of a test mail',
        )
      : warning(
          `There is no key below ${keys}, so no mail is signed for ${domain}`,
          'Have DKIM switched on by the provider of the mail server, and publish its key',
        );
  }
  const name = `${selector}._domainkey.${domain}`;
  const key = (await names.texts(name)).find((text) => /(?:^|;)\s*p=/.test(text));
  if (key === undefined) {
    return warning(
      `${name} has no key`,
      'Correct the selector, or publish the key of the mail server',
    );
  }
  return /(?:^|;)\s*p=\s*(?:;|$)/.test(key)
    ? warning(`The key of ${name} is revoked`, 'Publish the key that the mail server signs with')
    : ok(`${name} has a key`);
}

async function checkDmarc(names: Names, domain: string): Promise<Finding> {
  const { ok, note, warning } = findingsAbout('DMARC');
  // A domain without a record has that of the domain above it, but for a top-level domain.
  const labels = domain.split('.');
  for (let above = 0; above < Math.max(labels.length - 1, 1); above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const [record, ...more] = (await names.texts(name)).filter((text) =>
      /^v=DMARC1\s*(?:;|$)/.test(text),
    );
    if (record === undefined) continue;
    if (more.length > 0) {
      return warning(`${name} has ${more.length + 1} records, so none counts`, 'Leave only one');
    }
    const tag = (tag: string) => new RegExp(`;\\s*${tag}=\\s*(\\w+)`, 'i').exec(record)?.[1];
    const policy = (above > 0 ? tag('sp') : undefined) ?? tag('p');
    return policy?.toLowerCase() === 'none'
      ? note(
          `${name} asks for no consequences (p=none): others can send mail in your name`,
          'When its reports show only your own servers, change it to "p=quarantine"',
        )
      : ok(`${name} has one: ${record}`);
  }
  return warning(
    `${domain} has no DMARC record`,
    `Publish the TXT record _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…" to begin with`,
  );
}

async function checkBounces(names: Names, domain: string): Promise<Finding> {
  const { ok, error } = findingsAbout('MX of MAIL_FROM');
  const servers = await names.mailServers(domain);
  if (servers.length === 0 && (await names.hasAddress(domain))) {
    return ok(`${domain} has no MX record; bounces go to its address`);
  }
  return servers.length > 0 && !servers.includes('')
    ? ok(`Bounces go to ${servers.join(', ')}`)
    : error(
        `${domain} receives no mail (no MX record), so bounces have nowhere to go`,
        'Publish an MX record, or use a domain with a mail server in MAIL_FROM',
      );
}
