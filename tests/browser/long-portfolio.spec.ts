// Sorting and filtering a table of 1,000 contracts: decision 0305.
import type { Page } from '@playwright/test';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import type { Contract } from '#app/corporate/project/select-contracts.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { RARE_WORD, withWord } from '../page-objects/portfolio.ts';

const COUNT = 1000;

const { records } = readPortfolio();
const { register, filter } = readPortfolioPage();

/** Opens the table with more contracts than the document has rows for. */
async function open(page: Page) {
  await page.route('**/project', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withContracts(await response.text()) });
  });
  await page.goto('/project');
  await hydrated(page);
  await expect(page.locator('main tbody tr')).toHaveCount(COUNT);
}

/** The months of all rows, in document order. */
function months(page: Page) {
  return page
    .locator(`main tbody td[data-label="${register.columns.duration}"]`)
    .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent)));
}

test('sorting and filtering reach the last of 1,000 contracts; clearing the filter restores all', async ({
  page,
  complaints,
}) => {
  // React finds other rows than in the document, and renders all.
  complaints.expect(/React error #418/);
  await open(page);
  await page.locator('main thead').getByRole('button', { name: register.columns.duration }).click();
  await expect(page.locator('main tbody tr').first()).toContainText('36');
  await expect.poll(async () => (await months(page)).at(-1)).toBe(1);
  const all = await months(page);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(all).toHaveLength(COUNT);

  const search = page.getByRole('searchbox', { name: filter.search });
  await search.fill(RARE_WORD);
  const [match] = withWord(RARE_WORD);
  // withContracts repeats the records in their order.
  const few = Array.from({ length: COUNT }, (_, index) => records[index % records.length]).filter(
    (record) => record === match,
  ).length;
  await expect(page.locator('main output')).toHaveText(
    fill(register.count, { n: few, all: COUNT }),
  );
  await expect(page.locator('main tbody tr:visible')).toHaveCount(few);
  await expect.poll(async () => (await months(page)).length).toBe(few);
  await expect(page.locator('main tbody tr')).toHaveCount(few);
  await search.fill('');
  await expect.poll(async () => (await months(page)).length).toBe(COUNT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main tbody tr').last()).toBeVisible();
});

/** The document of `/project` with data of `COUNT` contracts, copied from its own in their order. */
function withContracts(document: string): string {
  const [, json] =
    /<script type="application\/json">(\{"contracts":.+?)<\/script>/s.exec(document) ?? [];
  if (!json) throw new Error('The document has no contracts');
  const props = JSON.parse(json) as { contracts: Contract[] };
  const contracts = Array.from({ length: COUNT }, (_, index) => {
    const model = props.contracts[index % props.contracts.length] as Contract;
    return {
      ...model,
      id: index + 1,
      title: `${model.title} ${index + 1}`,
      duration: ((model.duration + index) % 36) + 1,
    };
  });
  const text = JSON.stringify({ ...props, contracts }).replaceAll('<', '\\u003c');
  return document.replace(json, () => text);
}
