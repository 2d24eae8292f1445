// Confirming and ending a subscription (decision 0108): a link only asks, a POST acts.
import { expect, it, vi } from 'vitest';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#shared/wire.ts';
import { SOON, startDesk, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
import { SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { mailEnvironment, newestLink, press, startPeer, subscribe } from '../testing/mail.ts';
import { createManualClock } from '../testing/manual-clock.ts';

/** A desk with an unconfirmed subscription, and the link to confirm it. */
async function asked() {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.envelopes.map(({ to }) => to)).toEqual([[SUBSCRIBER.user_email]]);
  return { desk, peer, link: newestLink(peer) };
}

/** A desk with a subscriber, and the link to unsubscribe. */
async function subscribed() {
  const peer = await startPeer();
  const desk = await startDesk({ env: mailEnvironment(peer.url) });
  await subscribe(desk, peer);
  expect(peer.envelopes[1]?.to).toEqual(['office@miqdam.example', 'archive@miqdam.example']);
  const link = newestLink(peer);
  return { desk, peer, link, oneClick: link.replace('#', '?token=') };
}

const formsIn = async (desk: TestDesk) => (await storedIn(desk.dataDir)).map(({ form }) => form);

const ONE_CLICK = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

it('§2.1 subscribes an address once it is confirmed; a second press says so again', async () => {
  const { desk, peer, link } = await asked();
  expect(link).toMatch(/^\/api\/confirm#[\w-]{43}$/);
  const page = await send(desk.url, CONFIRM_PATH);
  expect(page.text).toContain('<button>Confirm</button>');
  expect(await formsIn(desk)).toEqual(['confirm']);
  for (let presses = 0; presses < 2; presses++) {
    const answer = await press(desk.url, link);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('is confirmed.')]);
    expect(await formsIn(desk)).toEqual(['subscribe']);
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(peer.mails[1]?.subject).toBe('Website: new subscriber');
  // The request and the subscription.
  expect(desk.log().match(/"msg":"accepted"/g)).toHaveLength(2);
});

it('takes the token alone, or the whole link pasted by a visitor, also that of an earlier mail', async () => {
  for (const wrap of [
    (token: string) => token,
    (token: string) => ` https://www.miqdam.example/api/confirm#${token}\n`,
    (token: string) => `https://www.miqdam.example/api/confirm?language=ar#${token}`,
    (token: string) => `https://www.miqdam.example/api/confirm?token=${token}&language=ar`,
  ]) {
    const { desk, link } = await asked();
    const token = wrap(link.split('#')[1] ?? '');
    expect((await press(desk.url, CONFIRM_PATH, { token })).status).toBe(200);
    expect(await formsIn(desk)).toEqual(['subscribe']);
  }
});

it('a link of an earlier mail leads to the same page without a token in the query', async () => {
  const { desk, link } = await asked();
  const token = link.split('#')[1];
  const location = async (query: string) => {
    const { status, headers } = await send(desk.url, `${CONFIRM_PATH}${query}`);
    expect(status).toBe(303);
    return headers.location;
  };
  expect(await location(`?token=${token}`)).toBe(link);
  expect(await location(`?token=${token}&language=ar`)).toBe(
    `${CONFIRM_PATH}?language=ar#${token}`,
  );
  for (const odd of ['?token=', '?token=%0d%0aX:y', '?token=a&token=b', '?token=//evil.example']) {
    expect(await location(odd)).toBe(`${CONFIRM_PATH}#`);
  }
  expect(await formsIn(desk)).toEqual(['confirm']);
});

it('§2.1 asks an address at most once a day, and erases it after a week', async () => {
  const peer = await startPeer();
  const clock = createManualClock();
  const desk = await startDesk({ clock, env: mailEnvironment(peer.url) });
  const post = () => sendJson(desk.url, 'subscribe', SUBSCRIBER);
  const day = 24 * 60 * 60_000;
  await post();
  clock.advance(day - 1);
  expect((await post()).text).toBe('OK');
  expect(await formsIn(desk)).toEqual(['confirm']);
  clock.advance(1);
  await post();
  expect(await formsIn(desk)).toEqual(['confirm', 'confirm']);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  clock.advance(7 * day);
  await vi.waitFor(async () => expect(await formsIn(desk)).toEqual([]), SOON);
});

it('§2.1 opening the link changes nothing', async () => {
  const { desk, oneClick } = await subscribed();
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await send(desk.url, UNSUBSCRIBE_PATH, { method })).status).toBe(200);
    expect((await send(desk.url, oneClick, { method })).status).toBe(303);
  }
  const page = await send(desk.url, UNSUBSCRIBE_PATH);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(page.text).toContain('<button>Unsubscribe</button>');
  expect(await formsIn(desk)).toEqual(['subscribe']);
});

it('§2.1 the button unsubscribes and notifies the office; the address may subscribe again', async () => {
  const { desk, peer, link, oneClick } = await subscribed();
  const answer = await press(desk.url, link);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('You are unsubscribed.');
  const left = await storedIn(desk.dataDir);
  expect(left.map(({ form }) => form)).toEqual(['unsubscribe']);
  expect(valuesOf(left[0])).toEqual(SUBSCRIBER);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.mails[2]?.subject).toBe(`Website: ${SUBSCRIBER.user_email} has unsubscribed`);
  expect(peer.envelopes[2]?.to).not.toContain(SUBSCRIBER.user_email);
  expect(desk.log()).not.toContain(link.split('#')[1]);

  // The second time it has no effect and sends no mail.
  const again = await send(desk.url, oneClick, ONE_CLICK);
  expect([again.status, again.text]).toEqual([404, expect.stringContaining('not valid')]);
  expect(await storedIn(desk.dataDir)).toHaveLength(1);
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  expect(await storedIn(desk.dataDir)).toHaveLength(2);
});

it('§2.1 accepts the POST of a mail program (RFC 8058), in either encoding', async () => {
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  const multipart = new Response(form);
  const encodings = [
    ONE_CLICK,
    {
      method: 'POST',
      headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
      body: Buffer.from(await multipart.arrayBuffer()),
    },
  ];
  for (const post of encodings) {
    const { desk, oneClick } = await subscribed();
    expect((await send(desk.url, oneClick, post)).status).toBe(200);
    expect(await formsIn(desk)).toEqual(['unsubscribe']);
  }
});

it('§2.1 refuses guessed tokens, foreign pages, and too many requests', async () => {
  const { desk, link, oneClick } = await subscribed();
  for (const guess of [
    UNSUBSCRIBE_PATH,
    `${UNSUBSCRIBE_PATH}?token=`,
    `${oneClick}x`,
    `${oneClick}&token=`,
  ]) {
    expect((await send(desk.url, guess, ONE_CLICK)).status).toBe(404);
  }
  for (const guess of [UNSUBSCRIBE_PATH, `${link}x`, `${UNSUBSCRIBE_PATH}#`]) {
    expect((await press(desk.url, guess)).status).toBe(404);
  }
  expect((await press(desk.url, link, {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await formsIn(desk)).toEqual(['subscribe']);
  const limited = await startDesk({ env: { RATE_LIMIT: '1' } });
  await press(limited.url, link);
  expect((await press(limited.url, link)).status).toBe(429);
});

it('§2.1 answers 503 when nothing can be stored; the link stays valid', async () => {
  const { desk, link } = await subscribed();
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('ALTER TABLE delivery RENAME TO gone');
  const answer = await press(desk.url, link);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.text).toContain('you are still subscribed');
  other.exec('ALTER TABLE gone RENAME TO delivery');
  other.close();
  expect(await formsIn(desk)).toEqual(['subscribe']);
});
