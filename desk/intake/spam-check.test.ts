// A form sent faster than a person could write it (spec §8) is marked, never refused.
import { expect, it, vi } from 'vitest';
import { SOON, startDesk, storedIn } from '../testing/desk.ts';
import { CONTACT, SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { startMailing } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { smallSite } from '../testing/sites.ts';
import { createIpKeys } from './ip-keys.ts';
import { createVisits } from './spam-check.ts';

const MINUTE = 60_000;

async function startSite() {
  const clock = createManualClock();
  let posted = 0;
  const env = { TRUST_PROXY: 'loopback' };
  const desk = await startDesk({ env, clock, site: smallSite });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  return {
    clock,
    load: (address: string) => send(desk.url, '/', { headers: from(address) }),
    /** Sends a message; resolves to its spam reason. */
    async post(address: string, headers: Record<string, string> = {}) {
      const message = `${++posted}`;
      const all = { ...from(address), ...headers };
      expect((await sendJson(desk.url, 'contact', { ...CONTACT, message }, all)).text).toBe('OK');
      return (await storedIn(desk.dataDir))[0]?.spamReason;
    },
  };
}

it('§8 marks a form sent within 1.5 s of the first page, unless a browser sends it', async () => {
  const { clock, load, post } = await startSite();
  await load('192.0.2.1');
  clock.advance(1_499);
  expect(await post('192.0.2.1')).toBe('sent within 1.5 s of the first page');
  expect(await post('192.0.2.1', { 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  // An address without a page.
  expect(await post('192.0.2.2')).toBeUndefined();
  clock.advance(1);
  await load('192.0.2.1');
  expect(await post('192.0.2.1')).toBeUndefined();
});

it('§8 mails suspected spam to the office at once, marked, and to nobody else', async () => {
  const { peer, desk } = await startMailing();
  const trap = { second_note: 'https://spam.example' };
  await sendJson(desk.url, 'contact', { ...CONTACT, ...trap });
  await sendJson(desk.url, 'subscribe', { ...SUBSCRIBER, ...trap });
  await sendJson(desk.url, 'contact', { message: 'after them' });
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  // The person's may arrive first.
  const person = peer.mails.find(({ text }) => text?.includes('after them'));
  for (const mail of peer.mails) {
    if (mail === person) continue;
    expect(mail?.subject).toMatch(/^\[Suspected spam\] Website: /);
    expect(mail?.headers.get('x-spam-flag')).toBe('YES');
    expect(mail?.text).toContain('the hidden field was filled in');
  }
  expect(peer.envelopes.flatMap(({ to }) => to)).not.toContain(SUBSCRIBER.user_email);
  expect(person?.subject).not.toContain('spam');
  expect(person?.headers.has('x-spam-flag')).toBe(false);
});

it('remembers a visit for ten minutes from its first page', async () => {
  const visits = createVisits(await createIpKeys(createManualClock(), undefined));
  visits.note('192.0.2.1', 0);
  visits.note('192.0.2.1', 9 * MINUTE);
  expect(visits.sinceFirstPage('192.0.2.1', 9 * MINUTE)).toBe(9 * MINUTE);
  visits.note('192.0.2.2', 10 * MINUTE);
  expect(visits.sinceFirstPage('192.0.2.1', 10 * MINUTE)).toBeUndefined();
  expect(visits.sinceFirstPage('192.0.2.2', 10 * MINUTE)).toBe(0);
});
