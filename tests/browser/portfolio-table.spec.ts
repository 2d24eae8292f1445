// The table of the portfolio: order, folding, layout and paper (spec §2.4).
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { sar } from '#app/corporate/money.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { comparableText } from '#shared/comparable-text.ts';
import { fileNeeds, firstOf } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { Portfolio } from '../page-objects/portfolio.ts';

const { records } = readPortfolio();
const { register, actions } = readPortfolioPage();
const { columns } = register;

const byValue = records.toSorted((a, b) => Number(b.value) - Number(a.value));
const largest = () => firstOf(byValue, undefined, 'contract');
const smallest = () => firstOf(byValue.toReversed(), undefined, 'contract').title;

const texts = (key: 'title' | 'sector') =>
  records
    .map((each) => each[key])
    .toSorted((a, b) => (comparableText(a) < comparableText(b) ? -1 : 1));
const falling = (key: 'value' | 'duration' | 'year') =>
  records.map((each) => Number(each[key])).toSorted((a, b) => b - a);

fileNeeds(records[0], 'contract');

test('§2.4 every column sorts both ways by keyboard and keeps the focus; the table prints whole', async ({
  page,
}) => {
  const portfolio = new Portfolio(page);
  await portfolio.open();

  await test.step('it names rows, has scope beside contract, and prints whole', async () => {
    const row = portfolio.rows.first();
    const header = row.getByRole('rowheader');
    const last = row.getByRole('cell').last();
    await expect(header).toHaveText(`${largest().title}${largest().client}`);
    await expect(last).toHaveText(largest().scope);
    await expect(page.getByRole('columnheader', { name: columns.scope })).toBeVisible();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [name, scope] = await Promise.all([header.boundingBox(), last.boundingBox()]);
      if (!name || !scope) throw new Error('The first row is not shown');
      expect(scope.x, `at ${width} px`).toBeGreaterThanOrEqual(name.x + name.width);
      expect(Math.min(scope.width, name.width), `at ${width} px`).toBeGreaterThan(180);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(portfolio.search).toBeHidden();
    await expect(page.getByRole('button', { name: actions.print })).toBeHidden();
    await expect(portfolio.rows).toHaveCount(records.length);
    await page.emulateMedia({ media: null });
  });

  await portfolio.unfold();
  const titles = portfolio.rows.locator('th :is(a, span):first-child');
  const years = falling('year').map(String);
  for (const [name, direction, place, sorted] of [
    ['project', 'ascending', undefined, texts('title')],
    ['sector', 'ascending', 2, texts('sector')],
    ['value', 'descending', 3, falling('value').map(sar)],
    ['duration', 'descending', 4, falling('duration').map(String)],
    ['year', 'descending', 5, years],
  ] as const) {
    const head = portfolio.head(columns[name]);
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', direction);
    await expect(page.locator('main th[aria-sort]')).toHaveCount(1);
    const shown = () => (place ? portfolio.column(place) : titles.allInnerTexts());
    await expect.poll(shown, name).toEqual(sorted);
    await expect(head.getByRole('button')).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(portfolio.head(columns.year)).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => portfolio.column(5)).toEqual(years.toReversed());
});

test('the table shows 12 contracts, on phones 5, until unfolded or filtered', async ({ page }) => {
  const portfolio = new Portfolio(page);
  const { rows } = portfolio;
  const shows = async (n: number) => {
    await expect(rows).toHaveCount(n);
    const count = page.getByText(fill(register.count, { n, all: records.length }));
    await expect(count.filter({ visible: true })).toBeVisible();
  };
  firstOf(records.slice(5), undefined, 'sixth contract');
  await portfolio.open();
  await shows(Math.min(12, records.length));
  const top = async (selector: string) =>
    (await page.locator(`main ${selector}`).first().boundingBox())?.y ?? Number.NaN;
  expect(await top('figure')).toBeLessThan(await top('table'));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await top('figure'), 'on phones').toBeGreaterThan(await top('table'));
  await shows(5);
  await portfolio.head(columns.value).getByRole('button').click();
  await expect(rows.first()).toContainText(smallest());
  await shows(5);
  await expect(rows.first().locator('td').nth(1)).toBeInViewport({ ratio: 0 });
  await portfolio.sector.selectOption(largest().sector);
  await shows(records.filter(({ sector }) => sector === largest().sector).length);
  await portfolio.sector.selectOption('');
  await portfolio.more.click();
  await shows(records.length);
  await page.getByText(register.fewer).click();
  await shows(5);

  // Find-in-page cannot be tested; the browser reveals the target of an address in the same way.
  const found = page.locator('main tbody tr', { hasText: largest().title });
  await expect(found).toBeHidden();
  await found.evaluate((row) => {
    row.firstElementChild?.setAttribute('id', 'found');
    location.hash = 'found';
  });
  await expect(found).toBeInViewport();
  await shows(records.length);
});
