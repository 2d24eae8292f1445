// A project's page and the links to it: spec §2.3, §2.4, §9, decision 0007.
import { readableAddress } from '#app/content/address.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fillPlural } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { sar } from '#app/corporate/money.ts';
import {
  type ProjectDetails,
  readProjects,
} from '#app/corporate/project-details/content.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Portfolio, PROJECT, PROJECT_PATH, sectorId } from '../page-objects/portfolio.ts';
import { siteUrl } from '../pages.ts';

const encoded = encodeURIComponent;
const { project: labels, share, duration } = readInterface();
const project = readProjects().find(({ record }) => record.title === PROJECT) as ProjectDetails;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 a link in the table opens the complete page of a project, with its share menu', async ({
    page,
  }) => {
    await page.goto('/project');
    await page.getByRole('link', { name: PROJECT, exact: true }).click();
    await expect(page).toHaveURL(PROJECT_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROJECT);
    const { challenge } = project;
    await expect(page.getByRole('heading', { name: labels.challenge })).toHaveCount(
      challenge ? 1 : 0,
    );
    if (challenge) await expect(page.getByText(challenge)).toBeVisible();
    const client = page.getByRole('definition').filter({ hasText: project.record.client });
    await expect(client).toBeVisible();

    const button = page.getByRole('button', { name: share.title });
    const mail = page.getByRole('link', { name: share.mail });
    await expect(mail).toBeHidden();
    await button.click();
    await expect(mail).toBeVisible();
    const url = encoded(siteUrl + PROJECT_PATH);
    const readable = encoded(readableAddress(siteUrl + PROJECT_PATH));
    for (const [name, address] of [
      [share.whatsapp, `https://wa.me/?text=${encoded(`${PROJECT} `)}${readable}`],
      [share.linkedin, `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
      [share.x, `https://x.com/intent/post?text=${encoded(PROJECT)}&url=${url}`],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const href = (await mail.getAttribute('href')) ?? '';
    expect(href.startsWith(`mailto:?subject=${encoded(PROJECT)}&`), href).toBe(true);
    expect(href.endsWith(readable), href).toBe(true);
    await button.click();
    await expect(mail).toBeHidden();
  });
});

test('§2.4 a project has its texts, facts and date, and a share menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2031-03-09T10:00:00'));
  await page.goto(`${PROJECT_PATH}?utm=mail`);
  await hydrated(page);
  const button = page.getByRole('button', { name: share.title, exact: true });
  const mail = page.getByRole('link', { name: share.mail });
  const url = readableAddress(new URL(PROJECT_PATH, page.url()).href);

  await test.step('§9 the description is split at 250 and cut at 900 characters', async () => {
    const paragraphs = page.locator('main h1 ~ p, main div > p:has(~ section)');
    const texts = await paragraphs.allInnerTexts();
    const [first = '', second = ''] = texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(first).not.toBe('');
    expect(first.length).toBeLessThanOrEqual(250);
    expect(`${first} ${second}`).toBe(project.description.slice(0, 900));
  });

  for (const item of project.list) {
    await expect(page.locator('main li').filter({ hasText: item })).toBeVisible();
  }
  const facts = page.getByRole('complementary', { name: labels.facts });
  const { client, value, duration: months } = project.record;
  for (const fact of [client, sar(Number(value)), fillPlural(duration.months, months)]) {
    await expect(facts).toContainText(fact);
  }
  for (const fact of project.facts) await expect(facts).toContainText(fact.text);
  await expect(facts.locator('time')).toHaveText('9 March 2031');
  await expect(facts.locator('time')).toHaveAttribute('datetime', '2031-03-09');

  await test.step('a click outside or Escape closes the menu', async () => {
    await button.click();
    await expect(mail).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(mail).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(mail).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('copying the link is confirmed in words', async () => {
    await button.click();
    await page.getByRole('button', { name: share.copy }).click();
    await expect(page.getByText(share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.keyboard.press('Escape');
    await button.click();
    await expect(page.getByText(share.copied)).toHaveCount(0);
  });

  await test.step('the device’s own share dialog is offered where it has one', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.body.dataset.shared = data.url;
          return Promise.resolve();
        },
      });
    });
    await page.goto(PROJECT_PATH);
    await hydrated(page);
    await button.click();
    await page.getByRole('button', { name: share.native }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', url);
  });
});

test('§2.3 a link opens a project, and going back restores the filter', async ({ page }) => {
  const { sector } = project.record;
  const { records } = readPortfolio();
  const ofSector = records.filter((record) => record.sector === sector);
  const id = sectorId(sector);
  const portfolio = new Portfolio(page);
  const heading = page.getByRole('heading', { level: 1 });
  await portfolio.open(`?${new URLSearchParams({ sector: id })}`);
  await expect(portfolio.rows).toHaveCount(ofSector.length);
  await page.getByRole('link', { name: PROJECT, exact: true }).click();
  await expect(heading).toHaveText(PROJECT);
  expect(new URL(page.url()).pathname).toBe(PROJECT_PATH);
  await page.goBack();
  await expect(portfolio.rows).toHaveCount(ofSector.length);
  await expect(portfolio.sector).toHaveValue(id);

  await test.step('a link typed in capitals redirects to the page, which reloads', async () => {
    const slug = PROJECT.toUpperCase().replaceAll(' ', '-');
    const response = await page.goto(`/project/${encoded(slug)}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(PROJECT_PATH);
    await page.reload();
    await expect(heading).toHaveText(PROJECT);
  });
});
