// A project's page: spec §2.4, §9.
import { expect, hydrated, test } from '../fixtures.ts';
import { TANKS, TANKS_PATH } from '../page-objects/portfolio.ts';
import { siteUrl } from '../pages.ts';

const encoded = encodeURIComponent;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 a project opens from the table, complete', async ({ page }) => {
    await page.goto('/project');
    await page.getByRole('link', { name: TANKS }).click();
    await expect(page).toHaveURL(new RegExp(`${TANKS_PATH}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TANKS);
    await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Mirqab' })).toBeVisible();
  });

  test('§2.4 the share menu opens, and closes by its button', async ({ page }) => {
    await page.goto(TANKS_PATH);
    const share = page.getByRole('button', { name: 'Share' });
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await expect(mail).toBeHidden();
    await share.click();
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Two%20floating.*m%25C2%25B3$/);
    for (const [name, address, query] of [
      ['Send by WhatsApp', 'https://wa.me/', `text=${encoded(`${TANKS} `)}`],
      ['Share on LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', 'url='],
      ['Share on X', 'https://x.com/intent/post', `text=${encoded(TANKS)}&url=`],
    ] as const) {
      const link = page.getByRole('link', { name });
      const url = encoded(siteUrl + TANKS_PATH);
      await expect(link).toHaveAttribute('href', `${address}?${query}${url}`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await share.click();
    await expect(mail).toBeHidden();
  });
});

test.describe('a project', () => {
  test('§2.4 description split at 250 and to 900, challenge, list, facts and the date', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-03-09T10:00:00'));
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    const paragraphs = page.locator('main h1 ~ p, main [class*=words] > p');
    const [first = '', second = ''] = await paragraphs.allInnerTexts();
    expect(first.length).toBeLessThanOrEqual(250);
    expect(first).toMatch(/\.$/);
    expect(first.length + second.length).toBeGreaterThan(600);
    expect(first.length + second.length).toBeLessThanOrEqual(900);
    await expect(page.locator('main li').filter({ hasText: 'blinds placed' })).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'Facts' });
    await expect(facts).toContainText('Dhuha Refining');
    await expect(facts).toContainText('18,275,900.00');
    await expect(facts).toContainText('4 months');
    await expect(facts.locator('time')).toHaveText('9 March 2031');
    await expect(facts.locator('time')).toHaveAttribute('datetime', '2031-03-09');
  });

  test('§2.4 the share menu closes on a press beside it and on Escape', async ({ page }) => {
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await share.click();
    await expect(mail).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(mail).toBeHidden();
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(mail).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(share).toBeFocused();
  });

  test('§2.4 the link is copied, and that is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${TANKS_PATH}?utm=mail`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(TANKS_PATH, page.url()).href);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('The link is copied.')).toHaveCount(0);
  });

  test('§2.4 where the device can share by itself, the menu offers it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.body.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto('/project/crude-unit-turnaround');
    await hydrated(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Share with' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /crude-unit-turnaround$/);
  });
});
