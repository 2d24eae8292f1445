// Signing in with a registered key, and out, through HTTP.
import { expect, it, vi } from 'vitest';
import { openDatabaseBeside } from '../store/open-store.ts';
import { passDays, SOON } from '../testing/desk.ts';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const HOUR = 60 * 60_000;

const refusal = (status: number, refused: string) => ({ status, json: { refused } });

it('registers a key by an invitation, signs in by it, and out', async () => {
  const clock = createManualClock();
  const inbox = await startInbox({ clock });
  const browser = inbox.browser();
  const registered = await browser.register(await inbox.invite('ahmad', 'administrator', 'hr'));
  expect(registered).toMatchObject({
    status: 200,
    json: {
      person: { email: 'ahmad@people.example', roles: ['administrator', 'hr'], keys: 1 },
      until: clock.now() + 12 * HOUR,
      siteName: 'Example Company',
      timeZone: 'Asia/Riyadh',
      names: {
        en: {
          cards: [
            { id: 5, title: 'Procurement' },
            { id: 4, title: 'Supplier registration' },
          ],
          vacancies: [{ number: 'V-31', title: 'Pipe welder' }],
        },
      },
    },
  });
  expect(registered.json.person).not.toHaveProperty('invitedUntil');
  expect(registered.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Secure-inbox=[\w-]{43}; Path=\/inbox; HttpOnly; Secure; SameSite=Strict; Max-Age=43200$/,
    ),
  ]);
  expect((await browser.call('GET', 'me')).json).toEqual(registered.json);

  expect((await browser.call('POST', 'sign-out')).status).toBe(204);
  expect(browser.cookie).toBe('');
  expect(await browser.call('GET', 'me')).toMatchObject(refusal(401, 'signedOut'));
  expect(await browser.signIn()).toMatchObject({ status: 200, json: registered.json });
});

it('takes keys that count, and keys that are synchronised and do not', async () => {
  const inbox = await startInbox();
  for (const [name, first, next] of [
    ['ahmad', 7, 8],
    ['noor', 0, 0],
  ] as const) {
    const browser = inbox.browser();
    const invitation = await inbox.invite(name, 'administrator');
    expect((await browser.register(invitation, { counter: first })).status).toBe(200);
    expect((await browser.signIn({ counter: next })).status).toBe(200);
  }
});

it('forgets challenges, invitations and sessions that have expired', async () => {
  const clock = createManualClock();
  const inbox = await startInbox({ clock });
  const browser = await inbox.signedIn('ahmad', 'administrator');
  await browser.options();
  await inbox.invite('ahmad');
  const place = { dataDir: inbox.dataDir, databaseUrl: undefined };
  const database = await openDatabaseBeside(place, 'read');
  const kinds = async () =>
    (await database.query('SELECT kind FROM inbox_secret ORDER BY kind')).map(({ kind }) => kind);
  expect(await kinds()).toEqual(['challenge', 'invitation', 'session']);
  await passDays(clock, 1);
  await vi.waitFor(async () => expect(await kinds()).toEqual([]), SOON);
  await database.close();
});

it('refuses a network that tries too often, but not an office that signs in', async () => {
  const inbox = await startInbox({
    clock: createManualClock(),
    env: { TRUST_PROXY: 'loopback' },
  });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const browser = await inbox.signedIn('ahmad', 'administrator');
  for (let i = 0; i < 40; i++) expect((await browser.signIn()).status).toBe(200);
  const tries = Array.from({ length: 40 }, () =>
    browser.call('POST', 'register/options', { invitation: 'guess' }, from('192.0.2.1')),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.json).toEqual({ refused: 'tooOften' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  const again = await browser.call('POST', 'sign-in/options', undefined, from('192.0.2.1'));
  expect(again.status).toBe(429);
  expect((await browser.signIn()).status).toBe(200);
  expect(inbox.log()).not.toContain('192.0.2.1');
});
