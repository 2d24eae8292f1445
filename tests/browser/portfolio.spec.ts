// The portfolio: its filter and downloads (spec §2.4). The table: portfolio-table.spec.ts; without JavaScript:
// before-hydration.spec.ts.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { readInterface } from '#app/content/interface.server.ts';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { sar } from '#app/corporate/money.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { csvRow } from '#shared/csv.ts';
import { fileNeeds, firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { commonWord, Portfolio, rareWord, sectorId, withWord } from '../page-objects/portfolio.ts';

const { records } = readPortfolio();
const { register, filter, actions, chart } = readPortfolioPage();
fileNeeds(records[0], 'contract');

function captionOf(contracts: readonly PortfolioRecord[]): string {
  const { count, total, medianValue, medianDuration } = summarise(contracts);
  return fill(register.caption, {
    n: count,
    total: sar(total),
    median: sar(medianValue),
    months: fillPlural(readInterface().duration.months, medianDuration),
  });
}

test('§2.4 search, sector and order are in the URL; caption and chart follow', async ({ page }) => {
  const portfolio = new Portfolio(page);
  const { rows, search, sector } = portfolio;
  const word = commonWord();
  const caption = page.locator('main caption');
  const reset = page.getByRole('button', { name: filter.reset });
  await portfolio.open();
  await expect(caption).toHaveText(captionOf(records));
  const months = records.map(({ duration }) => duration);
  const values = records.map(({ value }) => Number(value));
  const alt = fill(chart.alt, {
    n: records.length,
    shortest: Math.min(...months),
    longest: Math.max(...months),
    lowest: sar(Math.min(...values)),
    highest: sar(Math.max(...values)),
  });
  await expect(page.getByRole('img', { name: alt })).toBeVisible();

  await test.step('filtering neither scrolls, adds a history entry nor requests data', async () => {
    await search.scrollIntoViewIfNeeded();
    await search.focus();
    const place = () => page.evaluate(() => ({ y: scrollY, steps: history.length }));
    const before = await place();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/document|fetch/.test(request.resourceType())) requests.push(request.url());
    });
    await page.keyboard.type(word);
    const count = fill(register.count, { n: withWord(word).length, all: records.length });
    await expect(page.getByRole('status').getByText(count).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${word}$`));
    expect(await place()).toEqual(before);
    expect(requests).toEqual([]);
    await expect(search).toBeFocused();
  });

  await test.step('a reload restores the table from the URL', async () => {
    const chosen = firstOf(withWord(word)).sector;
    const expected = withWord(word).filter((record) => record.sector === chosen);
    await sector.selectOption(chosen);
    await portfolio.head(register.columns.duration).getByRole('button').click();
    await expect(page).toHaveURL(/sort=-duration/);
    await expect(rows).toHaveCount(expected.length);
    const shown = await rows.allInnerTexts();
    for (const { title } of expected) expect(shown.join('\n')).toContain(title);
    await page.reload();
    await hydrated(page);
    await expect(rows).toHaveText(shown, { useInnerText: true });
    await expect(search).toHaveValue(word);
    await expect(sector).toHaveValue(sectorId(chosen));
  });

  await test.step('the reset button keeps the order and the focus', async () => {
    await reset.press('Enter');
    await expect(search).toHaveValue('');
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();
    await expect(page).toHaveURL('/project?sort=-duration');
  });

  await test.step('caption and chart follow, and an empty result is announced', async () => {
    const inSector = records.filter((record) => record.sector === firstOf(records).sector);
    await sector.selectOption(firstOf(records).sector);
    await expect(caption).toHaveText(captionOf(inSector));
    const marked = () =>
      page
        .locator('main figure circle')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === '1').length);
    await expect.poll(marked).toBe(inSector.length);
    await search.fill('nothing like it');
    await expect(caption).toHaveText(register.none);
    await expect.poll(marked).toBe(0);
  });
});

/** Downloads by the control with this name; returns the file's bytes. */
async function download(page: Page, name: string, type: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.locator('main').getByText(name, { exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${actions.file}.${type}`);
  return readFile(await file.path());
}

test('the downloads have the listed contracts; an unknown sector lists all', async ({ page }) => {
  const portfolio = new Portfolio(page);
  await portfolio.open('?sector=Whaling');
  await expect(portfolio.sector).toHaveValue('');
  const workbook = async () => {
    const { sheets } = await readXlsx(await download(page, actions.xlsx, 'xlsx'));
    return sheets[0]?.rows.filter(([client]) => client) ?? [];
  };
  // With the head and the total.
  expect(await workbook()).toHaveLength(records.length + 2);
  const rare = rareWord();
  await portfolio.search.fill(rare);
  await expect(portfolio.rows).toHaveCount(1);
  const { client, title, sector, value, duration, year, scope } = firstOf(withWord(rare));
  const figures = [duration, year, scope];
  expect((await workbook())[1]).toEqual([client, title, sector, Number(value), ...figures]);
  const { client: head, project, ...heads } = actions.csvColumns;
  expect(String(await download(page, actions.csv, 'csv'))).toBe(
    `\ufeff${csvRow([head, project, heads.sector, heads.value, heads.duration, heads.year, heads.scope])}` +
      csvRow([client, title, sector, value, ...figures]),
  );
});
