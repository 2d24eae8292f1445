// The command `check`: what it finds, and what it says to do.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Failure, startBlackHole, startScriptedSmtp } from '../testing/broken-smtp.ts';
import { selfSigned } from '../testing/certificate.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { type DnsServer, type Records, startDnsServer } from '../testing/dns-server.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { freePort } from '../testing/http.ts';
import { attempts, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator, runProgram } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import type { Finding } from './check/finding.ts';

const NOW = Date.UTC(2026, 10, 28, 1, 2);

const postgres = postgresOfFile();

/** A domain as it should be. */
const ZONE: Record<string, Records> = {
  'miqdam.internal': { MX: ['mail.miqdam.internal'], TXT: ['v=spf1 mx -all', 'other'] },
  '_domainkey.miqdam.internal': {},
  's1._domainkey.miqdam.internal': { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
  '_dmarc.miqdam.internal': { TXT: ['v=DMARC1; p=quarantine'] },
};

/** Settings of a desk with a domain of its own. */
const settings = (smtpUrl: string, env: Record<string, string> = {}) => ({
  SITE_URL: 'https://www.miqdam.internal',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Website <website@miqdam.internal>',
  MAIL_TO: 'office@miqdam.internal, archive@miqdam.internal',
  DATA_DIR: temporaryDirectory(),
  ...env,
});

interface Checked {
  findings: Finding[];
  text: string;
  failed: boolean;
  /** The findings about a subject, as printed. */
  about(subject: string): string[];
}

async function checked(
  smtpUrl: string,
  {
    env = {},
    options = {},
    dns,
  }: {
    env?: Record<string, string>;
    options?: Record<string, string | true>;
    dns?: DnsServer;
  } = {},
): Promise<Checked> {
  const { address } = dns ?? (await startDnsServer(ZONE));
  const run = operator(settings(smtpUrl, env), NOW);
  const { text, json, failed = false } = await run('check', [], { dns: address, ...options });
  const findings = json as Finding[];
  return {
    findings,
    text,
    failed,
    about: (subject) =>
      findings
        .filter(({ about }) => about === subject)
        .map(({ level, finding, remedy }) => `${level}: ${finding}. ${remedy}.`),
  };
}

async function scripted(failure?: Failure): Promise<string> {
  const server = await startScriptedSmtp(failure);
  onTestFinished(() => server.close());
  return `smtp://desk:secret@127.0.0.1:${server.port}`;
}

describe('a mail server that', () => {
  /** How each fault is made, and the finding that it must give. */
  const FAULTS: Record<string, [url: () => Promise<string>, finding: RegExp]> = {
    'has no such name': [
      async () => 'smtp://mail.invalid:587/?dnsTimeout=5000',
      /^error: The name mail\.invalid cannot be found \(\w+\)\. Correct the host in SMTP_URL/,
    ],
    'refuses the connection': [
      async () => `smtp://127.0.0.1:${await freePort()}`,
      /^error: Nothing listens on port \d+: the connection was refused\. Correct the port/,
    ],
    'never answers': [
      async () => {
        const hole = await startBlackHole();
        onTestFinished(hole.close);
        return `smtp://127.0.0.1:${hole.port}/?connectionTimeout=150`;
      },
      /^error: The server does not answer: the connection timed out\. Correct host and port/,
    ],
    'says nothing': [
      async () => `${await scripted({ at: 'greeting', does: 'stall' })}/?greetingTimeout=150`,
      /^error: The server accepts the connection and says nothing\. Port 465 needs smtps:/,
    ],
    'does not go on': [
      async () => `${await scripted({ at: 'EHLO', does: 'stall' })}/?socketTimeout=150`,
      /^error: The server stopped answering\. Run the check again/,
    ],
    'closes the connection': [
      async () => scripted({ at: 'EHLO', does: 'drop' }),
      /^error: The connection failed \(ECONNECTION\): Connection closed unexpectedly\. Ask whoever/,
    ],
    'offers no encryption': [
      // By an address that is not known as this machine's, so that encryption is required.
      async () => (await startPeer()).url.replace('127.0.0.1', '0.0.0.0'),
      /^error: The server offers no encryption \(STARTTLS\): 50\d .*\. Use smtps:\/\/ with port 465/,
    ],
    'has a certificate of no authority': [
      async () => (await startPeer(selfSigned())).url,
      /^error: The certificate is from no authority that this machine trusts \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. .*NODE_EXTRA_CA_CERTS\.$/,
    ],
    'has the certificate of another name': [
      () => trusting(selfSigned('10.0.0.1')),
      /^error: The certificate is for another name than 127\.0\.0\.1\. Put the name/,
    ],
    'has a certificate that has expired': [
      () => trusting(selfSigned('127.0.0.1', new Date('2024-01-01'))),
      /^error: The certificate has expired\. Have it renewed/,
    ],
    'speaks no TLS on this port': [
      async () => (await startPeer()).url.replace('smtp:', 'smtps:'),
      /^error: The server does not begin with TLS on this port \(.*\)\. Use smtp:\/\/ with port 587/,
    ],
    'refuses the sign-in': [
      async () => scripted({ at: 'AUTH', does: '535 5.7.8 Bad credentials' }),
      /^error: The sign-in of desk was refused: 535 5\.7\.8 Bad credentials\. Correct user and pass/,
    ],
    'offers no sign-in': [
      async () => scripted({ at: 'EHLO', does: '250 hello' }),
      /^warning: The server offers no sign-in, so the password in SMTP_URL is not used\. Use the port/,
    ],
    'sends passwords in the clear': [
      async () => `${(await startPeer()).url}/?requireTLS=false`,
      /^warning: Password and messages are sent without encryption\. Remove \?requireTLS=false/,
    ],
  };

  async function trusting(certificate: ReturnType<typeof selfSigned>): Promise<string> {
    const { url } = await startPeer(certificate);
    return `${url}/?tls.ca=${encodeURIComponent(certificate.cert)}`;
  }

  it.each(Object.entries(FAULTS))('%s', async (_, [url, finding]) => {
    const { about, text } = await checked(await url());
    const [line] = about('mail server').filter((each) => !each.startsWith('ok'));
    expect(line).toMatch(finding);
    expect(text).not.toContain('secret');
  });
});

describe('a mail server that takes no mail because it', () => {
  const REFUSALS: Record<string, [failure: Failure, finding: string]> = {
    'refuses the sender': [
      { at: 'MAIL', does: '553 5.7.1 Not your address' },
      'error: The sender website@miqdam.internal was refused: 553 5.7.1 Not your address. Set MAIL_FROM to an address from which this account may send.',
    ],
    'refuses the recipient': [
      { at: 'RCPT', does: '550 5.1.1 No such mailbox' },
      'error: The recipient was refused: 550 5.1.1 No such mailbox. Correct the address where it is set, or have the mailbox created.',
    ],
    'greylists the recipient': [
      { at: 'RCPT', does: '450 4.2.0 Greylisted' },
      'warning: The recipient was refused: 450 4.2.0 Greylisted. Only for now: run the check again in 15 minutes.',
    ],
    'refuses the message': [
      { at: 'message', does: '554 5.7.1 Looks like spam' },
      'error: The message was refused: 554 5.7.1 Looks like spam. Have the rule of the mail server changed that this answer names.',
    ],
  };

  it.each(Object.entries(REFUSALS))('%s', async (_, [failure, finding]) => {
    const { about } = await checked(await scripted(failure));
    expect(about('mail server')[0]).toMatch(/accepts the sign-in of desk/);
    expect(about('mail to office@miqdam.internal')).toEqual([finding]);
    expect(about('mail to archive@miqdam.internal')).toEqual([finding]);
  });
});

it('finds nothing wrong with a desk that is set up well, and sends one test mail to each recipient', async () => {
  const certificate = selfSigned();
  const peer = await startPeer(certificate);
  const smtpUrl = `${peer.url}/?tls.ca=${encodeURIComponent(certificate.cert)}`;
  const desk = await startDesk();
  const env = { DATA_DIR: desk.dataDir };
  const result = await checked(smtpUrl, { env, options: { 'dkim-selector': 's1' } });
  expect(result.findings.map(({ level, about }) => `${level} ${about}`)).toEqual([
    'warning MAIL_TO',
    'ok mail server',
    'ok mail to office@miqdam.internal',
    'ok mail to archive@miqdam.internal',
    'ok mail to miqdam.internal',
    'ok SPF',
    'ok DKIM',
    'ok DMARC',
    'ok MX of MAIL_FROM',
    'note clock',
    'ok store',
    'ok messages',
    'ok disk',
  ]);
  expect([result.failed, result.text]).toEqual([
    false,
    expect.stringMatching(/^LEVEL +ABOUT +FINDING\n.*\nErrors: 0\. Warnings: 1\.\n$/s),
  ]);
  expect(result.text.trimEnd().split('\n')).toHaveLength(result.findings.length + 2);
  expect(peer.mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill("Test of the website's mail, 2026-11-28 01:02 UTC: nothing to do"),
  );
  expect(peer.envelopes.map(({ to }) => to)).toEqual([
    ['office@miqdam.internal'],
    ['archive@miqdam.internal'],
  ]);
  expect(peer.mails[0]?.headers.get('auto-submitted')).toBe('auto-generated');
});

it('sends no mail with --no-mail, and says what is not known then', async () => {
  const peer = await startPeer();
  const { about } = await checked(peer.url, { options: { 'no-mail': true } });
  expect(peer.connections).toBe(1);
  expect(about('test mail')[0]).toMatch(/^note: None was sent \(--no-mail\)/);
});

it('reports sample addresses, of the sender and of every form, card and digest', async () => {
  const { url } = await startPeer();
  const env = { MAIL_TO: '', MAIL_FROM: 'web@miqdam.example', DIGEST_TO: 'head@example.com' };
  const { about } = await checked(url, { env, options: { 'no-mail': true } });
  expect(about('MAIL_FROM')).toEqual([
    'error: miqdam.example is a sample. Set it to an address of your own domain.',
  ]);
  expect(about('mail to company.example')[0]).toMatch(
    /^error: No mail can reach office@company\.example, careers@company\.example, procurement@company\.example, suppliers@company\.example: the domain is a sample\./,
  );
  expect(about('mail to example.com')[0]).toContain('No mail can reach head@example.com');
});

it('reports settings of a trial, and none for mail', async () => {
  const env = { SMTP_URL: '', SITE_URL: '' };
  const { about } = await checked('', { env });
  expect(about('SMTP_URL')[0]).toMatch(/^error: It is not set: messages are stored and wait\. Set/);
  expect(about('SITE_URL')[0]).toMatch(/^warning: Links in mails lead to http:\/\/localhost:3000/);
});

describe('in the DNS', () => {
  /** Names that differ from a good zone, and the finding that they must give. */
  const CASES: Record<string, [zone: Record<string, Records>, about: string, finding: RegExp]> = {
    'no SPF record': [
      { 'miqdam.internal': { MX: ['mail.miqdam.internal'], TXT: ['v=spf10'] } },
      'SPF',
      /^warning: miqdam\.internal has no SPF record/,
    ],
    'two SPF records': [
      { 'miqdam.internal': { TXT: ['v=spf1 mx -all', 'v=spf1'] } },
      'SPF',
      /^error: miqdam\.internal has 2 SPF records, so none of them counts\. Merge/,
    ],
    'an SPF record that allows everyone': [
      { 'miqdam.internal': { TXT: ['v=spf1 mx all'] } },
      'SPF',
      /^warning: The SPF record of miqdam\.internal allows every machine/,
    ],
    'an SPF record with eleven look-ups, some of them in an included one': [
      {
        'miqdam.internal': { TXT: ['v=spf1 a:a.internal mx include:more.internal -all'] },
        'more.internal': { TXT: [`v=spf1${' exists:%{i}.internal'.repeat(8)} ~all`] },
      },
      'SPF',
      /^error: The SPF record of miqdam\.internal needs more than 10 look-ups/,
    ],
    'an SPF record with ten look-ups': [
      { 'miqdam.internal': { TXT: [`v=spf1${' a:a.internal'.repeat(10)} ip4:10.0.0.0/8 -all`] } },
      'SPF',
      /^ok: /,
    ],
    'an SPF record in two strings': [
      { 'miqdam.internal': { TXT: [`v=spf1${' ip4:10.0.0.1'.repeat(25)} +all`] } },
      'SPF',
      /^warning: .*\(\+all\)/,
    ],
    'DKIM keys of unknown name': [
      {},
      'DKIM',
      /^note: There are keys below _domainkey.*selector: it/,
    ],
    'no DKIM key': [
      { '_domainkey.miqdam.internal': undefined as never },
      'DKIM',
      /^warning: There is no key/,
    ],
    'no DMARC record': [
      { '_dmarc.miqdam.internal': {} },
      'DMARC',
      /^warning: miqdam\.internal has no DMARC record\. Publish the TXT record _dmarc/,
    ],
    'a DMARC record without consequences': [
      { '_dmarc.miqdam.internal': { TXT: ['v=DMARC1; p=none; rua=mailto:a@b'] } },
      'DMARC',
      /^note: _dmarc\.miqdam\.internal asks for no consequences \(p=none\)/,
    ],
    'no mail server of the sender': [
      { 'miqdam.internal': { TXT: ['v=spf1 -all'] } },
      'MX of MAIL_FROM',
      /^error: miqdam\.internal receives no mail \(no MX record\), so bounces have nowhere to go/,
    ],
    'a sender without an MX record, but with an address': [
      { 'miqdam.internal': { A: ['10.0.0.1'] } },
      'MX of MAIL_FROM',
      /^ok: /,
    ],
    'no mail server of the recipients': [
      { 'miqdam.internal': { MX: [''] } },
      'mail to miqdam.internal',
      /^error: miqdam\.internal receives no mail: it has no mail server in the DNS\. Correct office@/,
    ],
  };

  it.each(Object.entries(CASES))('%s', async (_, [zone, subject, finding]) => {
    const dns = await startDnsServer({ ...ZONE, ...zone });
    const { about } = await checked('', { env: { SMTP_URL: await url() }, dns });
    expect(about(subject)[0]).toMatch(finding);
  });

  it('the key of a DKIM selector, revoked and missing', async () => {
    const dns = await startDnsServer({
      ...ZONE,
      'old._domainkey.miqdam.internal': { TXT: ['v=DKIM1; p='] },
    });
    const smtpUrl = await url();
    const dkim = async (selector: string) =>
      (await checked(smtpUrl, { dns, options: { 'dkim-selector': selector } })).about('DKIM')[0];
    expect(await dkim('s1')).toMatch(/^ok: /);
    expect(await dkim('old')).toMatch(/^warning: The key of old\..* is revoked/);
    expect(await dkim('s2')).toMatch(/^warning: s2\..* has no key/);
  });

  it('the DMARC record of the domain above', async () => {
    const dns = await startDnsServer({
      '_dmarc.miqdam.internal': { TXT: ['v=DMARC1; p=reject; sp=none'] },
    });
    const env = { MAIL_FROM: 'web@mail.miqdam.internal' };
    const { about } = await checked(await url(), { dns, env });
    expect(about('DMARC')[0]).toMatch(/^note: _dmarc\.miqdam\.internal asks for no conseq/);
  });

  it('says so when no name server answers', async () => {
    const dns = await startDnsServer(ZONE);
    dns.fails = true;
    const { about } = await checked(await url(), { dns });
    for (const subject of ['SPF', 'DKIM', 'DMARC', 'MX of MAIL_FROM', 'mail to miqdam.internal']) {
      expect(about(subject)[0]).toMatch(
        /^warning: Not known: no answer about miqdam\.internal from the DNS \(ESERVFAIL\)\. Run/,
      );
    }
  });

  const url = async () => (await startPeer()).url;
});

describe('compares the clock with', () => {
  const greeting = (date: string) => scripted({ at: 'greeting', does: `220 mail ESMTP ${date}` });

  it('the mail server’s greeting', async () => {
    const clock = async (date: string) => (await checked(await greeting(date))).about('clock')[0];
    expect(await clock('Sendmail 8.17; Sat, 28 Nov 2026 04:06:59 +0300')).toMatch(/^ok: It agrees/);
    expect(await clock('Sendmail 8.17; Sat, 28 Nov 2026 04:07:00 +0300')).toBe(
      'warning: It is 5 minutes behind the mail server. Set the clock of whichever is wrong, and let it be kept right (timedatectl set-ntp true).',
    );
    expect(await clock('ready at Fri, 27 Nov 2026 23:02:00 GMT')).toMatch(
      /^warning: It is 120 minutes ahead of the mail server/,
    );
    expect(await clock('ready')).toMatch(/^note: Not known: neither the mail server nor/);
  });

  it('the database', async () => {
    await postgres.openEmpty();
    const env = { DATABASE_URL: postgres.url };
    const { about } = await checked((await startPeer()).url, { env });
    expect(about('store')[0]).toMatch(/^ok: /);
    expect(about('clock')[0]).toMatch(/^(?:ok|warning): It .* the database/);
    expect(about('disk')[0]).toMatch(/^note: Not known: the database server does not tell/);
  });
});

it('reports a store that no desk has made, that is damaged, and messages that wait for an operator', async () => {
  const peer = await startPeer();
  const missing = await checked(peer.url);
  expect(missing.about('store')[0]).toMatch(/^error: Cannot be used: .*no desk has run here yet/);

  peer.rejects = { verb: 'message', code: 550 };
  const clock = createManualClock(NOW - 2 * 60 * 60_000);
  const dataDir = temporaryDirectory();
  const desk = await startDesk({ clock, dataDir, env: settings(peer.url, { DATA_DIR: dataDir }) });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  peer.rejects = { verb: 'message', code: 450 };
  clock.advance(60_000);
  await sendJson(desk.url, 'contact', { message: 'late' });
  await attempts(desk, 1);
  await desk.close();
  const database = new DatabaseSync(join(dataDir, 'desk.db'));
  database.exec("UPDATE delivery SET state = 'damaged' WHERE state = 'parked'");
  database.exec(`INSERT INTO submission (id, received_at, form, fields) VALUES ('x', 1, 'contact', '[]');
    INSERT INTO delivery (submission_id, state) VALUES ('x', 'parked')`);
  const env = { DATA_DIR: dataDir };
  expect((await checked(peer.url, { env })).about('messages')).toEqual([
    'error: 1 parked: refused by the office\'s server. See "desk list --state parked".',
    'error: 1 damaged: cannot be read. See "desk list --state damaged".',
    'error: The oldest has been waiting for 119 minutes. See whether the desk runs, and its log.',
  ]);
  database.close();
  const file = openSync(join(dataDir, 'desk.db'), 'r+');
  writeSync(file, Buffer.alloc(20_000, 'x'), 0, 20_000, 8_192);
  closeSync(file);
  expect((await checked(peer.url, { env })).about('store')).toEqual([
    expect.stringMatching(/^error: The database is damaged: .*"Backup and restore" in/s),
  ]);
});

it('reports a disk that is almost full or missing', async ({ skip }) => {
  const peer = await startPeer();
  const missing = await checked(peer.url, { env: { DATA_DIR: join(temporaryDirectory(), 'no') } });
  expect(missing.about('disk')[0]).toMatch(
    /^error: ENOENT.*\. Create or mount it, or correct DATA/,
  );
  const disk = ownDisk();
  if (!disk) return skip('creating and mounting a file system is not permitted');
  disk.fill();
  const { about } = await checked(peer.url, { env: { DATA_DIR: disk.directory } });
  expect(about('disk')[0]).toMatch(/^error: 0\.\d GB are free for .*\. Make room/);
});

it('ends with 1 for an error, 0 for warnings, and 2 for wrong usage', async () => {
  const desk = await startDesk();
  const { url } = await startPeer();
  const { address } = await startDnsServer(ZONE);
  const run = (env: Record<string, string>, ...args: string[]) =>
    runProgram('cli.ts', ['check', ...args], settings(url, { DATA_DIR: desk.dataDir, ...env }));
  const well = await run({}, '--dns', address, '--json');
  expect([well.code, JSON.parse(well.stdout)[0]]).toEqual([
    0,
    {
      level: 'warning',
      about: 'MAIL_TO',
      finding: 'It is set: every mail goes there, applications too',
      remedy: 'Remove it when the trial is over',
    },
  ]);
  expect((await run({ SMTP_URL: '' }, '--dns', address)).code).toBe(1);
  for (const [wrong, words] of [
    ['--dns=name.internal', 'Expected an IP address, with or without a port.'],
    ['--male', "unknown option '--male'"],
    ['extra', 'too many arguments'],
  ] as const) {
    const { code, stderr } = await run({}, wrong);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  }
});
