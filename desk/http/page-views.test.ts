// Page views (decision 0114): counted by page and day, nothing about the visitor.
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { VIEW_HEADER } from '#shared/wire.ts';
import { loadSite } from '../site/load-site.ts';
import { withStoreBeside } from '../store/open-store.ts';
import {
  metric,
  passDays,
  SOON,
  startDesk,
  type TestDesk,
  temporaryDirectory,
} from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';
import { postgresOfFile } from '../testing/postgres-of-file.ts';
import { builtSite } from '../testing/sites.ts';

const postgres = postgresOfFile();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 22:30 in UTC, the next day in Riyadh. */
const START = Date.UTC(2026, 10, 22, 22, 30);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const BROWSER = { 'user-agent': FIREFOX };

async function startCounted(options: { env?: Record<string, string>; dataDir?: string } = {}) {
  const clock = createManualClock(START);
  const desk = await startDesk({ ...options, clock, site: await loadSite(builtSite()) });
  return { clock, desk };
}

const open = ({ url }: TestDesk, path: string, headers: object = {}, method = 'GET') =>
  send(url, path, { method, headers: { ...BROWSER, ...headers } });

const viewsIn = (dataDir: string, databaseUrl?: string) =>
  withStoreBeside({ dataDir, databaseUrl }, 'read', (store) => store.pageViews(''));

it('counts page views by path and day of the office, and stores them every minute', async () => {
  const { clock, desk } = await startCounted({ env: { METRICS_PORT: '0' } });
  await open(desk, '/');
  await open(desk, '/', { 'sec-fetch-dest': 'document' });
  await open(desk, '/contact?utm_source=a%40b.example');
  const title = '/project/tank farm & "pier"/50%';
  await open(desk, `/project/${encodeURIComponent(title.slice('/project/'.length))}`);
  // Revalidated: the visitor sees it again.
  expect((await open(desk, '/contact', { 'if-none-match': '"tag1"' })).status).toBe(304);
  // Counted at the page that it redirects to.
  expect((await open(desk, '/CONTACT')).status).toBe(308);
  expect(await viewsIn(desk.dataDir)).toEqual([]);
  expect(await metric(desk, 'desk_page_views_total')).toBe(5);
  clock.advance(MINUTE);
  const day = '2026-11-23';
  const first = [
    { day, path: '/', count: 2 },
    { day, path: '/contact', count: 2 },
    { day, path: title, count: 1 },
  ];
  await vi.waitFor(async () => expect(await viewsIn(desk.dataDir)).toEqual(first), SOON);
  clock.advance(DAY);
  await open(desk, '/');
  await desk.close();
  expect(await viewsIn(desk.dataDir)).toEqual([
    ...first,
    { day: '2026-11-24', path: '/', count: 1 },
  ]);
});

it('does not count bots, prefetches, visitors who ask not to be counted, or other answers', async () => {
  const { desk } = await startCounted();
  const uncounted: Record<string, string>[] = [
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': 'Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36' },
    { 'user-agent': '' },
  ];
  for (const headers of uncounted) expect((await open(desk, '/', headers)).status).toBe(200);
  expect((await send(desk.url, '/')).status).toBe(200);
  await open(desk, '/', {}, 'HEAD');
  await open(desk, '/contact', {}, 'POST');
  for (const path of [
    '/nothing',
    '/project/nothing',
    '/404',
    '/project/404',
    '/assets/app-AbC.js',
    '/assets/gone.js',
    '/healthz',
    '/api/confirm?token=a',
  ]) {
    await open(desk, path);
  }
  // Each of these is an ordinary view but for one header.
  await open(desk, '/IKTVA', { dnt: '0', 'sec-gpc': '0', purpose: 'x' });
  await desk.close();
  expect(await viewsIn(desk.dataDir)).toEqual([{ day: '2026-11-23', path: '/IKTVA', count: 1 }]);
});

const report = (desk: TestDesk, path: string, headers: object = {}) =>
  open(desk, path, { [VIEW_HEADER]: '1', 'sec-fetch-dest': 'empty', ...headers }, 'HEAD');

it('counts a page that was prerendered once, when it reports that it is opened', async () => {
  const { desk } = await startCounted({ env: { METRICS_PORT: '0' } });
  for (const path of ['/contact', '/']) {
    await open(desk, path, { 'sec-purpose': 'prefetch;prerender' });
    expect((await report(desk, path)).status).toBe(200);
  }
  expect((await report(desk, '/contact', { 'if-none-match': '"tag1"' })).status).toBe(304);
  expect(await metric(desk, 'desk_page_views_total')).toBe(3);
  await desk.close();
  expect(await viewsIn(desk.dataDir)).toEqual([
    { day: '2026-11-23', path: '/', count: 1 },
    { day: '2026-11-23', path: '/contact', count: 2 },
  ]);
});

it('does not count reports of bots, of visitors who ask not to be counted, or of no page', async () => {
  const { desk } = await startCounted();
  for (const headers of [
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
  ]) {
    expect((await report(desk, '/', headers)).status).toBe(200);
  }
  for (const path of ['/nothing', '/404', '/project/404', '/assets/app-AbC.js', '/healthz']) {
    await report(desk, path);
  }
  await open(desk, '/contact', { [VIEW_HEADER]: '1', 'sec-purpose': 'prefetch' });
  await report(desk, '/IKTVA');
  await desk.close();
  expect(await viewsIn(desk.dataDir)).toEqual([{ day: '2026-11-23', path: '/IKTVA', count: 1 }]);
});

it('stores nothing about a visitor', async () => {
  const { desk } = await startCounted({ env: { TRUST_PROXY: 'loopback' } });
  const ip = { 'x-forwarded-for': '192.0.2.77', referer: 'https://elsewhere.example/' };
  await open(desk, '/contact?name=secret', ip);
  await report(desk, '/contact', ip);
  await desk.close();
  using database = new DatabaseSync(`${desk.dataDir}/desk.db`);
  expect(database.prepare('SELECT * FROM page_view').all()).toEqual([
    { day: '2026-11-23', path: '/contact', count: 2 },
  ]);
  for (const word of ['192.0.2.77', 'elsewhere', 'secret', 'Gecko']) {
    expect(desk.log()).not.toContain(word);
  }
});

it('serves pages while the database fails, and stores the views later', async () => {
  const { clock, desk } = await startCounted();
  await open(desk, '/');
  const other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('ALTER TABLE page_view RENAME TO gone');
  clock.advance(MINUTE);
  await vi.waitFor(() => expect(desk.log()).toContain('could not store page views'), SOON);
  expect((await open(desk, '/')).status).toBe(200);
  other.exec('ALTER TABLE gone RENAME TO page_view');
  other.close();
  clock.advance(MINUTE);
  await vi.waitFor(async () => {
    expect(await viewsIn(desk.dataDir)).toEqual([{ day: '2026-11-23', path: '/', count: 2 }]);
  }, SOON);
  expect(desk.log()).not.toContain('"level":50');
});

it('desks on one database add up; without it they serve pages and count', async () => {
  await postgres.openEmpty();
  const env = { DATABASE_URL: postgres.url };
  const [one, other] = [await startCounted({ env }), await startCounted({ env })];
  for (const { desk } of [one, one, other]) await open(desk, '/');
  await postgres.server.stop();
  one.clock.advance(MINUTE);
  await vi.waitFor(() => expect(one.desk.log()).toContain('could not store page views'), SOON);
  expect((await open(one.desk, '/contact')).status).toBe(200);
  await postgres.server.start();
  await one.desk.close();
  await other.desk.close();
  expect(await viewsIn('', postgres.url)).toEqual([
    { day: '2026-11-23', path: '/', count: 3 },
    { day: '2026-11-23', path: '/contact', count: 1 },
  ]);
});

it('erases counts after 25 months', async () => {
  const { clock, desk } = await startCounted();
  await open(desk, '/');
  clock.advance(MINUTE);
  await vi.waitFor(async () => expect(await viewsIn(desk.dataDir)).toHaveLength(1), SOON);
  const counted = () => viewsIn(desk.dataDir);
  await passDays(clock, 761);
  expect(await counted()).toHaveLength(1);
  clock.advance(2 * DAY);
  await vi.waitFor(async () => expect(await counted()).toEqual([]), SOON);
});

it('the command visits adds up by page, day or month, or prints every count as CSV', async () => {
  const dataDir = temporaryDirectory();
  const { clock, desk } = await startCounted({ dataDir });
  const run = (now: number) => operator({ DATA_DIR: dataDir }, now);
  expect((await run(START)('visits')).text).toBe('No views were counted.\n');
  for (const path of ['/contact', '/', '/contact']) await open(desk, path);
  clock.advance(9 * DAY);
  await open(desk, '/');
  await open(desk, '/');
  await desk.close();
  const visits = run(START + 9 * DAY);
  expect((await visits('visits')).text).toBe(
    'PAGE      VIEWS\n/         3\n/contact  2\n          5\n',
  );
  expect((await visits('visits', [], { by: 'day' })).text).toBe(
    'DAY         VIEWS\n2026-11-23  3\n2026-12-02  2\n            5\n',
  );
  expect((await visits('visits', [], { by: 'month' })).text).toBe(
    'MONTH    VIEWS\n2026-11  3\n2026-12  2\n         5\n',
  );
  expect((await visits('visits', [], { days: '9' })).text).toBe('PAGE  VIEWS\n/     2\n      2\n');
  expect((await visits('visits', [], { days: '10', format: 'csv' })).text).toBe(
    '\ufeffday,page,views\r\n2026-11-23,/,1\r\n2026-11-23,/contact,2\r\n2026-12-02,/,2\r\n',
  );
  await expect(visits('visits', [], { days: '0' })).rejects.toThrow('Expected a number of days');
});
