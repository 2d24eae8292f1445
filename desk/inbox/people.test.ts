// Administrators manage people, and see what was done.
import { expect, it } from 'vitest';
import type { AuditPage, Person } from '#shared/inbox.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { startInbox } from '../testing/inbox.ts';
import { createManualClock } from '../testing/manual-clock.ts';

const NOW = Date.UTC(2026, 0, 1);

const refusal = (status: number, refused: string) => ({ status, json: { refused } });

async function startWithAdministrator() {
  const clock = createManualClock(NOW);
  const inbox = await startInbox({ clock });
  const browser = await inbox.signedIn('ahmad', 'administrator');
  const idOf = async (email: string) => {
    const { json } = await browser.call('GET', 'people');
    return (json as Person[]).find((each) => each.email === email)?.id;
  };
  return { inbox, browser, idOf, clock };
}

const secretIn = ({ json }: { json: { link: string } }) => {
  expect(json.link).toMatch(/^https:\/\/www\.company\.example\/inbox\/invitation#[\w-]{43}$/);
  return json.link.replace(/.*#/, '');
};

it('invites people, again if they lost their key, and changes their roles at once', async () => {
  const { inbox, browser, idOf } = await startWithAdministrator();
  const given = { email: ' Noor@People.example', roles: ['hr', 'desk:5', 'hr'] };
  const invited = await browser.call('POST', 'people', given);
  const [, noor] = (await browser.call('GET', 'people')).json;
  expect(noor).toMatchObject({
    email: 'noor@people.example',
    roles: ['hr', 'desk:5'],
    keys: 0,
    invitedUntil: Date.UTC(2026, 0, 2),
  });
  const lost = inbox.browser();
  expect((await lost.register(secretIn(invited))).status).toBe(200);
  expect(await browser.call('POST', 'people', given)).toMatchObject(refusal(409, 'addressTaken'));
  const path = `people/${await idOf('noor@people.example')}`;
  const found = inbox.browser();
  const again = await browser.call('POST', `${path}/invitation`);
  expect((await found.register(secretIn(again))).json.person.keys).toBe(2);

  expect((await found.call('GET', 'people')).status).toBe(403);
  expect((await browser.call('PUT', path, { roles: ['administrator'] })).status).toBe(204);
  expect((await found.call('GET', 'people')).json).toHaveLength(2);
});

it('refuses addresses, roles and ids that are none', async () => {
  const { browser, idOf } = await startWithAdministrator();
  const post = (email: unknown, roles: unknown) => browser.call('POST', 'people', { email, roles });
  for (const email of [
    '',
    'noor',
    'a b@c.example',
    '@c.example',
    'a@b@c',
    'a\u0000@b.example',
    7,
  ]) {
    expect(await post(email, ['hr'])).toMatchObject(refusal(400, 'malformed'));
  }
  for (const roles of [[], 'hr', undefined, [1]]) {
    expect(await post('noor@people.example', roles)).toMatchObject(refusal(400, 'malformed'));
  }
  for (const role of ['boss', 'desk:', 'desk:9', 'desk:05', 'Administrator', '']) {
    expect(await post('noor@people.example', ['hr', role])).toMatchObject(
      refusal(400, 'roleUnknown'),
    );
  }
  const own = `people/${await idOf('ahmad@people.example')}`;
  expect(await browser.call('PUT', own, { roles: ['x'] })).toMatchObject(
    refusal(400, 'roleUnknown'),
  );
  expect(await browser.call('PUT', 'people/x', { roles: ['hr'] })).toMatchObject(
    refusal(404, 'unknown'),
  );
  expect(await browser.call('DELETE', 'people/x')).toMatchObject(refusal(404, 'unknown'));
  expect(await browser.call('POST', 'people/x/invitation')).toMatchObject(refusal(404, 'unknown'));
  expect((await browser.call('GET', 'people')).json).toHaveLength(1);
});

it('keeps the last administrator, whom only a command removes or lets in again', async () => {
  const { inbox, browser, idOf } = await startWithAdministrator();
  const second = await inbox.signedIn('noor', 'administrator');
  const [ahmad, noor] = [await idOf('ahmad@people.example'), await idOf('noor@people.example')];
  const answers = await Promise.all([
    browser.call('DELETE', `people/${noor}`),
    second.call('PUT', `people/${ahmad}`, { roles: ['office'] }),
  ]);
  const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect(done?.status).toBe(204);
  // The one who was faster is left.
  expect(refused?.status === 401 || refused?.status === 409).toBe(true);
  const left = answers[0] === done ? browser : second;
  const own = `people/${answers[0] === done ? ahmad : noor}`;
  expect(await left.call('DELETE', own)).toMatchObject(refusal(409, 'lastAdministrator'));
  expect(await left.call('PUT', own, { roles: ['office', 'hr'] })).toMatchObject(
    refusal(409, 'lastAdministrator'),
  );
  expect((await left.call('PUT', own, { roles: ['hr', 'administrator'] })).status).toBe(204);

  const rescued = inbox.browser();
  const invitation = await inbox.invite('ahmad', 'administrator');
  expect((await rescued.register(invitation)).json.person.roles).toEqual(['administrator']);
});

it('shows administrators the audit log, a hundred entries at a time, also of one moment', async () => {
  const { inbox, browser, idOf, clock } = await startWithAdministrator();
  const noor = inbox.browser();
  let path = '';
  const steps = [
    async () => {
      const given = { email: 'noor@people.example', roles: ['hr'] };
      await noor.register(secretIn(await browser.call('POST', 'people', given)));
      path = `people/${await idOf('noor@people.example')}`;
    },
    () => noor.call('POST', 'sign-out'),
    () => noor.signIn(),
    () => browser.call('PUT', path, { roles: ['office'] }),
    () => browser.call('DELETE', path),
  ];
  for (const step of steps) {
    // Entries of one millisecond have no order.
    clock.advance(1);
    await step();
  }
  const { entries } = (await browser.call('GET', 'audit')).json;
  const lines = entries.map((each: Record<string, string>) =>
    [each.actor, each.action, each.subject].join(' | ').replaceAll('@people.example', ''),
  );
  expect(lines.slice(0, -1)).toEqual([
    'ahmad | remove | noor',
    'ahmad | roles | noor office',
    'noor | sign in | noor',
    'noor | sign out | noor',
    'noor | register | noor',
    'ahmad | invite | noor hr',
    'ahmad | register | ahmad',
  ]);
  expect(lines.at(-1)).toMatch(/ \| invite \| ahmad administrator$/);

  const erased = Array.from({ length: 200 }, (_, i) => {
    return { at: clock.now() + 1, actor: 'root', action: 'erase' as const, subject: `${i}` };
  });
  await withStoreBeside({ dataDir: inbox.dataDir, databaseUrl: undefined }, 'write', (store) =>
    store.record(erased),
  );
  const seen = [];
  let next: string | undefined = '';
  for (let pages = 0; next !== undefined; pages++) {
    const query: string = next ? `?before=${next}` : '';
    const page: AuditPage = (await browser.call('GET', `audit${query}`)).json;
    expect(page.entries).toHaveLength(pages < 2 ? 100 : 8);
    seen.push(...page.entries);
    next = page.next;
  }
  expect(seen.slice(200)).toEqual(entries);
  const subjects = seen.slice(0, 200).map(({ subject }) => Number(subject));
  expect(subjects.toSorted((one, other) => one - other)).toEqual([...erased.keys()]);
});
