// Input of the forms is sent once and not lost: spec §2.1, §5, §8.
import { clickWhileValidating } from '../click-while-validating.ts';
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
  await clickWhileValidating(page, {
    path: '/careers',
    first: 'Full name',
    to: '/data-protection',
  });

  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('main form');
  await form.getByLabel('E-mail').fill('half@');
  await form.locator('a[href="/data-protection"]').hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
});

test('input is restored on return, and removed once it is sent', async ({ page }) => {
  const form = page.locator('main form');
  for (const [path, label] of [
    ['/careers', 'Full name'],
    ['/contact', 'Message'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await form.getByLabel(label).fill('Typed before');
    await form.getByLabel('E-mail').fill('half@');
    await form.locator('a[href="/data-protection"]').click();
    await expect(page).toHaveURL('/data-protection');
    await page.goBack();
    await hydrated(page);
    await expect(form.getByLabel(label)).toHaveValue('Typed before');
    await expect(form.getByLabel('E-mail')).toHaveValue('half@');
    await page.goForward();
    await expect(form).toHaveCount(0);
    await page.evaluate(
      (to) =>
        document
          .querySelector<HTMLElement>(`footer a[href="${to}"], header a[href="${to}"]`)
          ?.click(),
      path,
    );
    await expect(page).toHaveURL(path);
    await expect(form.getByLabel(label)).toHaveValue('');
  }

  await hydrated(page);
  const message = form.getByLabel('Message');
  await message.fill('The site was rebuilt');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(SENT)).toBeVisible();
  await form.locator('a[href="/data-protection"]').click();
  await expect(page).toHaveURL('/data-protection');
  await page.goBack();
  await hydrated(page);
  await expect(message).toHaveValue('');
});
