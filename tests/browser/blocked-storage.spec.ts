// A browser that blocks site data throws when a page reads localStorage or sessionStorage.
import { hasTemplate } from '#app/content/settings.server.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';

test('§8 pages hydrate without an error, input lasts as long as the document, and forms are sent', async ({
  page,
  mailbox,
}) => {
  // As Chromium does with “block all cookies”, a setting that its headless mode lacks.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  // Pages with storage of their own, and at last one with that of every page.
  for (const path of [...(hasTemplate() ? ['/cart', '/account'] : []), '/contact']) {
    await page.goto(path);
    await hydrated(page);
  }
  const form = page.locator('main form');
  const message = form.locator('[name=message]');
  await message.fill('Sent without site data');
  await form.locator('a[href="/data-protection"]').click();
  await expect(page).toHaveURL('/data-protection');
  await page.goBack();
  await expect(message).toHaveValue('Sent without site data');
  await hydrated(page);
  await form.getByRole('button').last().click();
  await expect(form.getByText(SENT)).toBeVisible();
  await mailbox.receive('Sent without site data');
});
