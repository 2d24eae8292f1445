// The list of articles: spec §2.4 (/career), §2.3 (navigation state of its links), §3 (blog item).

import type { Locator, Page } from '@playwright/test';
import { type Article, readArticles } from '#app/content/articles.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { subjectsOf } from '#app/corporate/career/article-query.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { violationsIn } from '../axe.ts';
import { articlePath, firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { articles } = readArticles();
const { list, sidebar } = readCareer();

/** Words that the search finds in this article only. */
function ownWords(article: Article): string[] {
  const others = articles.filter((other) => other !== article).map((other) => textOf(other));
  const words = article.desc.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => others.every((text) => !text.includes(word)));
}

function textOf({ title, admin, desc, tags, meta }: Article): string {
  const remarks = meta.map(({ text }) => text);
  return [title, admin, desc, ...tags, ...remarks].join(' ').toLowerCase();
}

/** An article that is not the first of the list, and two words that only it has. */
const sought = firstOf(articles.slice(1), (article) => ownWords(article).length > 1);
const [word = '', otherWord = ''] = ownWords(sought);

/** A subject of some articles, but not of all. */
const tag = firstOf(
  articles.flatMap(({ tags }) => tags),
  (each) => articlesOn(each).length > 1 && articlesOn(each).length < articles.length,
);

/** Its query. */
const byTag = { tag: subjectsOf(articles).find(([, name]) => name === tag)?.[0] ?? '' };

function articlesOn(subject: string): Article[] {
  return articles.filter(({ tags }) => tags.includes(subject));
}

class CareerPage {
  readonly page: Page;
  readonly items: Locator;
  readonly search: Locator;
  readonly count: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.locator('main article');
    this.search = page.getByRole('searchbox', { name: sidebar.search });
    this.count = page.locator('main output');
  }

  async open(query = '') {
    await this.page.goto(`/career${query}`);
    await hydrated(this.page);
  }

  subject(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  more({ title }: Article): Locator {
    return this.page.getByRole('link', { name: `${list.more}: ${title}`, exact: true });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.4 each item has a thumbnail, date, remarks, title, description and link, for every query', async ({
    page,
  }) => {
    const career = new CareerPage(page);
    await page.goto('/career');
    await expect(career.items.getByRole('heading')).toHaveText(articles.map(({ title }) => title));
    for (const [index, { title, date, meta, desc }] of articles.entries()) {
      const item = career.items.nth(index);
      await expect(item.locator('img')).toHaveAttribute('alt', /\w/);
      await expect(item.locator('time')).toHaveAttribute('datetime', date);
      await expect(item.locator('li:has(svg)')).toHaveText(meta.map(({ text }) => text));
      const slug = title.toLowerCase().replaceAll(' ', '-');
      for (const link of [item.getByRole('heading').getByRole('link'), item.locator('a').last()]) {
        await expect(link).toHaveAttribute('href', `/blog/${encodeURIComponent(slug)}`);
      }
      const excerpt = (await item.locator('p').first().textContent()) ?? '';
      expect(excerpt).toMatch(/\.$/);
      expect(desc).toContain(excerpt);
    }

    await page.goto(`/career?${new URLSearchParams({ ...byTag, q: 'nothing' })}`);
    await expect(career.items).toHaveCount(articles.length);
    await career.more(sought).click();
    await expect(page.locator('h1')).toHaveText(sought.title);
  });
});

test('§2.4 search and subject select articles, are kept in the URL and lead to one', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await career.open();
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 300));
  await career.search.pressSequentially(`${word.toUpperCase()}  ${otherWord}`);
  await expect(career.items).toHaveCount(1);
  await expect(career.items).toContainText(sought.title);
  await expect(career.count).toHaveText(fill(list.count, { n: 1, all: articles.length }));
  const q = () => new URL(page.url()).searchParams.get('q');
  await expect.poll(q).toBe(`${word.toUpperCase()}  ${otherWord}`);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await career.search.fill('خزان xyzzy');
  await expect(career.items).toHaveCount(0);
  await expect(page.getByText(list.none)).toBeVisible();
  await career.search.fill('');
  await expect(career.items).toHaveCount(articles.length);
  await expect(page).toHaveURL('/career');

  const chosen = articlesOn(tag);
  await career.subject(tag).click();
  await expect(career.subject(tag)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`/career?${new URLSearchParams(byTag)}`);
  await expect(career.items).toHaveCount(chosen.length);
  await page.reload();
  await hydrated(page);
  await expect(career.items.getByRole('heading')).toHaveText(chosen.map(({ title }) => title));
  const [one] = ownWords(firstOf(chosen, (article) => ownWords(article).length > 0));
  await career.search.fill(one ?? '');
  await expect(career.items).toHaveCount(1);
  await expect(page).toHaveURL(`/career?${new URLSearchParams({ ...byTag, q: `${one}` })}`);
  await career.search.fill('');
  await expect(page).toHaveURL(`/career?${new URLSearchParams(byTag)}`);
  await career.subject(sidebar.all).click();
  await expect(career.items).toHaveCount(articles.length);

  await test.step('§2.3 "read more" opens /blog/{title}', async () => {
    await career.more(sought).click();
    await expect(page).toHaveURL(detailsPath('blog', sought.title));
    await expect(page.locator('h1')).toHaveText(sought.title);
  });

  await test.step('the list with a chosen subject is accessible', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await career.open(`?${new URLSearchParams(byTag)}`);
      expect(await violationsIn(page, 'main'), colorScheme).toEqual([]);
    }
  });
});

test('text typed before hydration is searched for', async ({ page }) => {
  const career = new CareerPage(page);
  const release = await holdScripts(page, '/career');
  await career.search.fill(word);
  await release();
  await hydrated(page);
  await expect(career.items).toHaveCount(1);
  await expect(page).toHaveURL(`/career?${new URLSearchParams({ q: word })}`);
});

test('§2.1 back restores the position in the found articles, although all are shown until hydration', async ({
  page,
}) => {
  const career = new CareerPage(page);
  await page.setViewportSize({ width: 1440, height: 400 });
  await career.open();
  const item = career.items.filter({ has: page.getByRole('heading', { name: sought.title }) });
  const place = await item.evaluate((found) => Math.round(found.getBoundingClientRect().top) + 10);
  await career.open(`?${new URLSearchParams({ q: word })}`);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goto(articlePath);
  const release = await holdScripts(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(career.items).toHaveCount(articles.length);
  await release();
  await hydrated(page);
  await expect(career.items).toHaveCount(1);
  // Scroll anchoring moves it in a frame.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a subject chosen during a search navigation is kept', async ({ page }) => {
  await page.clock.install();
  const career = new CareerPage(page);
  await career.open();
  await career.search.fill('a');
  await expect(page).toHaveURL('/career?q=a');
  await page.clock.pauseAt(Date.now() + 60_000);
  await career.search.fill('');
  await career.subject(tag).click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(`/career?${new URLSearchParams(byTag)}`);
  await expect(career.items).toHaveCount(articlesOn(tag).length);
});

test('on a phone the subjects open above the list and name the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const career = new CareerPage(page);
  await career.open();
  await expect(career.subject(tag)).toBeHidden();
  await page.locator('summary').filter({ hasText: sidebar.tags }).click();
  await career.subject(tag).click();
  await expect(career.items).toHaveCount(articlesOn(tag).length);
  await career.open(`?${new URLSearchParams(byTag)}`);
  await expect(
    page.locator('summary').filter({ hasText: `${sidebar.tags}: ${tag}` }),
  ).toBeVisible();
});
