// The command `check`: what it checks, and how it ends. For mail server and DNS see check/.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { selfSigned } from '../testing/certificate.ts';
import { startDesk, temporaryDirectory } from '../testing/desk.ts';
import { startDnsServer } from '../testing/dns-server.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { attempts, startFailingPeer, startPeer } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator, runProgram } from '../testing/operator.ts';
import { ownDisk } from '../testing/own-disk.ts';
import type { Finding } from './check/finding.ts';

const NOW = Date.UTC(2026, 10, 28, 1, 2);

/** A desk's settings with a domain of its own, and a name server that knows it. */
async function settings(env: Record<string, string>) {
  const { address } = await startDnsServer({
    'miqdam.internal': { MX: ['mail.miqdam.internal'], TXT: ['v=spf1 mx -all'] },
    's1._domainkey.miqdam.internal': { TXT: ['v=DKIM1; k=rsa; p=MIIB'] },
    '_dmarc.miqdam.internal': { TXT: ['v=DMARC1; p=quarantine'] },
  });
  const all = {
    SITE_URL: 'https://www.miqdam.internal',
    MAIL_FROM: 'Website <website@miqdam.internal>',
    MAIL_TO: 'office@miqdam.internal, archive@miqdam.internal',
    DATA_DIR: temporaryDirectory(),
    ...env,
  };
  return { all, dns: address };
}

async function checked(env: Record<string, string>, options: Record<string, string | true> = {}) {
  const { all, dns } = await settings(env);
  const { json } = await operator(all, NOW)('check', [], { dns, ...options });
  const findings = json as Finding[];
  /** The findings about a subject, as printed. */
  const about = (subject: string) =>
    findings
      .filter((each) => each.about === subject)
      .map(({ level, finding, remedy }) => `${level}: ${finding}. ${remedy}.`);
  return { about };
}

it('finds nothing wrong with a desk that is set up well, and sends one test mail to each recipient', async () => {
  const certificate = selfSigned();
  const peer = await startPeer(certificate);
  const SMTP_URL = `${peer.url}/?tls.ca=${encodeURIComponent(certificate.cert)}`;
  const { all, dns } = await settings({ SMTP_URL, DATA_DIR: (await startDesk()).dataDir });
  const args = ['check', '--dns', dns, '--dkim-selector', 's1'];
  const { code, stdout } = await runProgram('cli.ts', args, all);
  const lines = stdout.trimEnd().split('\n');
  expect([code, lines.at(-1)]).toEqual([0, 'Errors: 0. Warnings: 1.']);
  expect(lines.slice(0, -1).map((line) => line.split(/ {2,}/).slice(0, 2).join(' '))).toEqual([
    'LEVEL ABOUT',
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
  expect(peer.envelopes.map(({ to }) => to)).toEqual([
    ['office@miqdam.internal'],
    ['archive@miqdam.internal'],
  ]);
  const [mail] = peer.mails;
  expect(mail?.subject).toMatch(/^Test of the website's mail, [-\d]+ [:\d]+ UTC: nothing to do$/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');

  const failing = await runProgram('cli.ts', [...args, '--json'], { ...all, SMTP_URL: '' });
  expect([failing.code, JSON.parse(failing.stdout)[0]]).toEqual([
    1,
    {
      level: 'error',
      about: 'SMTP_URL',
      finding: 'It is not set: messages are stored and wait',
      remedy: 'Set SMTP_URL and MAIL_FROM (.env.example)',
    },
  ]);
});

it('reports settings of a trial, and sends no mail with --no-mail', async () => {
  const peer = await startPeer();
  const trial = await checked({ SMTP_URL: '', SITE_URL: '' });
  expect(trial.about('SITE_URL')[0]).toMatch(/^warning: Links in mails lead to http:\/\/localhost/);
  const sample = { MAIL_TO: '', MAIL_FROM: 'web@miqdam.example', DIGEST_TO: 'head@example.com' };
  const { about } = await checked({ SMTP_URL: peer.url, ...sample }, { 'no-mail': true });
  expect(about('MAIL_FROM')).toEqual([
    'error: miqdam.example is a sample. Set it to an address of your own domain.',
  ]);
  expect(about('mail to company.example')[0]).toMatch(
    /^error: No mail can reach office@company\.example, careers@company\.example, procurement@company\.example, suppliers@company\.example: the domain is a sample\./,
  );
  expect(about('mail to example.com')[0]).toContain('No mail can reach head@example.com');
  expect(about('test mail')[0]).toMatch(/^note: None was sent \(--no-mail\)/);
  expect(peer.connections).toBe(1);
  await expect(checked({}, { dns: 'name.internal' })).rejects.toThrow('Expected an IP address');
});

it('compares the clock with the time in the mail server’s greeting', async () => {
  const clock = async (greeting: string) => {
    const { port } = await startFailingPeer({ at: 'greeting', does: `220 mail ${greeting}` });
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    return (await checked(env, { 'no-mail': true })).about('clock')[0];
  };
  expect(await clock('Sendmail 8.17; Sat, 28 Nov 2026 04:06:59 +0300')).toMatch(/^ok: It agrees/);
  expect(await clock('Sendmail 8.17; Sat, 28 Nov 2026 04:07:00 +0300')).toBe(
    'warning: It is 5 minutes behind the mail server. Set the clock of whichever is wrong, and let it be kept right (timedatectl set-ntp true).',
  );
  expect(await clock('ready at Fri, 27 Nov 2026 23:02:00 GMT')).toMatch(
    /^warning: It is 120 minutes ahead of the mail server/,
  );
});

it('reports a store that no desk has made, that is damaged, and messages that wait for an operator', async () => {
  const peer = await startPeer();
  const missing = await checked({ SMTP_URL: peer.url });
  expect(missing.about('store')[0]).toMatch(/^error: Cannot be used: .*no desk has run here yet/);

  peer.rejects = { verb: 'message', code: 450 };
  const { all } = await settings({ SMTP_URL: peer.url });
  const clock = createManualClock(NOW - 119 * 60_000);
  const desk = await startDesk({ clock, dataDir: all.DATA_DIR, env: all });
  await sendJson(desk.url, 'contact', CONTACT);
  await attempts(desk, 1);
  await desk.close();
  const path = join(desk.dataDir, 'desk.db');
  const database = new DatabaseSync(path);
  for (const state of ['parked', 'damaged']) {
    database.exec(`INSERT INTO submission (id, received_at, form, fields)
      VALUES ('${state}', 1, 'contact', '[]');
      INSERT INTO delivery (submission_id, state) VALUES ('${state}', '${state}')`);
  }
  expect((await checked(all)).about('messages')).toEqual([
    'error: 1 parked: refused by the office\'s server. See "desk list --state parked".',
    'error: 1 damaged: cannot be read. See "desk list --state damaged".',
    'error: The oldest has been waiting for 119 minutes. See whether the desk runs, and its log.',
  ]);
  database.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(20_000, 'x'), 0, 20_000, 8_192);
  closeSync(file);
  expect((await checked(all)).about('store')).toEqual([
    expect.stringMatching(/^error: The database is damaged: .*"Backup and restore" in/s),
  ]);
});

it('reports a disk that is almost full or missing', async ({ skip }) => {
  const missing = await checked({ SMTP_URL: '', DATA_DIR: join(temporaryDirectory(), 'no') });
  expect(missing.about('disk')[0]).toMatch(/^error: ENOENT.*\. Create or mount it, or correct/);
  const disk = ownDisk();
  if (!disk) return skip('creating and mounting a file system is not permitted');
  disk.fill();
  const { about } = await checked({ SMTP_URL: '', DATA_DIR: disk.directory });
  expect(about('disk')[0]).toMatch(/^error: 0\.\d GB are free for .*\. Make room/);
});
