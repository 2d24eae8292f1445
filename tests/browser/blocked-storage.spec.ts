// Where a visitor has told the browser to keep no site data, reading a storage throws.
import { expect, hydrated, test } from '../fixtures.ts';
import { CareersPage, pdf } from '../page-objects/careers.ts';
import { pages } from '../pages.ts';

const SENT = 'Congratulations! You Have Submitted Successfully.';

// As Chromium does with its setting “block all cookies”, which a headless one does not have.
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

// The scripts that read storages are the same on each: some of every kind will do.
test('pages come to life without a complaint', async ({ page }) => {
  for (const path of pages.filter((path, at) => at % 7 === 1 && !path.endsWith('/404'))) {
    await page.goto(path);
    await hydrated(page);
  }
  const kept = await page.evaluate(() => {
    sessionStorage.setItem('mark', 'kept');
    return sessionStorage.getItem('mark');
  });
  expect(kept).toBeNull();
});

test('§8 the contact form is sent', async ({ page, mailbox }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = page.locator('main form');
  await form.getByLabel('Message').fill('Sent without site data');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(SENT)).toBeVisible();
  await mailbox.receive('Sent without site data');
});

test('§8 the careers form is sent', async ({ page, mailbox }) => {
  const careers = new CareersPage(page);
  await careers.open();
  await careers.fill();
  await careers.choose(pdf(2000));
  await careers.send.click();
  await expect(careers.form.getByText(SENT)).toBeVisible();
  expect((await mailbox.receive('Huda')).attachments).toHaveLength(1);
});

test('a page whose scripts are gone does not reload for ever', async ({ page, complaints }) => {
  complaints.expect(/404|Failed to (load|fetch)/);
  let documents = 0;
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
});
