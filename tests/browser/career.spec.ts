// The list of articles: spec §2.4 (/career), §2.3 (its links), §3 (blog item).
import { readArticles } from '#app/content/articles.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { matches, subjectsOf } from '#app/corporate/career/article-query.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { plainHtml } from '../pages.ts';

const { articles } = readArticles();
const { list, sidebar } = readCareer();

const titlesOf = (q: string, subject?: string) =>
  articles.filter((each) => matches(each, q, subject)).map(({ title }) => title);

/** A subject of some articles, but not of all, and a search that finds few articles, of which one has the subject. */
function choice() {
  const isOfSome = ([, tag]: readonly [string, string]) =>
    ![1, articles.length].includes(titlesOf('', tag).length);
  const [number, tag] = firstOf(subjectsOf(articles), isOfSome, 'subject of some of the notes');
  const sought = firstOf(articles.toReversed(), ({ tags }) => tags.includes(tag)).title;
  return { tag, sought, byTag: { tag: number } };
}

const addressOf = (query: Record<string, string>) => `/career?${new URLSearchParams(query)}`;

test('§2.3 §2.4 the articles are listed', () => {
  const items = plainHtml('/career')
    .split('<article')
    .slice(1)
    .map((part) => part.split('</article>')[0] ?? '');
  expect(items).toHaveLength(articles.length);
  for (const [index, { title, date, meta, desc }] of articles.entries()) {
    const item = items[index] ?? '';
    expect(item).toMatch(/<img [^>]*alt="\w/);
    expect(item).toContain(`dateTime="${date}"`);
    for (const { text } of meta) expect(item).toContain(`</svg>${text}</li>`);
    const path = `/blog/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`;
    expect(item.match(/href="[^"]*"/g)).toEqual([`href="${path}"`, `href="${path}"`]);
    expect(item).toContain(`>${title}</a></h3>`);
    expect(item).toContain(`aria-label="${list.more}: ${title}"`);
    const [, excerpt = ''] = /<p[^>]*>([^<]*)<\/p>/.exec(item) ?? [];
    expect(excerpt).toMatch(/\.$/);
    expect(desc).toContain(excerpt);
  }
});

test('§2.4 the articles are selected by search and subject', async ({ page }) => {
  const { tag, sought, byTag } = choice();
  const titles = page.locator('main article').getByRole('heading');
  const search = page.getByRole('searchbox', { name: sidebar.search });
  const subject = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/career');
  await hydrated(page);
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 300));
  const found = titlesOf(sought);
  expect(found.length).toBeLessThan(articles.length);
  await search.pressSequentially(`${sought.toUpperCase()}  `);
  await expect(titles).toHaveText(found);
  const count = fill(list.count, { n: found.length, all: articles.length });
  await expect(page.locator('main output')).toHaveText(count);
  await expect(page).toHaveURL(addressOf({ q: sought.toUpperCase() }));
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await search.fill('خزان xyzzy');
  await expect(titles).toHaveCount(0);
  await expect(page.getByText(list.none)).toBeVisible();
  await search.fill('');
  await expect(page).toHaveURL('/career');

  await subject(tag).click();
  await expect(page).toHaveURL(addressOf(byTag));
  await page.reload();
  await hydrated(page);
  await expect(subject(tag)).toHaveAttribute('aria-current', 'true');
  await expect(titles).toHaveText(titlesOf('', tag));
  await search.fill(sought);
  await expect(titles).toHaveText(titlesOf(sought, tag));
  await expect(page).toHaveURL(addressOf({ ...byTag, q: sought }));
  await subject(sidebar.all).click();
  await expect(titles).toHaveText(found);

  await test.step('on a phone the subjects open above the list and name the chosen one', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(byTag));
    await hydrated(page);
    await expect(subject(tag)).toBeHidden();
    await page.getByText(`${sidebar.tags}: ${tag}`).click();
    await expect(subject(tag)).toBeVisible();
  });
});

test('text typed before hydration and a subject chosen at once are kept', async ({ page }) => {
  const { tag, sought, byTag } = choice();
  const titles = page.locator('main article').getByRole('heading');
  const search = page.getByRole('searchbox', { name: sidebar.search });
  await page.clock.install();
  const release = await holdScripts(page, '/career');
  await search.fill(sought);
  await release();
  await expect(titles).toHaveText(titlesOf(sought));
  await expect(page).toHaveURL(addressOf({ q: sought }));

  await page.clock.pauseAt(Date.now() + 60_000);
  await search.fill('');
  await page.getByRole('link', { name: tag, exact: true }).click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(addressOf(byTag));
  await expect(titles).toHaveText(titlesOf('', tag));
});
