// Confirming and ending a subscription (decision 0108). For what all links have in common see link-page.test.ts.
import { expect, it, vi } from 'vitest';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#shared/wire.ts';
import { SOON, storedIn, type TestDesk, valuesOf } from '../testing/desk.ts';
import { SUBSCRIBER, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { newestLink, OFFICE, press, startMailing, subscribe } from '../testing/mail.ts';

const formsIn = async (desk: TestDesk) => (await storedIn(desk.dataDir)).map(({ form }) => form);

it('§2.1 subscribes an address once it is confirmed; a second press says so again', async () => {
  const { desk, peer } = await startMailing();
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  await vi.waitFor(() => expect(peer.mails).toHaveLength(1), SOON);
  expect(peer.envelopes.map(({ to }) => to)).toEqual([[SUBSCRIBER.user_email]]);
  expect((await send(desk.url, CONFIRM_PATH)).text).toContain('<button>Confirm</button>');
  expect(await formsIn(desk)).toEqual(['confirm']);
  for (let presses = 0; presses < 2; presses++) {
    const answer = await press(desk.url, newestLink(peer));
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('is confirmed.')]);
    expect(await formsIn(desk)).toEqual(['subscribe']);
  }
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  expect(peer.mails[1]?.subject).toBe('Website: new subscriber');
  expect(peer.envelopes[1]?.to).toEqual(OFFICE);
  // The request and the subscription.
  expect(desk.log().match(/"msg":"accepted"/g)).toHaveLength(2);
});

const MULTIPART =
  '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

it.each<[string, (base: string, link: string) => ReturnType<typeof send>]>([
  ['the button', press],
  [
    'a mail program (RFC 8058)',
    (base, link) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = 'List-Unsubscribe=One-Click';
      return send(base, link.replace('#', '?token='), { method: 'POST', headers, body });
    },
  ],
  [
    'a mail program, in multipart',
    (base, link) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      return send(base, link.replace('#', '?token='), { method: 'POST', headers, body: MULTIPART });
    },
  ],
])('§2.1 %s unsubscribes once, and the office is notified', async (_, unsubscribe) => {
  const { desk, peer } = await startMailing();
  await subscribe(desk, peer);
  const link = newestLink(peer);
  expect((await send(desk.url, UNSUBSCRIBE_PATH)).text).toContain('<button>Unsubscribe</button>');
  const answer = await unsubscribe(desk.url, link);
  expect([answer.status, answer.text]).toEqual([
    200,
    expect.stringContaining('You are unsubscribed.'),
  ]);
  expect((await unsubscribe(desk.url, link)).status).toBe(404);
  expect(await formsIn(desk)).toEqual(['unsubscribe']);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(SUBSCRIBER);
  await vi.waitFor(() => expect(peer.mails).toHaveLength(3), SOON);
  expect(peer.mails[2]?.subject).toBe(`Website: ${SUBSCRIBER.user_email} has unsubscribed`);
  expect(peer.envelopes[2]?.to).toEqual(OFFICE);
  // The address may subscribe again.
  expect((await sendJson(desk.url, 'subscribe', SUBSCRIBER)).text).toBe('OK');
  expect(await formsIn(desk)).toEqual(['confirm', 'unsubscribe']);
});
