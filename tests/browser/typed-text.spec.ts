// What is typed into the forms is sent once and not lost on the way: spec §2.1, §5, §8.

import { clickWhileValidating } from '../click-while-validating.ts';
import { letReactDraw, openWithStoppedClock } from '../clock.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';

test('a double click sends the contact form once, and it still says that it was sent', async ({
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
  const sent = form.getByText('Congratulations! You Have Submitted Successfully.');
  await expect(sent).toBeVisible();
  // What a slower hand does.
  await page.clock.runFor(499);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await letReactDraw(page);
  await expect(sent).toBeVisible();
  expect(posts).toHaveLength(1);
  // By now it is another press, on a form that has been emptied.
  await page.clock.runFor(1);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please fill in at least one field.')).toBeVisible();
});

test('the error of the field just left does not move the link away that is being pressed', async ({
  page,
}) => {
  await clickWhileValidating(page, {
    path: '/careers',
    first: 'Full name',
    to: '/data-protection',
  });
});

test('a press that becomes no click leaves the error shown all the same', async ({ page }) => {
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

for (const [path, label] of [
  ['/contact', 'Message'],
  ['/careers', 'Full name'],
] as const) {
  test(`${path}: who reads about data protection and comes back finds what was typed`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const form = page.locator('main form');
    await form.getByLabel(label).fill('Typed before');
    await form.getByLabel('E-mail').fill('half@');
    await form.locator('a[href="/data-protection"]').click();
    await expect(page).toHaveURL('/data-protection');
    await page.goBack();
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
  });
}

test('what was typed outlasts the document, and is not kept once it was sent', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const message = page.locator('main form').getByLabel('Message');
  await message.fill('Typed before the site was built anew');
  // At once: the router has not rendered the anchor's entry when the document is left.
  await page.evaluate(() => {
    location.assign('#content');
    location.assign('/vision');
  });
  await expect(page).toHaveURL('/vision');
  await page.goBack();
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the site was built anew');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Typed before the site was built anew');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('Typed before');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(message).toHaveValue('');
  await expect.poll(stored).not.toContain('Typed before');
});

test('without storage what was typed lasts as long as the document', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  await handlersAttached(page);
  const message = page.locator('main form').getByLabel('Message');
  await message.fill('Typed without storage');
  await page.locator('main form a[href="/data-protection"]').click();
  await expect(page).toHaveURL('/data-protection');
  await page.goBack();
  await expect(message).toHaveValue('Typed without storage');
});
