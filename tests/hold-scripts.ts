import type { Page, Route } from '@playwright/test';

/**
 * Blocks every script file, so that a page stays unhydrated.
 *
 * @returns unblocks them
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route('**/*.js', async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
