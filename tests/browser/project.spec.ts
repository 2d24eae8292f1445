// A project's page and the links to it: spec §2.3, §2.4, §9, decision 0007.
import { readableAddress } from '#app/content/address.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fillPlural } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { sar } from '#app/corporate/money.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { chosenProject, Portfolio, sectorId } from '../page-objects/portfolio.ts';
import { siteUrl } from '../pages.ts';

const encoded = encodeURIComponent;
const { project: labels, share, duration } = readInterface();

test('§2.3 §2.4 a link opens a project with its texts, facts and date, and a share menu', async ({
  page,
  context,
}) => {
  const project = chosenProject();
  const { title, client, value, duration: months, sector } = project.record;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2031-03-09T10:00:00'));
  const portfolio = new Portfolio(page);
  const ofSector = readPortfolio().records.filter((record) => record.sector === sector);
  await portfolio.open(`?sector=${sectorId(sector)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(project.path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const button = page.getByRole('button', { name: share.title, exact: true });
  const mail = page.getByRole('link', { name: share.mail });

  await test.step('§9 the description is split at 250 and cut at 900 characters', async () => {
    const paragraphs = page.locator('main h1 ~ p, main div > p:has(~ section)');
    const texts = await paragraphs.allInnerTexts();
    const [first = '', second = ''] = texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(first).not.toBe('');
    expect(first.length).toBeLessThanOrEqual(250);
    expect(`${first} ${second}`).toBe(project.description.slice(0, 900));
  });

  if (project.challenge) {
    const challenge = page.locator('section').filter({ hasText: labels.challenge });
    await expect(challenge).toContainText(project.challenge);
  }
  for (const item of project.list) {
    await expect(page.locator('main li').filter({ hasText: item })).toBeVisible();
  }
  if (project.reference) {
    const reference = page.getByRole('figure').filter({ hasText: project.reference.by });
    await expect(reference.getByRole('blockquote')).toHaveText(project.reference.text);
  }
  const facts = page.getByRole('complementary', { name: labels.facts });
  for (const fact of [client, sar(Number(value)), fillPlural(duration.months, months)]) {
    await expect(facts).toContainText(fact);
  }
  for (const fact of project.facts) await expect(facts).toContainText(fact.text);
  await expect(facts.locator('time')).toHaveText('9 March 2031');

  await test.step('on phones the facts precede the text, and only they are facts of the contract', async () => {
    await expect(facts.locator('dl time')).toHaveCount(0);
    const text = page.locator('main p', { hasText: project.description.slice(0, 40) });
    const beside = [await facts.boundingBox(), await text.boundingBox()];
    expect(beside[0]?.x).toBeGreaterThan(beside[1]?.x ?? Number.NaN);
    await page.setViewportSize({ width: 390, height: 844 });
    const above = [await facts.boundingBox(), await text.boundingBox()];
    expect(above[0]?.y).toBeLessThan(above[1]?.y ?? Number.NaN);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the menu has the page’s address, encoded as each service wants it', async () => {
    await button.press('Enter');
    const url = encoded(siteUrl + project.path);
    const readable = encoded(readableAddress(siteUrl + project.path));
    for (const [name, start, end] of [
      [share.mail, `mailto:?subject=${encoded(title)}&`, readable],
      [share.whatsapp, 'https://wa.me/?text=', `${encoded(`${title} `)}${readable}`],
      [share.linkedin, 'https://www.linkedin.com/sharing/share-offsite/?url=', url],
      [share.x, 'https://x.com/intent/post?text=', `${encoded(title)}&url=${url}`],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect([href?.slice(0, start.length), href?.slice(-end.length)]).toEqual([start, end]);
    }
    await page.keyboard.press('Escape');
    await expect(mail).toBeHidden();
    await expect(button).toBeFocused();
  });

  const address = readableAddress(new URL(project.path, page.url()).href);
  await test.step('copying the link is confirmed in words; a click outside closes the menu', async () => {
    await button.click();
    await page.getByRole('button', { name: share.copy }).click();
    await expect(page.getByText(share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(mail).toBeHidden();
    await button.click();
    await expect(page.getByText(share.copied)).toHaveCount(0);
  });

  await test.step('the device’s own share dialog is offered where it has one', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.body.dataset.shared = data.url;
        },
      });
    });
    await page.reload();
    await hydrated(page);
    await button.click();
    await page.getByRole('button', { name: share.native }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', address);
  });

  await test.step('§2.3 going back restores the filter', async () => {
    await page.goBack();
    await expect(portfolio.rows).toHaveCount(ofSector.length);
    await expect(portfolio.sector).toHaveValue(sectorId(sector));
  });
});
