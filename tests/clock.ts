import type { Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/**
 * Opens a page with a stopped clock, which `page.clock.runFor` advances: hydration takes no time on
 * it, however slow the machine. React's scheduler is not stopped.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2030-01-01T12:00:00' });
  await page.clock.pauseAt('2030-01-02T12:00:00');
  await page.goto(path);
  await comeToLife(page);
}

/** Hydrates a page with a stopped clock. */
export async function comeToLife(page: Page): Promise<void> {
  await hydrated(page);
  await letReactDraw(page);
}

/** Waits until React has rendered. */
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
