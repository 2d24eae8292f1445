import type { Page, Route } from '@playwright/test';

/**
 * Opens a page and blocks every script file, so that the page stays as it was prerendered.
 *
 * @returns unblocks them
 */
export async function holdScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route('**/*.js', async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  // The scripts of a page delay its load event.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor();
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
