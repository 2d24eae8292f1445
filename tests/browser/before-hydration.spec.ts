// What a visitor does before React runs works, and survives its coming: decision 0002.
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

test('text typed into the subscribe box survives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/vision');
  const box = page.getByPlaceholder('Your mail address');
  await box.fill('bids@client.example');
  await release();
  await hydrated(page);
  await expect(box).toHaveValue('bids@client.example');
  await expect(box).toBeFocused();
});

test('an opened submenu stays open, and then has all it lacked', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/vision');
  const policies = page.getByRole('banner').locator('details').filter({ hasText: 'HSE Policy' });
  await policies.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(policies.getByRole('link', { name: 'HSE Policy' })).toBeVisible();
  await release();
  await hydrated(page);
  await expect(policies).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(policies).not.toHaveAttribute('open');
});

test('only one submenu is open at a time before React runs too', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/vision');
  const menus = page.getByRole('banner').locator('details');
  for (const index of [0, 1, 2]) {
    await menus.nth(index).locator('summary').focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1);
});

test('a page scrolled before has its header fixed after', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/vision');
  await page.evaluate(() => scrollTo(0, 500));
  await release();
  await hydrated(page);
  await expect(page.locator('header > div')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('button', { name: 'Back to the top of the page' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('links and the skip link work', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/vision');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a button pressed in vain, out of impatience twice, is answered once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/project');
  const head = page.locator('main thead th', { hasText: 'Handover' });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await release();
  await hydrated(page);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/project?sort=-year');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

for (const reason of ['no script runs', 'the script files are blocked']) {
  test.describe(`where ${reason}`, () => {
    test.use({ javaScriptEnabled: reason !== 'no script runs' });

    test('nothing is offered that only the application answers', async ({ page, complaints }) => {
      if (reason !== 'no script runs') {
        complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
        // Nor does the site answer whether a reload would help.
        await page.route('**/*', (route, request) =>
          request.method() === 'HEAD' || request.url().endsWith('.js')
            ? route.abort('blockedbyclient')
            : route.continue(),
        );
      }
      await page.goto('/project?q=tank');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.locator('main tbody tr')).toHaveCount(40);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
      await page.goto('/career');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.goto('/blog/why-we-pour-at-four-in-the-morning');
      await expect(page.getByText('Today’s date')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Browser history' })).toBeHidden();
      await page.goto('/project/crude-unit-turnaround');
      await expect(page.getByText('Duration').first()).toBeVisible();
      await expect(page.getByText('Today’s date')).toBeHidden();
    });
  });
}
