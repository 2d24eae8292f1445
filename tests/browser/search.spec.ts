// The search: header and drawer, results while typing, the list of all pages; decision 0306.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addressOf } from '#app/content/address.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { isSample } from '#app/content/settings.server.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import { readMarkdownPage } from '#app/corporate/text-page/markdown/content.server.ts';
import { otherLanguages } from '#app/frame/language-choice.ts';
import { LANGUAGE } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesIn, readPage } from '../pages.ts';

const { search: words, menu } = readInterface();
const texts = readSearch();
const { title } = readMarkdownPage('/data-protection');
const searchFor = (q: string) => `/search?${new URLSearchParams({ q })}`;

test('a search in the header or the drawer leads to results', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: words.label });
  const open = page.getByRole('button', { name: words.open, exact: true }).first();
  await open.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchFor(title));
  await expect(page.locator('main li h2 a').first()).toHaveAttribute('href', '/data-protection');
  await expect(field, 'only the field of the page is shown').toHaveValue(title);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchFor('zzzz'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue('zzzz');
});

test('results, address, title and position follow what one types', async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  const list = page.getByRole('heading', { name: texts.subjects.title });
  const results = page.locator('main li:has(h2)');
  await field.pressSequentially(title.slice(0, 4).toLowerCase());
  await expect(results.locator('mark').first()).toBeVisible();
  await expect(list).toBeHidden();
  await expect(status).not.toBeEmpty();
  await field.fill('co');
  await expect(page).toHaveTitle(new RegExp(`^${fill(texts.documentTitle, { q: 'co' })}`));
  await page.keyboard.press('Enter');
  await expect(field).not.toBeFocused();
  await expect(page).toHaveURL(searchFor('co'));

  const more = page.getByRole('button', { name: texts.more });
  if (isSample() || (await more.isVisible())) await expect(results).toHaveCount(10);
  const last = results.last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(field).toHaveValue('co');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);

  await field.fill('qqqqqq');
  await expect(page.getByRole('heading', { name: /qqqqqq/ })).toBeVisible();
  await expect(list).toBeVisible();
  await field.fill('');
  await expect(page).toHaveURL('/search');
  await expect(status).toBeEmpty();
});

test('answers, similar words and other languages are beside the results', async ({ page }) => {
  const main = page.getByRole('main');
  const isKnown = ({ page, answer }: (typeof texts.synonyms)[number]) => Boolean(page && answer);
  const known = firstOf(texts.synonyms, isKnown, 'answer of the search with a page');
  await page.goto(searchFor(firstOf(known.words)));
  await expect(main.locator('li h2 a').first()).toHaveAttribute('href', known.page ?? '');
  expect((await main.innerHTML()).replaceAll('&nbsp;', ' ')).toContain(known.answer);

  const titles = [...readProjects().map(({ record }) => record.title), title];
  const words = titles.flatMap((each) => each.split(' '));
  const word = firstOf(words, ({ length }) => length > 6, 'long word in a title');
  const typo = `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`;
  await page.goto(searchFor(typo));
  await expect(main.getByRole('status')).toContainText(fill(texts.similar, { words: typo }));

  const [language] = otherLanguages;
  if (!language) return;
  const { code, direction, name } = language;
  const theirs = parse(readFileSync(`content/${code}/search.yaml`, 'utf8'));
  const same = theirs.synonyms.find(({ id }: { id: string }) => id === known.id);
  await page.goto(searchFor(same.words[0]));
  const found = main.locator(`[lang="${code}"][dir="${direction}"] h2 a`).first();
  await expect(found).toHaveAttribute('href', addressOf(known.page ?? '', baseOf(code)));
  await expect(page.getByText(fill(texts.otherLanguage, { language: name }))).toBeVisible();
});

test('without the index, all pages are listed by subject; it can be loaded again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await page.route('**/assets/search-*.json', (route) => route.abort());
  await page.goto(searchFor('co'));
  await expect(page.getByRole('alert')).toContainText(texts.failed.text);
  await expect(page.getByRole('heading', { name: texts.subjects.title })).toBeVisible();
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const found = pagesIn(LANGUAGE).filter((each) => readPage(each).includes('rel="canonical"'));
  const unlisted = /^\/(?:thirdparty-inspection$|careers\/)/;
  expect(found.filter((each) => !links.includes(each) && !unlisted.test(each))).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: texts.failed.retry }).click();
  await expect(page.locator('main li:has(h2)').first()).toBeVisible();
});
