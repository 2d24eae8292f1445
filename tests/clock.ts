import type { Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/**
 * Opens a page whose time stands still once it has come to life: `page.clock.runFor` moves it.
 * What React does by itself goes on.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await stopClock(page);
}

/** Stops the time of a page whose clock is installed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets React draw what the time has brought. */
export async function letReactDraw(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let turns = 0;
        port1.onmessage = () => (++turns < 20 ? port2.postMessage(0) : resolve());
        port2.postMessage(0);
      }),
  );
}
