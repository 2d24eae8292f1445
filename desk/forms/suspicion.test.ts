// What comes faster than a person could have written it (spec §8) is held, never refused.
import { expect, it } from 'vitest';
import { startDesk, storedIn } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/small-site.ts';
import { createVisits } from '../visits.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin' };
const MINUTE = 60_000;

async function startSite() {
  const clock = createManualClock();
  const env = { TRUST_PROXY: 'loopback' };
  const desk = await startDesk({ env, clock, site: smallSite });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    clock,
    load: (address: string) => send(desk.url, '/', { headers: from(address) }),
    /** Sends a message and tells what became of it. */
    async post(address: string, headers: Record<string, string> = {}) {
      const message = `${address} at ${clock.now()}`;
      const all = { ...from(address), ...headers };
      expect((await sendJson(desk.url, 'contact', { ...CONTACT, message }, all)).text).toBe('OK');
      const stored = await storedIn(desk.dataDir);
      return stored.find(({ fields }) => fields.some(({ value }) => value === message))?.delivery;
    },
  };
}

it('§8 a program that posts right after its first page is held; a second later it is a person', async () => {
  const { clock, load, post } = await startSite();
  await load('192.0.2.1');
  clock.advance(1_499);
  const held = { state: 'held', heldBecause: 'it came right after the first page' };
  expect(await post('192.0.2.1')).toMatchObject(held);
  clock.advance(1);
  await load('192.0.2.1');
  expect((await post('192.0.2.1'))?.state).toBe('waiting');
});

it('§8 nobody is judged by another’s page, nor without one, nor in a browser', async () => {
  const { load, post } = await startSite();
  await load('192.0.2.1');
  expect((await post('192.0.2.2'))?.state).toBe('waiting');
  expect((await post('192.0.2.1', BROWSER))?.state).toBe('waiting');
});

it('remembers visits for ten minutes, from their beginning', () => {
  const visits = createVisits();
  visits.note('192.0.2.1', 0);
  visits.note('192.0.2.1', 9 * MINUTE);
  expect(visits.sinceFirstPage('192.0.2.1', 9 * MINUTE)).toBe(9 * MINUTE);
  visits.note('192.0.2.2', 10 * MINUTE);
  expect(visits.sinceFirstPage('192.0.2.1', 10 * MINUTE)).toBeUndefined();
  expect(visits.sinceFirstPage('192.0.2.2', 10 * MINUTE)).toBe(0);
});
