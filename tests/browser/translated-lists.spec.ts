// Lists and dialogs that a translation, an extension or a telephone has changed. Forms: translated.spec.ts.
import { readCertificates } from '#app/content/certificates.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { firstOf, pageAt } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { commonWord, Portfolio, withWord } from '../page-objects/portfolio.ts';

/** Makes islands anew, which then are translated as those that were hydrated. */
const [EARLY] = CHANGES;

test.beforeEach(({ complaints }) => expectMadeAnew(complaints, EARLY));
test.afterEach(({ page }) => expectWhole(page));

test('the results of the search follow what is typed', async ({ page }) => {
  const texts = readSearch();
  const changed = new ChangedPage(page, EARLY);
  const field = page.locator('main [type=search]');
  const results = page.locator('main li:has(h2)');
  await changed.open('/search', () => field.pressSequentially('dat'));
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await expect(field).toHaveValue('data');
  for (const typed of ['data protection', 'co']) {
    await field.fill(typed);
    await expect(results.locator('h2 mark, p mark').first()).toBeVisible();
  }
  const more = page.getByRole('button', { name: texts.more });
  if (isSample() || (await more.isVisible())) {
    await changed.says(page, texts.more);
    await more.click();
    await expect(results.nth(10)).toBeVisible();
  }
  await field.fill('qqqqqq');
  await changed.says(page, fill(texts.none.title, { q: 'qqqqqq' }));
  await field.fill('');
  await expect(results).toHaveCount(0);
});

test('contracts are filtered and sorted', async ({ page }) => {
  const path = pageAt('/project');
  const { register, filter } = readPortfolioPage();
  const { records } = readPortfolio();
  const changed = new ChangedPage(page, EARLY);
  const { rows } = new Portfolio(page);
  const count = (n: number) => fill(register.count, { n, all: records.length });
  const q = page.locator('main [name=q]');
  const word = commonWord();
  await changed.open(path, () => q.pressSequentially(word));
  await changed.says(page, count(withWord(word).length));
  await expect(rows).toHaveCount(withWord(word).length);
  await q.fill('qqqqqq');
  await changed.says(page, register.none);
  await page.getByRole('button', { name: filter.reset }).click();
  await changed.says(page, count(12));
  const head = page.locator('main thead th', { hasText: register.columns.year });
  await head.getByRole('button').click();
  const newest = Math.max(...records.map(({ year }) => year));
  await changed.says(rows.first(), String(newest));
});

test('certificates follow their controls', async ({ page }) => {
  const path = pageAt('/iso-certifications');
  const { labels, certificates } = readCertificates();
  const shown = certificates.filter((each) => each.page === 'registrations');
  firstOf(shown, undefined, 'registration with a file');
  const changed = new ChangedPage(page, EARLY);
  await changed.open(path);
  await page.locator('#certificates li a').first().click();
  const dialog = page.getByRole('dialog');
  for (const [index, { title, number }] of shown.slice(0, 2).entries()) {
    await changed.says(dialog, fill(labels.position, { n: index + 1, total: shown.length }));
    await changed.says(dialog.getByRole('heading'), title);
    await changed.says(dialog, number);
    await dialog.getByRole('button', { name: labels.next }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
