import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { median, table } from './figures.ts';
import { startChromium } from './tasks.ts';

/*
 * Time of a keystroke in the search at a quarter of this machine's speed, typed fast; the aim is 50 ms. Run
 * it after `npm run build`: `node tools/bench/search.ts`. "Keystroke" is the delay until the browser has
 * painted the letter (Event Timing, in steps of 8 ms), "task" the longest of the main thread (0 below 50 ms),
 * "results" the time from the last letter to its results.
 */

const SLOWDOWN = 4;
const QUERIES = [
  'tank farm api 650',
  'weldng inspector',
  '28,746,310',
  'hse policy heat',
  'certificates',
];

/** Pause between two letters. */
const PAUSE_MS = 120;

interface Observed {
  events: number[];
  tasks: number[];
}

const desk = await startDeskProcess({ SITE: 'on' });
const browser = await startChromium();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(observe);
  await page.goto(`${desk.url}/search`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const field = page.locator('main input[name=q]');
  await field.fill('index');
  await page.locator('main mark').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows = [];
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForTimeout(1000);
    await page.evaluate(() => Object.assign(window, { events: [], tasks: [] }));
    await field.pressSequentially(query.slice(0, -1), { delay: PAUSE_MS });
    await page.waitForTimeout(1000);
    const results = await page.evaluate(timeLast, query);
    const { events, tasks } = await page.evaluate(() => {
      const { events, tasks } = window as unknown as Observed;
      return { events, tasks };
    });
    const figures = [median(events), Math.max(...events), Math.max(0, ...tasks), results];
    rows.push([query, ...figures.map((each) => each.toFixed(0))]);
  }
  console.info(table([`ms at ${SLOWDOWN}×`, 'keystroke', 'slowest', 'task', 'results'], rows));
} finally {
  await browser.close();
  await desk.stop();
}

/* These functions are serialised and run in the page, so they are self-contained. */

function observe(): void {
  const observed = window as unknown as Observed;
  Object.assign(observed, { events: [], tasks: [] });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') observed.events.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    observed.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

async function timeLast(query: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('main input[name=q]');
  const title = () => document.title;
  const before = title();
  if (!input) throw new Error('The page has no search');
  const start = performance.now();
  input.value = query;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Set in the same render as the results.
  do await new Promise(requestAnimationFrame);
  while (title() === before);
  return performance.now() - start;
}
