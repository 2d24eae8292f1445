// Links to projects and the pages behind them: spec §2.3, decision 0007.
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { Portfolio, PROJECT, PROJECT_PATH } from '../page-objects/portfolio.ts';

test.describe('detail links', () => {
  test('§2.3 a link carries id, title, thumbnail and description', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.getByRole('link', { name: PROJECT }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT);
    expect(new URL(page.url()).pathname).toBe(PROJECT_PATH);
    const state = await page.evaluate(() => Object.keys(history.state.usr));
    expect(state).toEqual(['id', 'title', 'thumbnail', 'description']);
  });

  test('§2.3 back in the history the table is as it was left', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sector=Petrochemical');
    await expect(portfolio.rows).toHaveCount(7);
    await page.getByRole('link', { name: 'Compressor house for cracked gas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Compressor house/);
    await page.goBack();
    await expect(portfolio.rows).toHaveCount(7);
    await expect(portfolio.sector).toHaveValue('Petrochemical');
  });

  test('§2.3 a shared link, typed in another case, reloads too', async ({ page }) => {
    const response = await page.goto('/project/Crude-Unit-Turnaround');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(/\/project\/crude-unit-turnaround$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crude unit turnaround');
  });

  const UNKNOWN = [
    'Piping & supports',
    'Intake/outfall',
    'Repair at 100 % load',
    `"Ring" main, client's own`,
    'خزان المياه رقم ٣',
  ];

  for (const title of UNKNOWN) {
    test(`§2.3 navigation state alone shows the page of ${title}`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      await new Portfolio(page).open();
      await goWithState(page, title, { title });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('main p').filter({ hasText: 'Told by state.' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Send by e-mail' })).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[/"%]/g, '.')} `));
    });
  }

  test('§2.3 state that does not fit is not shown: the 404 page is', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Unknown works', { title: 'Unknown works', description: 7 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^404/);
  });

  test('decision 0007 state is shown over the record of the same slug', async ({ page }) => {
    await new Portfolio(page).open();
    await goWithState(page, 'Crude unit turnaround', {});
    await expect(page.locator('main p').filter({ hasText: 'Told by state.' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible();
  });

  test('§9 without a gap the description is cut at 250 and 900 characters', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Works of one word', { description: 'x'.repeat(1000) });
    const paragraphs = page.locator('main p').filter({ hasText: 'xxx' });
    await expect(paragraphs).toHaveText([/^x{250}$/, /^x{650}$/]);
  });

  test('§2.3 an unknown slug, asked for by address, is the 404 page', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    const response = await page.goto('/project/no-such-project');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });

  test('decision 0007 a page shown by state alone survives a reload', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Works of last year', {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works of last year');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Works of last year');
  });
});

/** Goes to the page of a title as a link would, handing it state. */
async function goWithState(page: Page, title: string, change: Record<string, unknown>) {
  await page.evaluate(
    ({ title, change }) => {
      const slug = encodeURIComponent(title.trim().toLowerCase().replace(/\s+/g, '-'));
      const image = document.querySelector('main picture img')?.getAttribute('src');
      const files = [{ src: image, width: 800 }];
      const thumbnail = {
        alt: 'A model',
        width: 1600,
        height: 1200,
        colour: '#cccccc',
        focus: [0.5, 0.5],
        sources: { avif: files, fallback: files[0] },
      };
      const usr = { id: 999, title, thumbnail, description: 'Told by state.', ...change };
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr, key: 'tested', idx }, '', `/project/${slug}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { title, change },
  );
}
