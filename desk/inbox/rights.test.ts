// Who may call which route, and see which messages.
import { expect, it } from 'vitest';
import type { MessageForm, Role } from '#shared/inbox.ts';
import { createSqliteDatabase } from '../store/sqlite/database.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { temporaryDirectory } from '../testing/desk.ts';
import { startInbox } from '../testing/inbox.ts';
import { isAdministrator, mayPublish, rightsOf, visible } from './rights.ts';
import type { Need } from './route.ts';
import { ROUTES } from './routes.ts';

const ROLES: Role[][] = [
  ['administrator'],
  ['office'],
  ['hr'],
  ['publisher'],
  ['desk:5'],
  ['desk:5', 'desk:4'],
  ['hr', 'desk:4'],
];

/** Who gets past the check of each need. */
const ADMITTED: Record<Need, (roles: Role[] | undefined) => boolean> = {
  nobody: () => true,
  person: (roles) => roles !== undefined,
  messages: (roles) => roles !== undefined,
  publisher: (roles) => roles !== undefined && mayPublish(roles),
  office: (roles) => roles !== undefined && rightsOf(roles).everything,
  administrator: (roles) => roles !== undefined && isAdministrator(roles),
};

it('every route refuses whoever lacks the right, before it reads a body', async () => {
  const inbox = await startInbox();
  const callers: [Role[] | undefined, ReturnType<typeof inbox.browser>][] = [
    [undefined, inbox.browser()],
  ];
  for (const [index, roles] of ROLES.entries()) {
    callers.push([roles, await inbox.signedIn(`person${index}`, ...roles)]);
  }
  expect(ROUTES.length).toBeGreaterThan(10);
  for (const { method, path, needs } of ROUTES) {
    // Signing out would end the walk.
    if (path === 'sign-out') continue;
    for (const [roles, browser] of callers) {
      // An answer without an end: messages.test.ts.
      if (path === 'events' && ADMITTED[needs](roles)) continue;
      const body = method === 'POST' || method === 'PUT' ? 'no such body' : undefined;
      const { status, json } = await browser.call(method, path.replaceAll(/:\w+/g, 'none'), body);
      const where = `${method} ${path} as ${roles}`;
      if (ADMITTED[needs](roles)) {
        expect([401, 403], where).not.toContain(status);
      } else {
        const [wanted, refused] = roles ? [403, 'noRight'] : [401, 'signedOut'];
        expect([where, status, json]).toEqual([where, wanted, { refused }]);
      }
    }
  }
});

it('a route without a declared need does not exist', async () => {
  const browser = await (await startInbox()).signedIn('ahmad', 'administrator');
  for (const [method, path] of [
    ['GET', 'nothing'],
    ['PATCH', 'people'],
    ['DELETE', 'audit'],
  ] as const) {
    expect((await browser.call(method, path)).status).toBe(404);
  }
});

it('sees messages by role', async () => {
  const database = createSqliteDatabase(openSqlite(`${temporaryDirectory()}/desk.db`));
  const messages: [MessageForm, number | null][] = [
    ['contact', 5],
    ['contact', 4],
    ['contact', null],
    ['career', null],
    ['withdrawal', null],
    ['subscribe', null],
    ['unsubscribe', null],
    // No such message is stored.
    ['subscribe', 5],
  ];
  const rows = messages.map(([form, desk]) => `('${form}', ${desk})`).join(', ');
  const seen = async (roles: Role[]) => {
    const { sql, values } = visible(rightsOf(roles));
    const found = await database.query(
      `WITH inbox_message (form, desk) AS (VALUES ${rows}) SELECT * FROM inbox_message WHERE ${sql}`,
      ...values,
    );
    return found.map(({ form, desk }) => [form, desk ?? ''].join(' ').trim());
  };
  const everything = messages.map(([form, desk]) => [form, desk ?? ''].join(' ').trim());
  expect(await seen(['administrator'])).toEqual(everything);
  expect(await seen(['office', 'desk:5'])).toEqual(everything);
  expect(await seen(['hr'])).toEqual(['career', 'withdrawal']);
  expect(await seen(['desk:5'])).toEqual(['contact 5']);
  expect(await seen(['desk:5', 'desk:4'])).toEqual(['contact 5', 'contact 4']);
  expect(await seen(['hr', 'desk:4'])).toEqual(['contact 4', 'career', 'withdrawal']);
  expect(await seen([])).toEqual([]);
  await database.close();
});
