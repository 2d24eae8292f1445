// Lists, dialogs and menus that a translation, an extension or a telephone has changed. Forms: translated.spec.ts.
import { readArticles } from '#app/content/articles.server.ts';
import { readCertificates } from '#app/content/certificates.server.ts';
import { readExpertise } from '#app/content/expertise.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readPortfolio } from '#app/content/portfolio.server.ts';
import { isSample } from '#app/content/settings.server.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { readPortfolioPage } from '#app/corporate/project/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import { CHANGES, ChangedPage, expectMadeAnew, expectWhole } from '../changed-page.ts';
import { firstOf, pageAt, projectPath } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { slides } from '../page-objects/hero.ts';
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

test('articles are filtered', async ({ page }) => {
  const path = pageAt('/career');
  const { list } = readCareer();
  const { articles } = readArticles();
  const tag = firstOf(
    articles.flatMap(({ tags }) => tags),
    undefined,
    'subject of a note',
  );
  const changed = new ChangedPage(page, EARLY);
  const q = page.locator('main [name=q]');
  await changed.open(path, () => q.pressSequentially('qqqq'));
  await changed.says(page, list.none);
  await q.fill('');
  await changed.says(page, fill(list.count, { n: articles.length, all: articles.length }));
  const n = articles.filter(({ tags }) => tags.includes(tag)).length;
  await page.locator('nav').getByRole('link', { name: tag }).first().click();
  await changed.says(page, fill(list.count, { n, all: articles.length }));
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

test('hero and categories follow their controls', async ({ page }) => {
  firstOf(slides.slice(3), undefined, 'fourth slide of the hero');
  firstOf(readExpertise().categories.slice(2), undefined, 'third category of expertise');
  const changed = new ChangedPage(page, EARLY);
  const hero = page.locator('main section[aria-roledescription=carousel]').first();
  const items = page.locator('details[id^=expertise-]');
  await changed.open('/', async () => {
    await hero.locator('ol button').nth(2).click();
    await items.first().locator('> summary').click();
  });
  await expect(hero.locator('figure').nth(2)).toHaveAttribute('data-shown');
  await hero.locator('ol button').nth(3).click();
  await expect(hero.locator('figure').nth(3)).toHaveAttribute('data-shown');
  await expect(items.first()).toHaveAttribute('open');
  await expect(items.first().locator('li')).not.toHaveCount(0);
  await items.nth(2).locator('> summary').click();
  await expect(items.nth(2).locator('img')).toBeVisible();
});

test('the share menu follows its controls', async ({ page, context }) => {
  const path = projectPath();
  const changed = new ChangedPage(page, EARLY);
  const { share } = readInterface();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const menu = page.locator('[popover]').filter({ hasText: share.mail });
  await changed.open(path, () => page.getByRole('button', { name: share.title }).click());
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: share.copy }).click();
  await changed.says(menu, share.copied);
});
