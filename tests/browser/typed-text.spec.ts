// Input of the forms is sent once and not lost: spec §2.1, §5, §8.
import { MAX_LENGTH } from '#shared/limits.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, SENT, test } from '../fixtures.ts';

test('a double click sends the contact form once and keeps the success message', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await openWithStoppedClock(page, '/contact');
  const form = page.locator('main form');
  await form.getByLabel('Message').fill('Two presses, one message');
  await form.getByRole('button', { name: 'Send Message' }).dblclick();
  const sent = form.getByText(SENT);
  await expect(sent).toBeVisible();
  // A slow double click.
  await page.clock.runFor(499);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await letReactDraw(page);
  await expect(sent).toBeVisible();
  expect(posts).toHaveLength(1);
  // Past the double-click interval, the click submits the empty form.
  await page.clock.runFor(1);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please fill in at least one field.')).toBeVisible();
});

test('an error on blur does not move a link that is being clicked, and appears without a click', async ({
  page,
}) => {
  const form = page.locator('main form');
  const pressLink = async () => {
    await form.getByLabel('E-mail').fill('half@');
    await form.locator('a[href="/data-protection"]').hover();
    await page.mouse.down();
  };
  await page.goto('/contact');
  await hydrated(page);
  // Loads the validation, so that the next error is shown on blur.
  await form.getByLabel('Message').fill('m'.repeat(MAX_LENGTH.message + 1));
  await form.getByLabel('E-mail').focus();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await pressLink();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
  await expect(page).toHaveURL('/data-protection');

  await page.goto('/contact');
  await hydrated(page);
  await pressLink();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
});

test('§8 input is restored on return, also from a link that failed offline, and removed once it is sent', async ({
  page,
  context,
  complaints,
}) => {
  // Pictures that were still to load.
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('main form');
  const message = form.getByLabel('Message');
  const follow = (to: string) =>
    page
      .locator(`header a[href="${to}"], footer a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await message.fill('Typed before');
  await form.getByLabel('E-mail').fill('half@');
  await context.setOffline(true);
  await follow('/');
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await context.setOffline(false);
  await page.goBack();
  await hydrated(page);
  await expect(message).toHaveValue('Typed before');
  await expect(form.getByLabel('E-mail')).toHaveValue('half@');

  await test.step('a new visit to the page begins with an empty form', async () => {
    await follow('/data-protection');
    await expect(page).toHaveURL('/data-protection');
    await follow('/contact');
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('');
  });

  await hydrated(page);
  await message.fill('The site was rebuilt');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(SENT)).toBeVisible();
  await follow('/data-protection');
  await expect(page).toHaveURL('/data-protection');
  await page.goBack();
  await hydrated(page);
  await expect(message).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§8 back restores input that was refused unread (decision 0007)', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/429/);
    await page.route('**/api/**', (route) => route.fulfill({ status: 429, body: 'Refused' }));
    await page.goto('/contact');
    const message = page.locator('main form').getByLabel('Message');
    await message.fill('Typed too early');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Refused')).toBeVisible();
    await page.goBack();
    await expect(message).toHaveValue('Typed too early');
  });
});
