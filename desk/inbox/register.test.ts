// Registering a key by an invitation, through HTTP.
import { expect, it } from 'vitest';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const HOUR = 60 * 60_000;

const refusal = (status: number, refused: string) => ({ status, json: { refused } });

it('asks for a key that stays findable and asks for a PIN, and not for one that is registered', async () => {
  const inbox = await startInbox();
  const first = await inbox.signedIn('ahmad', 'administrator');
  const invitation = await inbox.invite('ahmad');
  expect(await first.options(invitation)).toMatchObject({
    rp: { id: 'www.company.example', name: 'Example Company' },
    user: { name: 'ahmad@people.example' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: expect.any(String), type: 'public-key' }],
  });
  expect(await first.options()).toMatchObject({
    rpId: 'www.company.example',
    userVerification: 'required',
  });
  // The same key, and another one: both sign in.
  expect(await first.register(invitation)).toMatchObject(refusal(401, 'keyRefused'));
  const second = inbox.browser();
  expect((await second.register(invitation)).json.person.keys).toBe(2);
  expect((await first.signIn()).status).toBe(200);
  expect((await second.signIn()).status).toBe(200);
});

it('takes another key by the same link after one that asks for no PIN, which is not stored', async () => {
  const inbox = await startInbox();
  const browser = inbox.browser();
  const invitation = await inbox.invite('ahmad', 'administrator');
  const unverified = await browser.register(invitation, { verifies: false });
  expect(unverified).toMatchObject(refusal(400, 'keyUnverified'));
  expect(await browser.signIn()).toMatchObject(refusal(401, 'keyUnknown'));
  expect((await browser.register(invitation)).status).toBe(200);
});

it('takes an invitation once, for 24 hours, unless a newer one has replaced it', async () => {
  const clock = createManualClock();
  const inbox = await startInbox({ clock });
  const browser = inbox.browser();
  const first = await inbox.invite('ahmad', 'administrator');
  const second = await inbox.invite('ahmad');
  const isOpen = async (invitation: string) =>
    (await browser.call('POST', 'register/options', { invitation })).status === 200;
  expect([await isOpen(first), await isOpen(second), await isOpen('')]).toEqual([
    false,
    true,
    false,
  ]);
  clock.advance(24 * HOUR - 1);
  expect(await isOpen(second)).toBe(true);
  const response = browser.key.register(await browser.options(second));
  clock.advance(1);
  const late = await browser.call('POST', 'register', { invitation: second, response });
  expect(late).toMatchObject(refusal(404, 'invitationUsed'));

  const third = await inbox.invite('ahmad');
  const registrations = await Promise.all(
    [browser, inbox.browser(), inbox.browser()].map(async (each) => {
      const options = await each.options(third);
      return () =>
        each.call('POST', 'register', { invitation: third, response: each.key.register(options) });
    }),
  );
  const answers = await Promise.all(registrations.map((register) => register()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await isOpen(third)).toBe(false);
});
