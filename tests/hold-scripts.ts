import type { Page, Route } from '@playwright/test';

/**
 * Keeps every script file of the site back, so that a page is there but has not come to life.
 *
 * @returns lets them all through
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
