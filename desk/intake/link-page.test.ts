// The pages behind the links in mails (decisions 0108, 0113): a link only asks, a POST acts.
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import {
  APPLICATION_PATH,
  CONFIRM_PATH,
  OFFICE_PATH,
  UNSUBSCRIBE_PATH,
  WITHDRAW_PATH,
} from '#shared/wire.ts';
import { SOON, storedIn } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { sendApplication, sendJson } from '../testing/forms.ts';
import { send } from '../testing/http.ts';
import { allDelivered, press, startMailing, subscribe } from '../testing/mail.ts';
import { linkIn } from '../testing/smtp-peer.ts';

/** A desk with an application, a subscriber and an unconfirmed one, and the links in their mails. */
async function startWithLinks(env: Record<string, string> = {}) {
  const { peer, desk } = await startMailing({ env });
  await sendApplication(desk.url, pdf(9));
  await vi.waitFor(() => expect(peer.mails).toHaveLength(2), SOON);
  await subscribe(desk, peer);
  await sendJson(desk.url, 'subscribe', { user_email: 'other@client.example' });
  await allDelivered(desk);
  const linkTo = (path: string) =>
    String(
      peer.mails.map(({ text }) => linkIn(text)).findLast((link) => link.startsWith(`${path}#`)),
    );
  const applicant = linkTo(APPLICATION_PATH);
  const office = linkTo(OFFICE_PATH);
  const acting = [
    linkTo(CONFIRM_PATH),
    linkTo(UNSUBSCRIBE_PATH),
    applicant.replace(APPLICATION_PATH, WITHDRAW_PATH),
  ];
  return { desk, applicant, office, acting, links: [applicant, office, ...acting] };
}

it('§2.1 opening a link changes nothing, since mail scanners open every link', async () => {
  const { desk, links } = await startWithLinks();
  const before = await storedIn(desk.dataDir);
  for (const link of links) {
    const [path = '', token] = link.split('#');
    for (const method of ['GET', 'HEAD']) {
      const page = await send(desk.url, `${path}?status=invited`, { method });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'sha256-[^']+'; form-action 'self'/,
        ),
      });
      // An earlier mail's.
      const old = await send(desk.url, `${path}?token=${token}&status=invited`, { method });
      expect([old.status, old.headers.location]).toEqual([303, link]);
    }
    expect(link).toMatch(/#[\w-]{43}$/);
  }
  const location = async (query: string) =>
    (await send(desk.url, `${CONFIRM_PATH}${query}`)).headers.location;
  expect(await location('?token=a&language=ar')).toBe(`${CONFIRM_PATH}?language=ar#a`);
  for (const odd of ['?token=', '?token=%0d%0aX:y', '?token=a&token=b', '?token=//evil.example']) {
    expect(await location(odd)).toBe(`${CONFIRM_PATH}#`);
  }
  expect(await storedIn(desk.dataDir)).toEqual(before);
});

it('§2.1 a guessed token, or that of another page, gets 404, and a foreign page 403', async () => {
  const { desk, applicant, links } = await startWithLinks();
  const before = await storedIn(desk.dataDir);
  for (const link of links) {
    const [path = '', own = ''] = link.split('#');
    const others = links.map((each) => each.split('#')[1]).filter((token) => token !== own);
    for (const token of [...others, '', 'x', `${own}x`, `${own}\0`]) {
      const answer = await press(desk.url, path, { token: String(token) });
      expect([path, token, answer.status]).toEqual([path, token, 404]);
      expect(answer.text).toContain('This link is not valid.');
    }
    for (const query of ['', '?token=x', `?token=${own}x`, `?token=${own}&token=`, '?token[]=a']) {
      expect((await send(desk.url, path + query, { method: 'POST' })).status).toBe(404);
    }
    const foreign = { origin: 'https://evil.example' };
    expect((await press(desk.url, link, { status: 'read' }, foreign)).status).toBe(403);
    expect(desk.log()).not.toContain(own);
  }
  expect(await storedIn(desk.dataDir)).toEqual(before);
  expect((await press(desk.url, applicant)).status).toBe(200);
});

it('§2.1 a page takes the token alone, or the whole link pasted, also that of an earlier mail', async () => {
  const { desk, applicant } = await startWithLinks();
  const [path, token = ''] = applicant.split('#');
  const site = 'https://www.miqdam.example';
  for (const pasted of [
    token,
    ` ${site}${applicant}\n`,
    `${site}${path}?language=ar#${token}`,
    `${site}${path}?token=${token}&language=ar`,
  ]) {
    expect((await press(desk.url, APPLICATION_PATH, { token: pasted })).status).toBe(200);
  }
});

it('§8 links count as requests of their address', async () => {
  // Four requests have made the links.
  const { desk, applicant, links } = await startWithLinks({ RATE_LIMIT: '5' });
  expect((await press(desk.url, applicant)).status).toBe(200);
  for (const link of links) {
    const { status, headers } = await press(desk.url, link);
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)]);
  }
});

it('§8 a page answers 503 while nothing can be read or stored, and says that nothing has changed; the link stays valid', async () => {
  const { desk, applicant, office, acting } = await startWithLinks();
  using other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  const [confirm = '', unsubscribe = '', withdraw = ''] = acting;
  for (const [table, pages] of Object.entries({
    submission: { [applicant]: 'The request failed.', [office]: 'The request failed.' },
    // Each has erased something by then.
    delivery: {
      [confirm]: 'Your address is not confirmed yet.',
      [unsubscribe]: 'The request failed, and you are still subscribed.',
      [withdraw]: 'Your application is not withdrawn yet.',
    },
  })) {
    other.exec(`ALTER TABLE ${table} RENAME TO gone`);
    for (const [link, words] of Object.entries(pages)) {
      const { status, headers, text } = await press(desk.url, link);
      expect([link, status, headers['retry-after']]).toEqual([link, 503, '60']);
      expect(text).toContain(`<p role="alert">${words}</p>`);
    }
    other.exec(`ALTER TABLE gone RENAME TO ${table}`);
    for (const link of Object.keys(pages)) expect((await press(desk.url, link)).status).toBe(200);
  }
});
