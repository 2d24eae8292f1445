import type { Page } from '@playwright/test';

/** Waits until no page change is being cross-faded: the next one would cut it short, with a complaint. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !(document as { activeViewTransition?: ViewTransition | null }).activeViewTransition,
  );
}
