// Input before hydration works and survives it: decision 0015.
import { readInterface } from '#app/content/interface.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { articlePath, projectPath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { article, hero, project } = readInterface();
const { actions, register } = readPortfolioPage();

test('links, submenus and the skip link work; an open submenu, input and scrolling survive', async ({
  page,
}) => {
  const menus = page.getByRole('banner').locator('details');
  const release = await holdScripts(page, '/vision');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('banner').locator('a[href="/careers"]').click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const submenus = await menus.all();
  expect(submenus.length).toBeGreaterThan(1);
  for (const submenu of submenus) {
    await submenu.locator('summary').focus();
    await page.keyboard.press('Enter');
  }
  const open = page.getByRole('banner').locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(menus.last().getByRole('link').first()).toBeVisible();
  await release();
  await hydrated(page);
  await expect(menus.last()).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);

  const releaseAgain = await holdScripts(page, '/vision');
  const box = page.getByPlaceholder('Your mail address');
  await box.fill('bids@client.example');
  await page.evaluate(() => scrollTo(0, 500));
  await releaseAgain();
  await hydrated(page);
  await expect(box).toHaveValue('bids@client.example');
  await expect(box).toBeFocused();
  await expect(page.locator('header > div')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('button', { name: 'Back to the top of the page' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('two clicks on a sort button sort once', async ({ page }) => {
  const release = await holdScripts(page, '/project');
  const head = page.locator('main thead th', { hasText: register.columns.year });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await release();
  await hydrated(page);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/project?sort=-year');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('a click while the table is being hydrated sorts once', async ({ page }) => {
  const release = await holdScripts(page, '/project');
  const head = page.locator('main thead th', { hasText: register.columns.year });
  await head.getByRole('button').evaluate((button) => {
    const island = button.closest('page-island');
    // The island's data goes just before React begins.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      (button as HTMLElement).click();
    }).observe(island as Element, { childList: true });
  });
  await release();
  await hydrated(page);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/project?sort=-year');
});

for (const reason of ['without JavaScript', 'with blocked script files']) {
  test.describe(reason, () => {
    test.use({ javaScriptEnabled: reason !== 'without JavaScript' });

    test('controls that need JavaScript are hidden', async ({ page, complaints }) => {
      if (reason !== 'without JavaScript') {
        complaints.expect(/ERR_BLOCKED_BY_CLIENT/);
        await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
      }
      await page.goto('/project?q=tank');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('button', { name: actions.print })).toBeHidden();
      await expect(page.locator('main tbody tr')).toHaveCount(readPortfolio().records.length);
      await page.goto('/');
      await expect(page.getByRole('button', { name: hero.next })).toBeHidden();
      await page.goto('/career');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await page.goto(articlePath);
      await expect(page.getByText(article.today)).toBeHidden();
      await expect(page.getByRole('navigation', { name: article.history })).toBeHidden();
      await page.goto(projectPath);
      await expect(page.getByText(project.duration).first()).toBeVisible();
      await expect(page.getByText(project.today)).toBeHidden();
    });
  });
}
