import type { Page } from '@playwright/test';

/** Adds up the layout shifts of each page that is opened from here on; returns the sum of the current page. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as never as { value: number }[])
        (window as never as { moved: number }).moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { moved: number }).moved);
}
