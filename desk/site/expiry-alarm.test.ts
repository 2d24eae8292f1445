// security.txt (RFC 9116) may not lapse unnoticed: a desk that serves an old build says so.
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { startExpiryAlarm } from './expiry-alarm.ts';
import type { Page, Site } from './load-site.ts';

const DAY = 24 * 60 * 60_000;
const BUILT = Date.UTC(2026, 10, 21);

function siteWith(text: string | undefined): Site {
  const notFound: Page = { status: 404, headers: {}, bodies: new Map() };
  const pages = new Map<string, Page>();
  if (text !== undefined) {
    const bodies: Page['bodies'] = new Map([
      ['identity', { bytes: Buffer.from(text), etag: '"x"' }],
    ]);
    pages.set('/.well-known/security.txt', { status: 200, headers: {}, bodies });
  }
  return { version: '1', siteUrl: 'http://localhost', pages, notFound, spellings: new Map() };
}

/** What the log says while so many days pass. */
async function saidWithin(site: Site, days: number): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const clock = createManualClock(BUILT);
  const alarm = startExpiryAlarm({ served: { current: site }, clock, log });
  for (let day = 0; day < days; day++) {
    clock.advance(DAY);
    // Lets the alarm look before the next day begins.
    await new Promise(setImmediate);
  }
  await alarm.stop();
  return lines;
}

const SITE = siteWith('Contact: mailto:a@b.example\nExpires: 2027-11-01T00:00:00.000Z\n');

it('says nothing while there is time, then every day that a new build is due', async () => {
  const left = (Date.UTC(2027, 10, 1) - BUILT) / DAY;
  expect(await saidWithin(SITE, left - 60)).toEqual([]);
  const said = await saidWithin(SITE, left - 57);
  expect(said).toHaveLength(3);
  expect(JSON.parse(said[0] ?? '')).toMatchObject({
    level: 50,
    expires: '2027-11-01T00:00:00.000Z',
    msg: 'security.txt is about to expire: build the site anew',
  });
});

it('has nothing to say of a site without one', async () => {
  expect(await saidWithin(siteWith(undefined), 500)).toEqual([]);
});
