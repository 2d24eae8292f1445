import { startDeskProcess } from '#desk/testing/desk-process.ts';
import { median, table } from './figures.ts';
import { startChromium } from './tasks.ts';

/*
 * Time of a keystroke in the search at a quarter of this machine's speed; the aim is 50 ms of work on the
 * main thread. Run it after `npm run build`: `node tools/bench/search.ts`. "Event" is the delay until the
 * browser has painted the letter (Event Timing, in steps of 8 ms), "work" the CPU time until the results
 * are there.
 */

const SLOWDOWN = 4;
const QUERIES = [
  'tank farm api 650',
  'weldng inspector',
  '28,746,310',
  'hse policy heat',
  'certificates',
];

interface Observed {
  events: number[];
}

const desk = await startDeskProcess({ SITE: 'on' });
const browser = await startChromium();
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(observeEvents);
  await page.goto(`${desk.url}/search`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const field = page.locator('main input[name=q]');
  await field.fill('index');
  await page.locator('main mark').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const rows = [];
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      (window as unknown as Observed).events = [];
    });
    const work: number[] = [];
    for (const letter of query) {
      const before = await worked();
      await field.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(400);
      work.push((await worked()) - before);
    }
    const events = await page.evaluate(() => (window as unknown as Observed).events);
    const figures = [median(events), Math.max(...events), median(work), Math.max(...work)];
    rows.push([query, ...figures.map((each) => each.toFixed(0))]);
  }
  const head = [`ms at ${SLOWDOWN}×`, 'event', 'slowest', 'work', 'most'];
  console.info(table(head, rows));
} finally {
  await browser.close();
  await desk.stop();
}

/* Serialised and run in the page, so it is self-contained. */
function observeEvents(): void {
  const observed = window as unknown as Observed;
  observed.events = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') observed.events.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
