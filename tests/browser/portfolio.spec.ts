// The portfolio: spec §2.4.
import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { readInterface } from '#app/content/interface.server.ts';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { type PortfolioRecord, readPortfolio } from '#app/content/portfolio.server.ts';
import { foldText } from '#app/corporate/fold-text.ts';
import { sar } from '#app/corporate/money.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { summarise } from '#app/corporate/project/summary.ts';
import { csvRow } from '#shared/csv.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Portfolio, RARE_WORD, sectorId, WORD, withWord } from '../page-objects/portfolio.ts';

const { records } = readPortfolio();
const { register, filter, actions, chart } = readPortfolioPage();
const { columns } = register;

const byValue = records.toSorted((a, b) => Number(b.value) - Number(a.value));
const largest = byValue[0] as PortfolioRecord;

const byText = (a: string, b: string) => (foldText(a) < foldText(b) ? -1 : 1);

/** The figures of all records as text, in ascending order. */
const rising = (figureOf: (record: PortfolioRecord) => number) =>
  records
    .map(figureOf)
    .toSorted((a, b) => a - b)
    .map(String);

function captionOf(contracts: readonly PortfolioRecord[]): string {
  const { count, total, medianValue, medianDuration } = summarise(contracts);
  return fill(register.caption, {
    n: count,
    total: sar(total),
    median: sar(medianValue),
    months: fillPlural(readInterface().duration.months, medianDuration),
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 the table is complete, with its columns, caption and chart', async ({ page }) => {
    await page.goto('/project');
    await expect(page.locator('main tbody tr')).toHaveCount(records.length);
    const heads = page.locator('main thead th');
    for (const head of [columns.project, columns.value, columns.duration]) {
      await expect(heads.filter({ hasText: head })).toBeVisible();
    }
    await new Portfolio(page).more.click();
    await expect(page.locator('main tbody tr:visible')).toHaveCount(records.length);
    await expect(page.locator('main caption')).toHaveText(captionOf(records));
    await expect(page.getByRole('searchbox', { name: filter.search })).toBeHidden();
    await expect(page.getByRole('button', { name: actions.csv })).toBeHidden();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: actions.xlsx }).click();
    const workbook = await readXlsx(await readFile(await (await saved).path()));
    expect(workbook.sheets[0]?.rows.filter(([client]) => client)).toHaveLength(records.length + 2);
    const months = records.map(({ duration }) => duration);
    const alt = fill(chart.alt, {
      n: records.length,
      shortest: Math.min(...months),
      longest: Math.max(...months),
      lowest: sar(Number(byValue.at(-1)?.value)),
      highest: sar(Number(largest.value)),
    });
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
  });
});

test('§2.4 every column sorts both ways by keyboard, sets aria-sort and keeps the focus', async ({
  page,
}) => {
  const portfolio = new Portfolio(page);
  await portfolio.openUnfolded();
  const titles = portfolio.rows.locator('th :is(a, span):first-child');
  await expect(portfolio.head(columns.value)).toHaveAttribute('aria-sort', 'descending');
  for (const [name, shown, ascending] of [
    [
      columns.project,
      () => titles.allInnerTexts(),
      records.map(({ title }) => title).toSorted(byText),
    ],
    [
      columns.sector,
      () => portfolio.column(2),
      records.map(({ sector }) => sector).toSorted(byText),
    ],
    [
      columns.value,
      () => portfolio.column(3),
      byValue.map(({ value }) => sar(Number(value))).toReversed(),
    ],
    [columns.duration, () => portfolio.column(4), rising(({ duration }) => duration)],
    [columns.year, () => portfolio.column(5), rising(({ year }) => year)],
  ] as const) {
    expect(new Set(ascending).size, name).toBeGreaterThan(1);
    const head = portfolio.head(name);
    await head.getByRole('button').focus();
    for (const key of ['Enter', 'Space']) {
      const before = await head.getAttribute('aria-sort');
      await page.keyboard.press(key);
      await expect(head).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
      await expect(head).not.toHaveAttribute('aria-sort', before ?? '');
      const isRising = (await head.getAttribute('aria-sort')) === 'ascending';
      const sorted = isRising ? ascending : ascending.toReversed();
      await expect.poll(shown, `${name}, ${key}`).toEqual(sorted);
      await expect(page.locator('main th[aria-sort]')).toHaveCount(1);
      await expect(head.getByRole('button')).toBeFocused();
    }
  }
});

test('the table names its rows, shows the scope beside the contract, can be sorted at 390 px and prints', async ({
  page,
}) => {
  const portfolio = new Portfolio(page);
  await portfolio.open();
  const row = portfolio.rows.first();
  const { title, client, scope } = largest;
  const header = row.getByRole('rowheader');
  await expect(header).toHaveText(`${title}${client}`);
  const last = row.getByRole('cell').last();
  await expect(last).toHaveText(scope);
  await expect(page.getByRole('columnheader', { name: columns.scope })).toBeVisible();

  for (const width of [768, 991, 1024, 1200, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, text] = await Promise.all([header.boundingBox(), last.boundingBox()]);
    if (!name || !text) throw new Error('The first row is not shown');
    expect(text.x, `at ${width} px`).toBeGreaterThanOrEqual(name.x + name.width);
    expect(text.y, `at ${width} px`).toBeLessThan(name.y + name.height);
    expect(text.width, `at ${width} px`).toBeGreaterThan(180);
    expect(name.width, `at ${width} px`).toBeGreaterThan(180);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await portfolio.head(columns.value).getByRole('button').click();
  await expect(row).toContainText(byValue.at(-1)?.title ?? '');
  await expect(row.locator('td').nth(1)).toBeInViewport({ ratio: 0 });

  await page.emulateMedia({ media: 'print' });
  await expect(portfolio.search).toBeHidden();
  await expect(page.getByRole('button', { name: actions.print })).toBeHidden();
  await expect(portfolio.rows).toHaveCount(records.length);
});

test('on wide screens the table is as wide as the content, below the chart, and its sort icons keep their shape', async ({
  page,
}) => {
  await new Portfolio(page).open();
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [table, chart] = await Promise.all(
      ['main table', 'main figure'].map((each) => page.locator(each).boundingBox()),
    );
    if (!table || !chart) throw new Error('The table or the chart is not shown');
    expect.soft(width - table.x - table.width, `margins at ${width} px`).toBeCloseTo(table.x, 0);
    expect.soft(chart.y + chart.height, `at ${width} px`).toBeLessThan(table.y);
    const icons = await page.locator('main thead svg').evaluateAll((all) =>
      all.map((icon) => {
        const { width, height } = icon.getBoundingClientRect();
        return [width / height, getComputedStyle(icon).opacity];
      }),
    );
    expect.soft(icons, `at ${width} px`).toEqual(Array(5).fill([1, '1']));
  }
});

for (const [width, shown] of [
  [1440, 12],
  [768, 12],
  [390, 5],
] as const) {
  test(`at ${width} px the table shows the first ${shown} contracts until asked for all, or filtered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const portfolio = new Portfolio(page);
    await portfolio.open();
    const count = (n: number) =>
      expect(
        page.getByText(fill(register.count, { n, all: records.length })).filter({ visible: true }),
      ).toBeVisible();
    await expect(portfolio.rows).toHaveCount(shown);
    await count(shown);
    await portfolio.head(columns.value).getByRole('button').click();
    await expect(portfolio.rows.first()).toContainText(byValue.at(-1)?.title ?? '');
    await expect(portfolio.rows).toHaveCount(shown);
    await portfolio.sector.selectOption(largest.sector);
    const inSector = records.filter(({ sector }) => sector === largest.sector);
    await expect(portfolio.rows).toHaveCount(inSector.length);
    await count(inSector.length);
    await portfolio.search.fill('a');
    await portfolio.sector.selectOption('');
    const matches = withWord('a').length;
    expect(matches).toBeGreaterThan(shown);
    await expect(portfolio.rows).toHaveCount(matches);
    await portfolio.search.fill('');
    await expect(portfolio.rows).toHaveCount(shown);
    await portfolio.more.click();
    await expect(portfolio.rows).toHaveCount(records.length);
    await count(records.length);
    await page.getByText(register.fewer).click();
    await expect(portfolio.rows).toHaveCount(shown);
  });
}

test('what the browser finds in a folded row unfolds the table', async ({ page }) => {
  await new Portfolio(page).open();
  const row = page.locator('main tbody tr', { hasText: byValue.at(-1)?.title ?? '' });
  await expect(row).toBeHidden();
  // Find-in-page cannot be tested; the browser reveals the target of an address in the same way.
  await row
    .locator('td')
    .last()
    .evaluate((cell) => {
      cell.id = 'found';
      location.hash = 'found';
    });
  await expect(row).toBeInViewport();
});

test('search, sector and order are in the URL; table, caption, chart and download follow', async ({
  page,
}) => {
  const portfolio = new Portfolio(page);
  await portfolio.openUnfolded();
  const caption = page.locator('main caption');
  const reset = page.getByRole('button', { name: filter.reset });

  await test.step('filtering neither scrolls, adds a history entry nor requests data', async () => {
    await portfolio.search.scrollIntoViewIfNeeded();
    await portfolio.search.focus();
    const before = await page.evaluate(() => ({ y: scrollY, steps: history.length }));
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/document|fetch/.test(request.resourceType())) requests.push(request.url());
    });
    await page.keyboard.type(WORD);
    const count = fill(register.count, { n: withWord(WORD).length, all: records.length });
    await expect(page.getByRole('status').getByText(count).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${WORD}$`));
    expect(await page.evaluate(() => ({ y: scrollY, steps: history.length }))).toEqual(before);
    expect(requests).toEqual([]);
    await expect(portfolio.search).toBeFocused();
  });

  await test.step('a reload restores the table from the URL', async () => {
    const sector = withWord(WORD)[0]?.sector ?? '';
    const expected = withWord(WORD).filter((record) => record.sector === sector);
    await portfolio.sector.selectOption(sector);
    await portfolio.head(columns.duration).getByRole('button').click();
    await expect(page).toHaveURL(/sort=-duration/);
    await expect(portfolio.rows).toHaveCount(expected.length);
    const shown = await portfolio.rows.allInnerTexts();
    for (const { title } of expected) expect(shown.join('\n')).toContain(title);
    await page.reload();
    await hydrated(page);
    await expect(portfolio.rows).toHaveCount(shown.length);
    expect(await portfolio.rows.allInnerTexts()).toEqual(shown);
    await expect(portfolio.search).toHaveValue(WORD);
    await expect(portfolio.sector).toHaveValue(sectorId(sector));
    await expect(portfolio.head(columns.duration)).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('the reset button keeps the order and the focus', async () => {
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect(portfolio.rows).toHaveCount(records.length);
    await expect(portfolio.search).toHaveValue('');
    await expect(reset).toBeDisabled();
    await expect(reset).toBeFocused();
    // Its ring too would be paler.
    await expect(reset).toHaveCSS('opacity', '1');
    await expect.poll(() => portfolio.query()).toBe('?sort=-duration');
  });

  await test.step('the search finds a value as it is displayed', async () => {
    await portfolio.search.fill(sar(Number(largest.value)));
    await expect(portfolio.rows).toHaveCount(1);
    await expect(portfolio.rows).toContainText(largest.title);
    await portfolio.search.fill('');
  });

  await test.step('an empty result is announced', async () => {
    const inSector = records.filter(({ sector }) => sector === largest.sector);
    expect(inSector.length).toBeLessThan(records.length);
    await portfolio.sector.selectOption(largest.sector);
    await expect(caption).toHaveText(captionOf(inSector));
    const marked = () =>
      page
        .locator('main figure circle')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity === '1').length);
    await expect.poll(marked).toBe(inSector.length);
    await portfolio.search.fill('nothing like it');
    await expect(caption).toHaveText(register.none);
    await expect.poll(marked).toBe(0);
  });

  await test.step('an unknown sector in the URL is ignored', async () => {
    await portfolio.openUnfolded('?sector=Whaling');
    await expect(portfolio.sector).toHaveValue('');
    await expect(portfolio.rows).toHaveCount(records.length);
  });

  await test.step('the download has the listed contracts, as UTF-8 with a byte order mark', async () => {
    await portfolio.search.fill(RARE_WORD);
    await expect(portfolio.rows).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: actions.csv }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${actions.file}.csv`);
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const heads = actions.csvColumns;
    const rows = withWord(RARE_WORD).map((record) => [
      record.client,
      record.title,
      record.sector,
      record.value,
      record.duration,
      record.year,
      record.scope,
    ]);
    const head = [
      heads.client,
      heads.project,
      heads.sector,
      heads.value,
      heads.duration,
      heads.year,
      heads.scope,
    ];
    expect(bytes.toString().slice(1)).toBe([head, ...rows].map(csvRow).join(''));
  });

  await test.step('the workbook has them too', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: actions.xlsx }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${actions.file}.xlsx`);
    const { sheets } = await readXlsx(await readFile(await download.path()));
    const [, first, ...others] = sheets[0]?.rows ?? [];
    const [record] = withWord(RARE_WORD);
    expect(first?.slice(0, 4)).toEqual([
      record?.client,
      record?.title,
      record?.sector,
      Number(record?.value),
    ]);
    expect(others.at(-1)?.[0]).toBe(actions.total);
  });
});

test('a new order is rendered synchronously and stays while the address follows', async ({
  page,
}) => {
  const portfolio = new Portfolio(page);
  await portfolio.open();
  const first = await portfolio.rows.first().locator('a, span').first().textContent();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const output = document.querySelector('main tbody') as HTMLElement;
    new MutationObserver(() => {
      const first = output.querySelector('tr :is(a, span)')?.textContent ?? '';
      if (seen.at(-1) !== first) seen.push(first);
    }).observe(output, { childList: true, subtree: true });
  });
  // Microtasks run before tasks, so a deferred render has not happened yet.
  const atOnce = await portfolio
    .head(columns.value)
    .getByRole('button')
    .evaluate(async (button: HTMLElement) => {
      button.click();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return document.querySelector('main tbody tr :is(a, span)')?.textContent;
    });
  expect(atOnce).not.toBe(first);
  await expect(page).toHaveURL(/sort=value/);
  await portfolio.head(columns.value).getByRole('button').click();
  await expect(page).not.toHaveURL(/sort/);
  await expect(portfolio.rows.first()).toContainText(first ?? '');
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([
    atOnce,
    first,
  ]);
});

test('text typed before hydration filters the table', async ({ page }) => {
  const portfolio = new Portfolio(page);
  const release = await holdScripts(page, '/project');
  await portfolio.search.fill(RARE_WORD);
  await release();
  await expect(portfolio.rows).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${RARE_WORD}`));
});
