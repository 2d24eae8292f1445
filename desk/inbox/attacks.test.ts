// Attacks on sign-in and rights, with the answer to each. Hostile input is in hostile-input.test.ts. Other files test every
// route as every role (rights), a company's accounts (accounts), repeated guesses (sign-in), what ends (session, register),
// and roles that there are not, and the last administrator (people).
import { expect, it } from 'vitest';
import { expectAnswers } from '../testing/attacks.ts';
import { CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { startInbox } from '../testing/inbox.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const MINUTE = 60_000;

it('pages of other sites change nothing, also with the cookie', async () => {
  const browser = await (await startInbox()).signedIn('ahmad', 'administrator');
  type Headers = Record<string, string | undefined>;
  const leave = (headers: Headers) => () => browser.call('POST', 'sign-out', undefined, headers);
  const refused = '403 crossSite';
  await expectAnswers({
    'another origin': [refused, leave({ origin: 'https://attacker.example' })],
    'an origin that looks like it': [refused, leave({ origin: 'https://company.example' })],
    'a page without an origin': [refused, leave({ origin: 'null' })],
    'without the header that no form can send': [refused, leave({ 'x-inbox': undefined })],
    'another site': [refused, leave({ 'sec-fetch-site': 'cross-site' })],
    'another host of the domain': [refused, leave({ 'sec-fetch-site': 'same-site' })],
    'an address that somebody typed': [refused, leave({ 'sec-fetch-site': 'none' })],
    'signing a browser in, from another origin': [
      refused,
      () =>
        browser.call('POST', 'sign-in/options', undefined, { origin: 'https://attacker.example' }),
    ],
    'a form that a browser sends without asking': [
      refused,
      () =>
        browser.call('POST', 'people', {}, { 'x-inbox': undefined, 'content-type': 'text/plain' }),
    ],
    'asking whether another origin may': [
      '404 unknown',
      () => browser.call('OPTIONS', 'people', undefined, { origin: 'https://attacker.example' }),
    ],
    'nothing of these signed out': ['200', () => browser.call('GET', 'me')],
  });
});

it('cookies that are forged, doubled, planted or over let nobody in', async () => {
  const browser = await (await startInbox()).signedIn('ahmad', 'administrator');
  const { cookie } = browser;
  const [name = '', secret = ''] = cookie.split('=');
  const by = (sent: string) => browser.call('GET', 'me', undefined, { cookie: sent });
  const planted = `${name}=${'A'.repeat(43)}`;
  const out = '401 signedOut';
  await expectAnswers({
    'none at all': [out, () => by('')],
    'an empty secret': [out, () => by(`${name}=`)],
    'a guess': [out, () => by(planted)],
    'a part of the secret': [out, () => by(`${name}=${secret.slice(0, -1)}`)],
    'more than the secret': [out, () => by(`${cookie}x`)],
    'the name without its prefix': [out, () => by(`inbox=${secret}`)],
    'a name that ends like it': [out, () => by(`x${cookie}`)],
    'the same twice': [out, () => by(`${cookie}; ${cookie}`)],
    'one beside it, of another host of the domain': [out, () => by(`${name}=x; ${cookie}`)],
    'one that was planted before somebody signed in': [
      out,
      async () => {
        browser.cookie = planted;
        await browser.signIn();
        return by(planted);
      },
    ],
    'beside those of others, it counts': ['200', () => by(`theme=dark; ${browser.cookie}; a=b`)],
    'the one before the last sign-in': [
      out,
      async () => {
        const before = browser.cookie;
        await browser.signIn();
        return by(before);
      },
    ],
    'one that was copied before signing out': [
      out,
      async () => {
        const before = browser.cookie;
        await browser.call('POST', 'sign-out');
        return by(before);
      },
    ],
  });
});

it('keys that are another’s, copied, or used elsewhere sign nobody in', async () => {
  const clock = createManualClock();
  const inbox = await startInbox({ clock });
  const browser = await inbox.signedIn('ahmad', 'administrator');
  const { key } = browser;
  const stranger = inbox.browser();
  const post = (body: unknown) => browser.call('POST', 'sign-in', body);
  const registered = async (invitation: string, change: object) => {
    const options = { ...(await browser.options(invitation)), ...change };
    const response = inbox.browser().key.register(options);
    return browser.call('POST', 'register', { invitation, response });
  };
  const [forAhmad, forNoor] = [await inbox.invite('ahmad'), await inbox.invite('noor', 'hr')];
  const answered = key.signIn(await browser.options());
  const no = '401 keyRefused';
  await expectAnswers({
    'an answer to another origin': [
      no,
      () => browser.signIn({ origin: 'https://www.company.example.attacker.example' }),
    ],
    'an answer to the domain above': [
      no,
      () => browser.signIn({ origin: 'https://company.example' }),
    ],
    'a new key for another host': [
      no,
      () => registered(forAhmad, { rp: { id: 'attacker.example' } }),
    ],
    'a new key of another origin': [
      no,
      () => inbox.browser().register(forAhmad, { origin: 'https://attacker.example' }),
    ],
    'a key that asks for no PIN this time': [no, () => browser.signIn({ verifies: false })],
    'a copy of the key, which counts less': [no, () => browser.signIn({ counter: 1 })],
    'a key that counts no more': [no, () => browser.signIn({ counter: 0 })],
    'another’s key under the id of this one': [
      no,
      async () => {
        const { id, rawId } = key.signIn(await browser.options());
        return post({
          ...stranger.key.signIn(await browser.options(), { counter: 99 }),
          id,
          rawId,
        });
      },
    ],
    'a key that nobody has registered': ['401 keyUnknown', () => stranger.signIn()],
    'an answer, the first time': ['200', () => post(answered)],
    'the same again': ['409 tooLate', () => post(answered)],
    'an answer to no question': [
      '409 tooLate',
      () => post(key.signIn({ challenge: 'made-up', rpId: 'www.company.example' })),
    ],
    'an answer after five minutes': [
      '409 tooLate',
      async () => {
        const late = key.signIn(await browser.options());
        clock.advance(5 * MINUTE);
        return post(late);
      },
    ],
    'a question about another’s invitation, to sign in': [
      '401 keyUnknown',
      async () =>
        post(key.signIn({ ...(await browser.options(forNoor)), rpId: 'www.company.example' })),
    ],
    'the same, to register by one’s own': [
      '409 tooLate',
      async () => {
        const response = inbox.browser().key.register(await browser.options(forNoor));
        return browser.call('POST', 'register', { invitation: forAhmad, response });
      },
    ],
    'an answer that is none': ['400 malformed', () => post({ id: 'x', response: 'x' })],
    'an answer whose question is not readable': [
      '400 malformed',
      () => post({ id: 'x', response: { clientDataJSON: '{}' } }),
    ],
  });
});

it('a scanner uses up no invitation, and people who were removed stay out', async () => {
  const inbox = await startInbox();
  const ahmad = await inbox.signedIn('ahmad', 'administrator');
  const noor = await inbox.signedIn('noor', 'hr');
  const open = await inbox.invite('noor');
  const ask = (invitation: string) => noor.call('POST', 'register/options', { invitation });
  const { cookie } = noor;
  const answer = noor.key.signIn(await noor.options());
  await expectAnswers({
    'a scanner that opens its link': ['404 unknown', () => noor.call('GET', `register?${open}`)],
    'a scanner that asks for options': [
      '404 unknown',
      () => noor.call('GET', `register/options?invitation=${open}`),
    ],
    'a link that signs out': ['404 unknown', () => noor.call('GET', 'sign-out')],
    'it is still open then': ['200', () => ask(open)],
    'somebody who is being removed': [
      '204',
      async () => {
        const { people } = (await ahmad.call('GET', 'me')).json;
        const { id } = people.find(({ email }: { email: string }) => email.startsWith('noor'));
        return ahmad.call('DELETE', `people/${id}`);
      },
    ],
    'their session': ['401 signedOut', () => noor.call('GET', 'messages', undefined, { cookie })],
    'their key': ['401 keyUnknown', () => noor.call('POST', 'sign-in', answer)],
    'their invitation': ['404 invitationUsed', () => ask(open)],
  });
});

it('nobody adds a role or another’s name to what they send', async () => {
  const clerk = await (await startInbox()).signedIn('noor', 'office');
  const roles = ['administrator'];
  const note = { text: 'x', roles };
  const change = { ids: ['x'], state: 'done', roles };
  await expectAnswers({
    'a role beside a note': ['400 malformed', () => clerk.call('POST', 'messages/x/notes', note)],
    'a role beside a change': [
      '400 malformed',
      () => clerk.call('POST', 'messages/change', change),
    ],
    'another’s name under an answer': [
      '400 malformed',
      () =>
        clerk.call('POST', 'messages/x/answers', {
          ...{ subject: 'x', text: 'y', after: null, author: 'ahmad@people.example' },
        }),
    ],
  });
});

it('shows nothing of other desks, and changes nothing of theirs', async () => {
  const office = await startOffice(['administrator']);
  await sendJson(office.url, 'contact', { ...CONTACT, recipient: 'Procurement' });
  await sendApplication(office.url, Buffer.from('%PDF-1.7'));
  const [application, tanks] = await office.lists(2);
  for (const [role, seen, hidden] of [
    ['hr', application, tanks],
    ['desk:5', tanks, application],
    ['desk:4', undefined, tanks],
  ] as const) {
    const browser = await office.signedIn(role.replace(':', ''), role);
    const { messages } = (await browser.call('GET', 'messages')).json;
    expect(
      messages.map(({ id }: { id: string }) => id),
      role,
    ).toEqual(seen ? [seen.id] : []);
    const body = { ids: [hidden?.id], state: 'done' };
    expect((await browser.call('POST', 'messages/change', body)).json).toEqual({ changed: 0 });
    const all = { filter: {}, upTo: Number.MAX_SAFE_INTEGER };
    const { json } = await browser.call('POST', 'messages/change', { all, state: 'open' });
    expect(json).toEqual({ changed: seen ? 1 : 0 });
    const routes = [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/files/0'],
      ['GET', '/files.zip'],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/retry'],
      ['POST', '/settle'],
      ['POST', '/answers', { subject: 'x', text: 'y', after: null }],
      ['DELETE', '/answers/x'],
    ] as const;
    await expectAnswers(
      Object.fromEntries(
        routes.map(([method, path, sent]) => [
          `${role}: ${method} ${path}`,
          ['404 unknown', () => browser.call(method, `messages/${hidden?.id}${path}`, sent)],
        ]),
      ),
    );
  }
});
