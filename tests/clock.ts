import type { Page } from '@playwright/test';
import { takenOver } from './fixtures.ts';

/**
 * Opens a page whose time stands still: `page.clock.runFor` moves it. So it does from the beginning:
 * however long a machine takes to bring the page to life, the page has grown no older meanwhile.
 * What React does by itself goes on.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2030-01-01T12:00:00' });
  await page.clock.pauseAt('2030-01-02T12:00:00');
  await page.goto(path);
  await comeToLife(page);
}

/** Lets a page of a stopped clock start its application, which waits for two frames. */
export async function comeToLife(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await takenOver(page);
  await letReactDraw(page);
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
