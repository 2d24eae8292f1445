import type { Browser, BrowserContext } from '@playwright/test';

/** A context of the browser with an empty cache and the screen of a phone. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
}
