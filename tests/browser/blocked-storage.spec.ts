// A browser that blocks site data throws when a page reads localStorage or sessionStorage.
import { expect, hydrated, SENT, test } from '../fixtures.ts';
import { APPLICANT, CareersPage, pdf } from '../page-objects/careers.ts';
import { pages } from '../pages.ts';

// As Chromium does with “block all cookies”, a setting that its headless mode lacks.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }),
);

test('§8 pages hydrate without an error, input lasts as long as the document, and forms are sent', async ({
  page,
  mailbox,
}) => {
  // Every page has the same storage scripts, so a sample of pages is enough.
  for (const path of pages.filter((path, at) => at % 25 === 1 && !path.endsWith('/404'))) {
    await page.goto(path);
    await hydrated(page);
  }

  await page.goto('/contact');
  await hydrated(page);
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

  const careers = new CareersPage(page);
  await careers.open();
  await careers.fill();
  await careers.choose(pdf(2000));
  await careers.send.click();
  await expect(careers.form.getByText(SENT)).toBeVisible();
  expect((await mailbox.receive(APPLICANT.portfolio)).attachments).toHaveLength(1);
});
