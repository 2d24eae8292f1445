// Links to project pages, and those pages: spec §2.3, decision 0007.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Portfolio } from '../page-objects/portfolio.ts';

const { records } = readPortfolio();
const described = readProjects().map(({ record }) => record);
const { title, sector } = firstOf(described, (record) =>
  records.some((other) => other.sector !== record.sector),
);
/** A title whose slug is URL-encoded, if there is one. */
const encoded =
  described.find((record) => detailsPath('project', record.title).includes('%'))?.title ?? title;
const ofSector = records.filter((record) => record.sector === sector);

test.describe('detail links', () => {
  test('§2.3 a link carries id, title, thumbnail and description', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.getByRole('link', { name: encoded, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(encoded);
    expect(new URL(page.url()).pathname).toBe(detailsPath('project', encoded));
    const state = await page.evaluate(() => Object.keys(history.state.usr));
    expect(state).toEqual(['id', 'title', 'thumbnail', 'description']);
  });

  test('§2.3 going back restores the filter of the table', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open(`?${new URLSearchParams({ sector })}`);
    await expect(portfolio.rows).toHaveCount(ofSector.length);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(portfolio.rows).toHaveCount(ofSector.length);
    await expect(portfolio.sector).toHaveValue(sector);
  });

  test('§2.3 a link typed in capitals redirects to the page, which reloads', async ({ page }) => {
    const slug = title.toUpperCase().replaceAll(' ', '-');
    const response = await page.goto(`/project/${encodeURIComponent(slug)}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(detailsPath('project', title));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  const UNKNOWN = [
    'Piping & supports',
    'Intake/outfall',
    'Repair at 100 % load',
    `"Ring" main, client's own`,
    'خزان المياه رقم ٣',
  ];

  for (const unknown of UNKNOWN) {
    test(`§2.3 navigation state alone shows the page of ${unknown}`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/404/);
      await new Portfolio(page).open();
      await goWithState(page, unknown, {});
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown);
      await expect(page.locator('main p').filter({ hasText: STATE_TEXT })).toBeVisible();
      await expect(page.getByRole('link', { name: readInterface().share.mail })).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${unknown.replace(/[/"%]/g, '.')} `));
    });
  }

  test('§2.3 invalid state shows the 404 page', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Unknown works', { title: 'Unknown works', description: 7 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^404/);
  });

  test('decision 0007 state takes precedence over the record with its slug', async ({ page }) => {
    await new Portfolio(page).open();
    await goWithState(page, title, {});
    await expect(page.locator('main p').filter({ hasText: STATE_TEXT })).toBeVisible();
    const { challenge } = readInterface().project;
    await expect(page.getByRole('heading', { name: challenge })).toBeVisible();
  });

  test('§9 a description without spaces is split at 250 and cut at 900 characters', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    await new Portfolio(page).open();
    await goWithState(page, 'Works of one word', { description: 'x'.repeat(1000) });
    const paragraphs = page.locator('main p').filter({ hasText: 'xxx' });
    await expect(paragraphs).toHaveText([/^x{250}$/, /^x{650}$/]);
  });

  test('§2.3 an unknown slug shows the 404 page', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const response = await page.goto('/project/no-such-project');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });

  test('decision 0007 a page that exists only in the state survives a reload', async ({
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

const STATE_TEXT = 'Description from the state.';

/** Goes to the page of a title as a link would, with navigation state. */
async function goWithState(page: Page, title: string, change: Record<string, unknown>) {
  await page.evaluate(
    ({ title, description, change }) => {
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
      const usr = { id: 999, title, thumbnail, description, ...change };
      const idx = (history.state?.idx ?? 0) + 1;
      history.pushState({ usr, key: 'tested', idx }, '', `/project/${slug}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    { title, description: STATE_TEXT, change },
  );
}
