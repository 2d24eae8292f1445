// Warnings about an expiring security.txt (RFC 9116), and about another SITE_URL (.env.example).
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { mailEnvironment } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';
import type { Page, Site } from './load-site.ts';
import { startExpiryAlarm } from './warnings.ts';

const DAY = 24 * 60 * 60_000;
const BUILT = Date.UTC(2026, 10, 21);

function siteWith(text: string | undefined): Site {
  const pages = new Map<string, Page>();
  if (text !== undefined) {
    const bodies: Page['bodies'] = new Map([
      ['identity', { bytes: Buffer.from(text), etag: '"x"' }],
    ]);
    pages.set('/.well-known/security.txt', { status: 200, headers: {}, bodies });
  }
  return { ...smallSite, pages };
}

/** The log lines of this many days. */
async function saidWithin(site: Site, days: number): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const clock = createManualClock(BUILT);
  const alarm = startExpiryAlarm({ served: { current: site }, clock, log });
  for (let day = 0; day < days; day++) {
    clock.advance(DAY);
    // Lets the alarm run before the next day.
    await new Promise(setImmediate);
  }
  await alarm.stop();
  return lines;
}

const SITE = siteWith('Contact: mailto:a@b.example\nExpires: 2027-11-01T00:00:00.000Z\n');

it('logs nothing until 60 days before, then an error every day', async () => {
  const left = (Date.UTC(2027, 10, 1) - BUILT) / DAY;
  expect(await saidWithin(SITE, left - 60)).toEqual([]);
  const said = await saidWithin(SITE, left - 57);
  expect(said).toHaveLength(3);
  expect(JSON.parse(said[0] ?? '')).toMatchObject({
    level: 50,
    expires: '2027-11-01T00:00:00.000Z',
    msg: 'security.txt is about to expire: rebuild the site',
  });
});

it('logs nothing for a site without security.txt', async () => {
  expect(await saidWithin(siteWith(undefined), 500)).toEqual([]);
});

const site = { ...smallSite, siteUrl: 'https://www.miqdam.example' };
const WARNING = /"level":40,.*"built":"https:\/\/www\.miqdam\.example".*another SITE_URL/;

it.each([
  ['another SITE_URL', { SITE_URL: 'https://miqdam.example' }],
  ['no SITE_URL, but a mail server', mailEnvironment('smtp://127.0.0.1:9')],
])('warns of %s than the site was built with', async (_, env) => {
  expect((await startDesk({ site, env })).log()).toMatch(WARNING);
});

it.each([
  ['the same SITE_URL', { SITE_URL: 'https://www.miqdam.example/' }],
  ['a trial at localhost', {}],
])('%s: no warning', async (_, env) => {
  expect((await startDesk({ site, env })).log()).not.toContain('SITE_URL:');
});
