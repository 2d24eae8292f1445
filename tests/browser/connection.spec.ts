// The visitor's connection fails while a page is open.
import { expect, hydrated, test } from '../fixtures.ts';

test('§8 a link that is followed offline loses nothing: back returns to the page and its typed text', async ({
  page,
  context,
  complaints,
}) => {
  // Pictures that were still to load.
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Typed before the tunnel');
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .locator('a[href="/careers"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the tunnel');
});
