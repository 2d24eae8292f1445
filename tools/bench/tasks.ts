import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '#tools/chromium.ts';
import { fallbacks } from '#tools/fonts/fallback.ts';
import { acceptCertificate } from './http2-proxy.ts';

/** Milliseconds without a long task after which a page has come to rest. */
const REST_MS = 1500;

/** The main thread's work for a page, in ms. */
export interface Tasks {
  /** Sum of what each task takes beyond 50 ms. */
  blocking: number;
  /** The longest task after the application started; 0 if none exceeds 50 ms. */
  longest: number;
  /** From the start of the application until it is hydrated. */
  hydration: number;
  /** From the click on a link to a prefetched page to the paint of that page. */
  pageChange: number;
}

/** Starts the browser that `measureTasks` uses. */
export async function startChromium(): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [acceptCertificate, ...chromiumArguments],
  });
}

/** Whether the machine has a font that the fallback of the site's fonts is fitted to, as phones have. */
export async function hasFallbackFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const sources = fallbacks.sans.local.map((name) => `local("${name}")`).join(', ');
  const found = await page.evaluate(
    (source) =>
      new FontFace('fallback', source).load().then(
        () => true,
        () => false,
      ),
    sources,
  );
  await page.close();
  return found;
}

/**
 * Measures a load of a page on a phone, and a page change from it.
 *
 * @param slowdown how much slower than this machine the phone's processor is
 */
export async function measureTasks(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<Tasks> {
  const context = await phone(browser);
  try {
    const page = await slowed(context, slowdown);
    await page.addInitScript(observeTasks);
    await page.goto(url);
    await page.waitForFunction(isAtRest, REST_MS);
    const load = await page.evaluate(summary);
    return { ...load, pageChange: await changePage(page) };
  } finally {
    await context.close();
  }
}

/** The interaction to next paint (INP, web.dev/inp) of the first press in a page, in ms. */
export async function measureFirstPress(
  browser: Browser,
  url: string,
  selector: string,
  slowdown: number,
): Promise<number> {
  const context = await phone(browser);
  try {
    const page = await slowed(context, slowdown);
    await page.addInitScript(observeEvents);
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await tap(page, selector);
    await page.waitForFunction(() => (window as unknown as Observed).presses.length > 0);
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(() => Math.max(...(window as unknown as Observed).presses));
  } finally {
    await context.close();
  }
}

/** Milliseconds that a finger stays on the screen. */
const TOUCH_MS = 60;

/**
 * Taps the middle of an element as a finger does. Playwright's touchscreen lifts the finger at once, so
 * that the end of the touch also waits for the hit test of its start. A locator's tap runs a check in the page.
 */
async function tap(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await page.waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function phone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}

async function slowed(context: BrowserContext, rate: number): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/** Follows the link to the contact or the portfolio page once its files are prefetched. */
async function changePage(page: Page): Promise<number> {
  const target = new URL(page.url()).pathname === '/contact' ? '/project' : '/contact';
  await page.evaluate((to) => {
    const link = document.querySelector(`footer a[href="${to}"], a[href="${to}"]`);
    (window as unknown as Observed).touched = performance.now();
    link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, target);
  await page.waitForFunction(hasPrefetched, REST_MS);
  return page.evaluate(timeChange, target);
}

interface Observed {
  tasks: { start: number; duration: number }[];
  hydrated: number | undefined;
  presses: number[];
  /** When a link was touched. */
  touched: number;
}

/* These functions are serialised and run in the page, so they are self-contained. */

function observeTasks(): void {
  const observed = window as unknown as Observed;
  observed.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      observed.tasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('hydrated', () => {
    observed.hydrated = performance.now();
  });
}

function observeEvents(): void {
  const observed = window as unknown as Observed;
  observed.presses = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(pointerdown|pointerup|click)$/.test(name)) observed.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function isAtRest(pause: number): boolean {
  const { tasks, hydrated } = window as unknown as Observed;
  if (hydrated === undefined) return false;
  const last = Math.max(hydrated, ...tasks.map(({ start, duration }) => start + duration));
  return performance.now() - last > pause;
}

function hasPrefetched(pause: number): boolean {
  const { touched } = window as unknown as Observed;
  const ends = performance
    .getEntriesByType('resource')
    .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return performance.now() - Math.max(touched, ...ends) > pause;
}

function summary() {
  const { tasks, hydrated } = window as unknown as Observed;
  // The first script; earlier builds fetched the page's data first.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ name, startTime }));
  const start = files.find(({ name }) => /\/assets\/.*(js|data)$/.test(name))?.startTime ?? 0;
  const after = tasks.filter((task) => task.start + task.duration > start);
  return {
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    longest: Math.max(0, ...after.map(({ duration }) => duration)),
    hydration: (hydrated ?? Number.NaN) - start,
  };
}

async function timeChange(to: string): Promise<number> {
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  const start = performance.now();
  document.querySelector<HTMLElement>(`footer a[href="${to}"], a[href="${to}"]`)?.click();
  do await new Promise(requestAnimationFrame);
  while (title() === before);
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(0);
  });
  return performance.now() - start;
}
