// What `check` finds in the DNS about senders and recipients, with a real name server.
import { expect, it } from 'vitest';
import { type Records, startDnsServer } from '../../testing/dns-server.ts';
import type { Finding } from './finding.ts';
import { createNames } from './names.ts';
import { checkRecipients } from './recipients.ts';
import { checkSender } from './sender.ts';

const DOMAIN = 'miqdam.internal';

/** A domain as it should be, and keys of which one is revoked. */
const ZONE: Record<string, Records> = {
  [DOMAIN]: { MX: ['mail.miqdam.internal'], TXT: ['v=spf1 mx -all', 'other'] },
  [`_domainkey.${DOMAIN}`]: {},
  [`s1._domainkey.${DOMAIN}`]: { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
  [`old._domainkey.${DOMAIN}`]: { TXT: ['v=DKIM1; p='] },
  [`_dmarc.${DOMAIN}`]: { TXT: ['v=DMARC1; p=quarantine; sp=none'] },
};

const spf = (...TXT: string[]) => ({ [DOMAIN]: { MX: ['mail.miqdam.internal'], TXT } });

interface Asked {
  selector?: string;
  domain?: string;
  fails?: boolean;
}

/** The findings about a domain with these names beside or instead of the good ones, as printed. */
async function findingsOf(zone: Record<string, Records | undefined>, asked: Asked = {}) {
  const { selector, domain = DOMAIN, fails = false } = asked;
  const server = await startDnsServer({ ...ZONE, ...zone } as Record<string, Records>);
  server.fails = fails;
  const names = createNames(server.address);
  const findings: Finding[] = [
    ...(await checkSender(names, domain, selector)),
    ...(await checkRecipients(names, [`office@${domain}`])),
  ];
  return findings.map(
    ({ level, about, finding, remedy }) => `${level} ${about}: ${finding}. ${remedy}.`,
  );
}

it.each<[string, zone: Record<string, Records | undefined>, finding: RegExp, asked?: Asked]>([
  ['no SPF record', spf('v=spf10'), /^warning SPF: miqdam\.internal has no SPF record/],
  ['two SPF records', spf('v=spf1 mx', 'v=spf1'), /^error SPF: .* 2 SPF records, .*\. Merge/],
  ['everyone allowed by SPF', spf('v=spf1 mx all'), /^warning SPF: .* allows every machine/],
  [
    'an SPF record in two strings',
    spf(`v=spf1${' ip4:10.0.0.1'.repeat(25)} +all`),
    /^warning SPF: .*\(\+all\)/,
  ],
  ['ten look-ups for SPF', spf(`v=spf1${' a:a.internal'.repeat(10)} ip4:10.0.0.0/8`), /^ok SPF/],
  [
    'eleven look-ups for SPF, some of them in an included record',
    {
      ...spf('v=spf1 a:a.internal mx include:more.internal -all'),
      'more.internal': { TXT: [`v=spf1${' exists:%{i}.internal'.repeat(8)} ~all`] },
    },
    /^error SPF: .* needs more than 10 look-ups/,
  ],
  ['DKIM keys of unknown name', {}, /^note DKIM: There are keys below _domainkey.*selector: it/],
  ['no DKIM key', { [`_domainkey.${DOMAIN}`]: undefined }, /^warning DKIM: There is no key/],
  ['the key of a selector', {}, /^ok DKIM/, { selector: 's1' }],
  ['a revoked key', {}, /^warning DKIM: The key of old\..* is revoked/, { selector: 'old' }],
  ['no key of a selector', {}, /^warning DKIM: s2\..* has no key/, { selector: 's2' }],
  [
    'no DMARC record',
    { [`_dmarc.${DOMAIN}`]: {} },
    /^warning DMARC: miqdam\.internal has no DMARC record\. Publish the TXT record _dmarc/,
  ],
  [
    'a DMARC record without consequences',
    { [`_dmarc.${DOMAIN}`]: { TXT: ['v=DMARC1; p=none; rua=mailto:a@b'] } },
    /^note DMARC: _dmarc\.miqdam\.internal asks for no consequences \(p=none\)/,
  ],
  [
    'the DMARC record of the domain above',
    {},
    /^note DMARC: _dmarc\.miqdam\.internal asks for no consequences/,
    { domain: 'mail.miqdam.internal' },
  ],
  [
    'no mail server of the sender',
    { [DOMAIN]: { TXT: ['v=spf1 -all'] } },
    /^error MX of MAIL_FROM: .* receives no mail \(no MX record\), so bounces have nowhere to go/,
  ],
  ['a sender with only an address', { [DOMAIN]: { A: ['10.0.0.1'] } }, /^ok MX of MAIL_FROM/],
  [
    'recipients without a mail server',
    { [DOMAIN]: { MX: [''] } },
    /^error mail to miqdam\.internal: .*it has no mail server in the DNS\. Correct office@/,
  ],
])('in the DNS, %s: the finding and its remedy', async (_, zone, finding, asked) => {
  expect(await findingsOf(zone, asked)).toContainEqual(expect.stringMatching(finding));
});

it('says so for each finding when no name server answers', async () => {
  const findings = await findingsOf({}, { fails: true });
  expect(findings).toHaveLength(5);
  for (const each of findings) {
    expect(each).toMatch(
      /^warning .*: Not known: no answer about miqdam\.internal from the DNS \(ESERVFAIL\)\. Run/,
    );
  }
});
