// Page views (decision 0114): counted by page and day, nothing about the visitor.
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { VIEW_HEADER } from '#shared/wire.ts';
import { loadSite } from '../site/load-site.ts';
import { withStoreBeside } from '../store/open-store.ts';
import { metric, passDays, SOON, startDesk, type TestDesk } from '../testing/desk.ts';
import { send } from '../testing/http.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { operator } from '../testing/operator.ts';
import { builtSite } from '../testing/sites.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 22:30 in UTC, the next day in Riyadh. */
const START = Date.UTC(2026, 10, 22, 22, 30);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function startCounted(env: Record<string, string> = {}) {
  const clock = createManualClock(START);
  const desk = await startDesk({ env, clock, site: await loadSite(builtSite()) });
  return { clock, desk };
}

const open = ({ url }: TestDesk, path: string, headers: object = {}, method = 'GET') =>
  send(url, path, { method, headers: { 'user-agent': FIREFOX, ...headers } });

/** The report of a page that it is shown now. */
const report = (desk: TestDesk, path: string, headers: object = {}) =>
  open(desk, path, { [VIEW_HEADER]: '1', 'sec-fetch-dest': 'empty', ...headers }, 'HEAD');

const viewsIn = ({ dataDir }: TestDesk) =>
  withStoreBeside({ dataDir, databaseUrl: undefined }, 'read', (store) => store.pageViews(''));

it('counts views by path and day of the office, stores them every minute, and nothing about the visitor', async () => {
  const { clock, desk } = await startCounted({ METRICS_PORT: '0', TRUST_PROXY: 'loopback' });
  const from = { 'x-forwarded-for': '192.0.2.77', referer: 'https://elsewhere.example/' };
  await open(desk, '/', from);
  await open(desk, '/', { ...from, 'sec-fetch-dest': 'document' });
  await open(desk, '/contact?utm_source=secret', from);
  const title = '/project/tank farm & "pier"/50%';
  await open(desk, `/project/${encodeURIComponent(title.slice('/project/'.length))}`);
  // Revalidated: the visitor sees it again.
  expect((await open(desk, '/contact', { 'if-none-match': '"tag1"' })).status).toBe(304);
  // Prerendered, then opened.
  await open(desk, '/contact', { ...from, 'sec-purpose': 'prefetch;prerender' });
  expect((await report(desk, '/contact', { ...from, 'if-none-match': '"tag1"' })).status).toBe(304);
  // Counted at the page that it redirects to.
  expect((await open(desk, '/CONTACT')).status).toBe(308);
  expect(await viewsIn(desk)).toEqual([]);
  expect(await metric(desk, 'desk_page_views_total')).toBe(6);
  clock.advance(MINUTE);
  await vi.waitFor(async () => expect(await viewsIn(desk)).toHaveLength(3), SOON);
  clock.advance(DAY);
  await open(desk, '/');
  await desk.close();
  using database = new DatabaseSync(`${desk.dataDir}/desk.db`);
  expect(database.prepare('SELECT * FROM page_view ORDER BY day, path').all()).toEqual([
    { day: '2026-11-23', path: '/', count: 2 },
    { day: '2026-11-23', path: '/contact', count: 3 },
    { day: '2026-11-23', path: title, count: 1 },
    { day: '2026-11-24', path: '/', count: 1 },
  ]);
  expect(desk.log()).not.toMatch(/192\.0\.2\.77|elsewhere|secret|Gecko/);
});

it('does not count bots, prefetches, visitors who ask not to be counted, or other answers', async () => {
  const { desk } = await startCounted();
  const uncounted: Record<string, string>[] = [
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
  ];
  const ahead: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
  ];
  for (const headers of [...uncounted, ...ahead]) {
    expect((await open(desk, '/', headers)).status).toBe(200);
  }
  for (const headers of uncounted) expect((await report(desk, '/', headers)).status).toBe(200);
  expect((await send(desk.url, '/')).status).toBe(200);
  await open(desk, '/', {}, 'HEAD');
  await open(desk, '/contact', {}, 'POST');
  await open(desk, '/contact', { [VIEW_HEADER]: '1', 'sec-purpose': 'prefetch' });
  for (const path of ['/nothing', '/404', '/project/404', '/assets/app-AbC.js', '/healthz']) {
    await open(desk, path);
    await report(desk, path);
  }
  // Each of these is an ordinary view but for one header.
  await open(desk, '/IKTVA', { dnt: '0', 'sec-gpc': '0', purpose: 'x' });
  await desk.close();
  expect(await viewsIn(desk)).toEqual([{ day: '2026-11-23', path: '/IKTVA', count: 1 }]);
});

it('erases counts after 25 months', async () => {
  const { clock, desk } = await startCounted();
  await open(desk, '/');
  await passDays(clock, 761);
  expect(await viewsIn(desk)).toHaveLength(1);
  clock.advance(2 * DAY);
  await vi.waitFor(async () => expect(await viewsIn(desk)).toEqual([]), SOON);
});

it('the command visits adds up by page, day or month, or prints every count as CSV', async () => {
  const { clock, desk } = await startCounted();
  const visits = async (options: Record<string, string> = {}) =>
    (await operator({ DATA_DIR: desk.dataDir }, clock.now())('visits', [], options)).text;
  expect(await visits()).toBe('No views were counted.\n');
  for (const path of ['/contact', '/', '/contact']) await open(desk, path);
  clock.advance(9 * DAY);
  for (let views = 0; views < 2; views++) await open(desk, '/');
  await desk.close();
  expect(await visits()).toBe('PAGE      VIEWS\n/         3\n/contact  2\n          5\n');
  expect(await visits({ by: 'day' })).toBe(
    'DAY         VIEWS\n2026-11-23  3\n2026-12-02  2\n            5\n',
  );
  expect(await visits({ by: 'month' })).toBe(
    'MONTH    VIEWS\n2026-11  3\n2026-12  2\n         5\n',
  );
  expect(await visits({ days: '9' })).toBe('PAGE  VIEWS\n/     2\n      2\n');
  expect(await visits({ days: '10', format: 'csv' })).toBe(
    '\ufeffday,page,views\r\n2026-11-23,/,1\r\n2026-11-23,/contact,2\r\n2026-12-02,/,2\r\n',
  );
  await expect(visits({ days: '0' })).rejects.toThrow('Expected a number of days');
});
