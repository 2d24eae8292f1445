// Input before hydration works and survives it: decision 0015.
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { articlePath, firstOf, pageAt, projectPath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { article, hero, project } = readInterface();

test('links and the skip link work; input and scrolling survive', async ({ page }) => {
  const release = await holdScripts(page, '/data-protection');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: readInterface().skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('banner').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await release();

  const releaseAgain = await holdScripts(page, '/data-protection');
  const box = page.getByPlaceholder('Your mail address');
  await box.fill('bids@client.example');
  await page.evaluate(async () => {
    // A font that comes later moves the page with its text.
    await document.fonts.ready;
    scrollTo(0, 500);
  });
  await releaseAgain();
  await hydrated(page);
  await expect(box).toHaveValue('bids@client.example');
  await expect(box).toBeFocused();
  await expect(page.locator('header > div')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('button', { name: 'Back to the top of the page' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('submenus work, and an open one survives', async ({ page }) => {
  firstOf(readLayout().navigation, ({ items }) => items !== undefined, 'submenu');
  const banner = page.getByRole('banner');
  const release = await holdScripts(page, '/contact');
  const submenus = banner.locator('details');
  await submenus.first().locator('..').hover();
  await expect(submenus.first().getByRole('link').first()).toBeVisible();
  for (const submenu of await submenus.all()) await submenu.locator('summary').click();
  const open = banner.locator('details[open]');
  await expect(open).toHaveCount(1);
  await release();
  await hydrated(page);
  await expect(submenus.last()).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
});

test('a table is sorted once by presses before and during hydration', async ({ page }) => {
  const path = pageAt('/project');
  firstOf(readPortfolio().records, undefined, 'contract');
  const { register } = readPortfolioPage();
  const release = await holdScripts(page, path);
  const head = page.locator('main thead th', { hasText: register.columns.year });
  const button = head.getByRole('button');
  await button.click();
  await button.evaluate((pressed: HTMLElement) => {
    // The island's data goes just before React begins.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      pressed.click();
    }).observe(pressed.closest('page-island') as Element, { childList: true });
  });
  await release();
  await hydrated(page);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/project?sort=-year');
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with blocked script files' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('controls that need JavaScript are hidden', async ({ page, complaints }) => {
      const portfolio = pageAt('/project');
      const { actions } = readPortfolioPage();
      if (javaScriptEnabled) {
        complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
        await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
      }
      await page.goto(`${portfolio}?q=tank`);
      await expect(page.locator('main tbody tr')).toHaveCount(readPortfolio().records.length);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('button', { name: actions.print })).toBeHidden();
      // One rule hides them all.
      if (javaScriptEnabled) return;
      for (const [pathOf, control] of [
        [() => '/', page.getByRole('button', { name: hero.next })],
        [projectPath, page.getByText(project.today)],
        [() => pageAt('/career'), page.getByRole('searchbox')],
        [articlePath, page.getByText(article.today)],
        [articlePath, page.getByRole('navigation', { name: article.history })],
      ] as const) {
        const path = pathOf();
        await page.goto(path);
        await expect(control, path).toBeHidden();
      }
    });
  });
}
