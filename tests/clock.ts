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
