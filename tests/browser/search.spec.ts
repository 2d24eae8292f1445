// The search: header and drawer, results while typing, the list of all pages; decision 0306.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addressOf } from '#app/content/address.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readProjects } from '#app/corporate/project-details/content.server.ts';
import { readSearch } from '#app/corporate/search/content.server.ts';
import { otherLanguages } from '#app/frame/language-choice.ts';
import { LANGUAGE } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { firstOf, projectPath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesIn, readPage } from '../pages.ts';

const { search: words, menu } = readInterface();
const texts = readSearch();
const { title } = firstOf(readProjects()).record;

/** A prefix of more words than the first list of results shows. */
const COMMON = 'co';

test('a search in the header or the drawer leads to results, and back to the page', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: words.label });
  const open = page.getByRole('button', { name: words.open, exact: true }).first();

  await open.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', words.label);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: title })}`);
  const first = page.locator('main li h2 a').first();
  await expect(first).toHaveAttribute('href', projectPath);
  await expect(field, 'only the field of the page is shown').toHaveValue(title);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zzzz');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue('zzzz');
  await page.goBack();
  await expect(first).toHaveAttribute('href', projectPath);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('results come while one types, with the words marked; address, title and position follow', async ({
  page,
}) => {
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
  await expect(page).toHaveURL(/\?q=/);

  await field.fill(`<b>${title}</b>`);
  await expect(page).toHaveTitle(new RegExp(`^${fill(texts.documentTitle, { q: '<b>' })}`));
  await expect(results.first().locator('h2 mark').first()).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
  await expect(page.locator('main li:has(h2) p:last-child').first()).not.toBeEmpty();

  // The results of one query stay until those of the next come.
  await field.fill('');
  await expect(results).toHaveCount(0);
  await field.fill(COMMON);
  await page.keyboard.press('Enter');
  await expect(field).not.toBeFocused();
  await expect(page).toHaveURL(`/search?q=${COMMON}`);
  const more = page.getByRole('button', { name: texts.more });
  const last = results.last().getByRole('link');
  await expect(more).toBeVisible();
  const address = (await last.getAttribute('href')) ?? '';
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(field).toHaveValue(COMMON);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);

  await field.fill('qqqqqq');
  await expect(page.getByRole('heading', { name: /qqqqqq/ })).toBeVisible();
  await expect(list).toBeVisible();
  await field.fill('');
  await expect(page).toHaveURL('/search');
  await expect(status).toBeEmpty();
});

test('who asks for one fact gets it above the results, and its page first', async ({ page }) => {
  const known = texts.synonyms.find(({ page, answer }) => page && answer);
  if (!known) throw new Error('content/search.yaml needs synonyms with a page and an answer');
  for (const word of known.words.slice(0, 2)) {
    await page.goto(`/search?${new URLSearchParams({ q: word })}`);
    await expect(page.locator('main li:has(h2) a').first()).toHaveAttribute(
      'href',
      known.page ?? '',
    );
    const shown = await page.locator('main').innerHTML();
    expect(shown.replaceAll('&nbsp;', ' ')).toContain(known.answer);
  }
});

test('similar words are shown as such, words of another language find its pages', async ({
  page,
}) => {
  const [word = ''] = title.split(' ').filter((each) => each.length > 6);
  const typo = `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`;
  await page.goto(`/search?q=${typo}`);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(fill(texts.similar, { words: typo }));

  const [language] = otherLanguages;
  if (!language) return;
  const { code, direction, name } = language;
  const theirs = parse(readFileSync(`content/${code}/search.yaml`, 'utf8'));
  const known = texts.synonyms.find(({ page }) => page);
  const { words } = theirs.synonyms.find(({ id }: { id: string }) => id === known?.id);
  await page.goto(`/search?${new URLSearchParams({ q: words[0] })}`);
  const results = page.locator(`main [lang="${code}"][dir="${direction}"]`);
  await expect(results.getByRole('heading').getByRole('link').first()).toHaveAttribute(
    'href',
    addressOf(known?.page ?? '', baseOf(code)),
  );
  await expect(page.getByText(fill(texts.otherLanguage, { language: name }))).toBeVisible();
});

test('without the index, or without JavaScript, all pages are listed by subject', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const list = page.getByRole('heading', { name: texts.subjects.title });
  await page.route('**/assets/search-*.json', (route) => route.abort());
  await page.goto(`/search?q=${COMMON}`);
  await expect(page.getByRole('alert')).toContainText(texts.failed.text);
  await expect(list).toBeVisible();
  await page.unroute('**/assets/search-*.json');
  await page.getByRole('button', { name: texts.failed.retry }).click();
  await expect(page.locator('main li:has(h2)').first()).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await plain.newPage();
  await still.goto('/contact');
  await still.getByRole('button', { name: words.open, exact: true }).first().click();
  await still.getByRole('searchbox', { name: words.label }).fill(COMMON);
  await still.keyboard.press('Enter');
  await expect(still).toHaveURL(`/search?q=${COMMON}`);
  const links = await still
    .locator('main a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const found = pagesIn(LANGUAGE).filter((each) => readPage(each).includes('rel="canonical"'));
  const unlisted = /^\/(?:thirdparty-inspection$|careers\/)/;
  expect(found.filter((each) => !links.includes(each) && !unlisted.test(each))).toEqual([]);
  await plain.close();
});
