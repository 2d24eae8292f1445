import { type CDPSession, chromium, type Page } from '@playwright/test';
import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { median } from './figures.ts';
import { type Action, nothing, search, sort } from './portfolio-actions.ts';
import { withContracts } from './portfolio-data.ts';

/*
 * Time to sort and filter 1 000 contracts at a quarter of this machine's speed; the aim is 100 ms from
 * click to paint. Run it after `npm run build`: `node tools/bench/portfolio.ts`. Two columns show the
 * load of the machine: "floor", a click without effect before each action, and "work", the CPU time
 * of the main thread.
 */

const CONTRACTS = 1000;
const SLOWDOWN = 4;
const RUNS = 9;
/** Pause between actions, shorter than a complete render of 1 000 rows. */
const PAUSE_MS = 300;

interface Gauge {
  page: Page;
  devtools: CDPSession;
}

const { path, env } = await findChromium();
const line = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(42) + cells.map((cell) => String(cell).padStart(9)).join('');

const desk = await startDeskProcess({ SITE: 'on' });
const browser = await chromium.launch({
  executablePath: path,
  env: { ...(process.env as Record<string, string>), ...env },
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openPortfolio(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const gauge: Gauge = { page, devtools };
  const heads = await page.locator('main thead button').allInnerTexts();
  const rows = [
    ...(await sorts(gauge, heads)),
    await measure(gauge, 'filter: a word that leaves few, and back', [
      search('slug catcher'),
      search(''),
    ]),
    await measure(gauge, 'filter: a letter more, a letter less', [
      search('slug catcher'),
      search('slug catche'),
    ]),
    await measure(gauge, 'filter: a word for a quarter, and back', [search('piping'), search('')]),
  ];
  console.info(`${CONTRACTS} contracts, ${SLOWDOWN}× slower, ${RUNS} runs each, in ms`);
  console.info(line('', ['median', 'slowest', 'floor', 'work']));
  for (const { action, times, floor, work } of rows) {
    const figures = [median(times), Math.max(...times), median(floor), median(work)];
    console.info(line(action, figures.map(Math.round)));
  }
} finally {
  await browser.close();
  await desk.stop();
}

/** Opens the portfolio; React finds other rows than in the document, and renders all. */
async function openPortfolio(page: Page): Promise<void> {
  await page.route('**/project', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withContracts(await response.text(), CONTRACTS) });
  });
  await page.goto(`${desk.url}/project`);
  await page.locator('main table').scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (all) => document.querySelectorAll('main tbody tr').length === all,
    CONTRACTS,
  );
}

async function sorts(gauge: Gauge, heads: readonly string[]) {
  const rows = [];
  for (const [column, name] of heads.entries()) {
    rows.push(await measure(gauge, `sort by ${name}`, [sort(column)]));
  }
  return rows;
}

/** Runs the actions in turn, each after a click without effect. */
async function measure(gauge: Gauge, action: string, actions: readonly Action[]) {
  const times: number[] = [];
  const floor: number[] = [];
  const work: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const act of actions) {
      await gauge.page.waitForTimeout(PAUSE_MS);
      floor.push(await nothing(gauge.page));
      const before = await worked(gauge);
      times.push(await act(gauge.page));
      work.push((await worked(gauge)) - before);
    }
  }
  return { action, times, floor, work };
}

/** CPU time of the main thread so far, in ms. */
async function worked({ devtools }: Gauge): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
