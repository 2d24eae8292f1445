import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

/** Milliseconds after which a page has come to rest. */
const REST_MS = 1500;

/** Milliseconds that a finger stays on the screen. */
const TOUCH_MS = 60;

interface Press {
  path: string;
  press(page: Page): Promise<void>;
}

/** First presses of a visitor. */
export const PRESSES: Record<string, Press> = {
  menu: { path: '/', press: (page) => tap(page, 'header [commandfor]') },
  accordion: { path: '/area-of-expertise', press: (page) => tap(page, 'main summary') },
  filter: {
    path: '/project',
    async press(page) {
      await tap(page, 'main search input');
      await page.keyboard.press('p');
    },
  },
};

/** The interaction to next paint (INP, web.dev/inp) of a press of `PRESSES`, in ms. */
export async function measurePress(
  browser: Browser,
  site: string,
  name: string,
  slowdown: number,
): Promise<number> {
  const { path, press } = PRESSES[name] as Press;
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeEvents);
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    await press(page);
    await page.waitForFunction(() => (window as unknown as Observed).durations.length > 0);
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(() => Math.max(...(window as unknown as Observed).durations));
  } finally {
    await context.close();
  }
}

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

interface Observed {
  durations: number[];
}

/** Runs in the page. Events shorter than 16 ms are not reported. */
function observeEvents(): void {
  const observed = window as unknown as Observed;
  observed.durations = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(?:pointerdown|pointerup|click|keydown)$/.test(name)) observed.durations.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
