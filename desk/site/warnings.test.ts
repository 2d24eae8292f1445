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

const page = (text: string): Page => ({
  status: 200,
  headers: {},
  bodies: new Map([['identity', { bytes: Buffer.from(text), etag: '"x"' }]]),
});

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

const SECURITY = page('Contact: mailto:a@b.example\nExpires: 2027-11-01T00:00:00.000Z\n');
const SITE = { ...smallSite, pages: new Map([['/.well-known/security.txt', SECURITY]]) };

it('logs nothing until 60 days before, then an error every day', async () => {
  const left = (Date.UTC(2027, 10, 1) - BUILT) / DAY;
  expect(await saidWithin(SITE, left - 60)).toEqual([]);
  expect(await saidWithin(smallSite, left)).toEqual([]);
  const said = await saidWithin(SITE, left - 57);
  expect(said).toHaveLength(3);
  expect(JSON.parse(said[0] ?? '')).toMatchObject({
    level: 50,
    expires: '2027-11-01T00:00:00.000Z',
    msg: 'security.txt is about to expire: rebuild the site',
  });
});

const site = { ...smallSite, siteUrl: 'https://www.miqdam.example' };
const WARNING = /"level":40,.*"built":"https:\/\/www\.miqdam\.example".*another SITE_URL/;

it.each([
  ['another SITE_URL', true, { SITE_URL: 'https://miqdam.example' }],
  ['no SITE_URL, but a mail server', true, mailEnvironment('smtp://127.0.0.1:9')],
  ['the same SITE_URL', false, { SITE_URL: 'https://www.miqdam.example/' }],
  ['no settings, as in a trial', false, {}],
])(
  'with %s the desk warns that the site was built for another URL: %s',
  async (_, isLogged, env) => {
    expect(WARNING.test((await startDesk({ site, env })).log())).toBe(isLogged);
  },
);
