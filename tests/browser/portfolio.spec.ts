// The portfolio: spec §2.4, §9.
import { readFile } from 'node:fs/promises';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { Portfolio } from '../page-objects/portfolio.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 the table is whole: about 40 records under its columns', async ({ page }) => {
    await page.goto('/project');
    await expect(page.locator('main tbody tr')).toHaveCount(40);
    const heads = page.locator('main thead th');
    await expect(heads.filter({ hasText: 'Client and project' })).toBeVisible();
    await expect(heads.filter({ hasText: 'Project value (SAR)' })).toBeVisible();
    await expect(heads.filter({ hasText: 'Duration (months)' })).toBeVisible();
    await expect(page.locator('main caption')).toContainText('SAR 330,900,730.40 in all');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('img', { name: /Scatter chart of 40 contracts/ })).toBeVisible();
  });
});

test.describe('the table', () => {
  test('gives the contract more room than any figure, at every width', async ({ page }) => {
    await new Portfolio(page).open();
    for (const width of [768, 991, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [name = 0, ...others] = await page
        .locator('main thead th')
        .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
      expect(name, `at ${width} px`).toBeGreaterThan(Math.max(...others));
    }
  });

  test('§2.4 every column sorts both ways by keyboard and says so', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    const columns = [
      'Client and project',
      'Sector',
      'Project value (SAR)',
      'Duration (months)',
      'Handover',
    ];
    await expect(portfolio.head('Project value')).toHaveAttribute('aria-sort', 'descending');
    for (const name of columns) {
      const head = portfolio.head(name);
      const before = await head.getAttribute('aria-sort');
      await head.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(head).toHaveAttribute('aria-sort', /^(ascending|descending)$/);
      if (before) await expect(head).not.toHaveAttribute('aria-sort', before);
      const first = await head.getAttribute('aria-sort');
      await page.keyboard.press('Space');
      await expect(head).not.toHaveAttribute('aria-sort', first ?? '');
      await expect(page.locator('main th[aria-sort]')).toHaveCount(1);
      await expect(head.getByRole('button')).toBeFocused();
    }
    await expect(portfolio.rows).toHaveCount(40);
  });

  test('§2.4 the rows stand in the order of the column pressed', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    for (const [number, name] of [
      [2, 'Sector'],
      [4, 'Duration (months)'],
      [5, 'Handover'],
    ] as const) {
      const head = portfolio.head(name);
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', /./);
      const shown = await portfolio.column(number);
      const rising = shown.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      const isRising = (await head.getAttribute('aria-sort')) === 'ascending';
      expect(shown, name).toEqual(isRising ? rising : rising.toReversed());
      expect(new Set(shown).size, name).toBeGreaterThan(4);
    }
  });

  test('§2.4 by client and project, the rows stand in the order of their first line', async ({
    page,
  }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sort=project');
    const titles = await portfolio.rows.locator('th :is(a, span):first-child').allInnerTexts();
    expect(titles).toHaveLength(40);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('a row is named by project and client, not by the whole scope', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    const row = portfolio.rows.first();
    await expect(row.getByRole('rowheader')).toHaveText(
      'Pump station at kilometre 148Rawasi Pipelines',
    );
    await expect(row.getByRole('cell').last()).toContainText('Earthworks, pump foundations');
    await expect(page.getByRole('columnheader', { name: 'Scope' })).toBeAttached();
  });

  test('a value is found as it is shown', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.search.fill('35,000,000');
    await expect(portfolio.rows).toHaveCount(1);
    await expect(portfolio.rows).toContainText('Pump station at kilometre 148');
  });

  test('§9 values from 61,682.50 to 35,000,000.00, months from 1 to 36', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sort=value');
    await expect(portfolio.rows.first()).toContainText('Valve chamber drainage repair');
    const values = await portfolio.column(3);
    expect([values[0], values.at(-1)]).toEqual(['61,682.50', '35,000,000.00']);
    const months = (await portfolio.column(4)).map(Number);
    expect([Math.min(...months), Math.max(...months)]).toEqual([1, 36]);
  });

  test('search, sector and order are in the URL, and are restored from it', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.search.fill('tank');
    await portfolio.sector.selectOption('Oil & Gas');
    await portfolio.head('Duration (months)').getByRole('button').click();
    await expect(page).toHaveURL(/sort=-duration/);
    const shown = await portfolio.rows.allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(8);

    await page.reload();
    await hydrated(page);
    await expect(portfolio.rows).toHaveCount(shown.length);
    expect(await portfolio.rows.allInnerTexts()).toEqual(shown);
    await expect(portfolio.search).toHaveValue('tank');
    await expect(portfolio.sector).toHaveValue('Oil & Gas');
    await expect(portfolio.head('Duration (months)')).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(portfolio.rows).toHaveCount(40);
    await expect(portfolio.search).toHaveValue('');
    expect(portfolio.query()).toBe('?sort=-duration');
  });

  test('the button that gives all back keeps the focus', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?q=tank');
    const button = page.getByRole('button', { name: 'Show all' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(portfolio.rows).toHaveCount(40);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
  });

  test('an address cannot ask for a sector that the list does not have', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?sector=Whaling');
    await expect(portfolio.sector).toHaveValue('');
    await expect(portfolio.rows).toHaveCount(40);
  });

  test('a new order comes at once and stays, while the address follows', async ({ page }) => {
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
    // Tasks come after these: nothing that waits its turn has been drawn.
    const atOnce = await portfolio
      .head('Sector')
      .getByRole('button')
      .evaluate(async (button: HTMLElement) => {
        button.click();
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        return document.querySelector('main tbody tr :is(a, span)')?.textContent;
      });
    expect(atOnce).not.toBe(first);
    await expect(page).toHaveURL(/sort=sector/);
    await portfolio.head('Project value').getByRole('button').click();
    await expect(page).not.toHaveURL(/sort/);
    await expect(portfolio.rows.first()).toContainText(first ?? '');
    expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([
      atOnce,
      first,
    ]);
  });

  test('filtering moves neither the page nor the history, and asks for no data', async ({
    page,
  }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.search.scrollIntoViewIfNeeded();
    await portfolio.search.focus();
    const before = await page.evaluate(() => ({ y: scrollY, steps: history.length }));
    const requests: string[] = [];
    // The shorter page shows pictures that it had put off: they are another matter.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await page.keyboard.type('crane');
    await expect(page.getByRole('status').filter({ hasText: 'contracts shown' })).toHaveText(
      /^\d of 40 contracts shown$/,
    );
    await expect(page).toHaveURL(/q=crane$/);
    expect(await page.evaluate(() => ({ y: scrollY, steps: history.length }))).toEqual(before);
    expect(requests).toEqual([]);
    await expect(portfolio.search).toBeFocused();
  });

  test('caption and chart follow the filter; nothing found is said', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await portfolio.sector.selectOption('Infrastructure');
    const caption = page.locator('main caption');
    await expect(caption).toHaveText(
      '2 completed contracts, SAR 18,960,540.50 in all. Median SAR 9,480,270.25 and 15 months.',
    );
    const marked = page.locator('main figure circle[class*=point]');
    await expect(marked).toHaveCount(2);
    await portfolio.search.fill('nothing like it');
    await expect(caption).toHaveText(/^No contract matches/);
    await expect(marked).toHaveCount(0);
  });

  test('words typed before React runs are not lost', async ({ page }) => {
    const portfolio = new Portfolio(page);
    const release = await holdScripts(page);
    await page.goto('/project');
    await portfolio.search.fill('reservoir');
    await release();
    await expect(portfolio.rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=reservoir/);
  });

  test('the download holds what is shown, as UTF-8 with its mark', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open('?q=floating-roof');
    await expect(portfolio.rows).toHaveCount(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('miqdam-projects-portfolio.csv');
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString().slice(1).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Client,Project,Sector,Value (SAR),Duration (months),Handover,Scope');
    expect(lines[1]).toMatch(
      /^Mirqab Tank Storage,"Two floating-roof tanks of 30,000 m³",Oil & Gas,10842975.75,14,2024,/,
    );
  });

  test('at 390 px nothing scrolls sideways and the columns can still be sorted', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const portfolio = new Portfolio(page);
    await portfolio.open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await portfolio.head('Duration (months)').getByRole('button').click();
    await expect(portfolio.rows.first()).toContainText('Pump station at kilometre 148');
    await expect(portfolio.rows.first().locator('td').nth(1)).toBeInViewport({ ratio: 0 });
  });

  test('on paper the controls are gone and the rows stay', async ({ page }) => {
    const portfolio = new Portfolio(page);
    await portfolio.open();
    await page.emulateMedia({ media: 'print' });
    await expect(portfolio.search).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden();
    await expect(portfolio.rows).toHaveCount(40);
  });
});
