// The page of an article: spec §2.4 (blog details), §2.3 and decision 0007 (its data), §9 (split).

import type { Page } from '@playwright/test';
import { readArticles } from '#app/content/articles.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { slug } from '#app/content/slug.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
import { violationsIn } from '../axe.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { articles, page: shared } = readArticles();
const { article: labels } = readInterface();
const { more } = readCareer().list;

const [article] = articles;
if (!article) throw new Error('There is no article');
const PATH = detailsPath('blog', article.title);

/** The title with the most characters that a URL must encode. */
const encodedCharacters = (title: string) => slug(title).split('%').length;
const hardest = articles
  .map(({ title }) => title)
  .reduce((a, b) => (encodedCharacters(b) > encodedCharacters(a) ? b : a));

const HARDEST_PATH = `/blog/${encodeURIComponent(hardest.toLowerCase().replaceAll(' ', '-'))}`;

const readMore = (page: Page, title: string) =>
  page.getByRole('link', { name: `${more}: ${title}`, exact: true });

async function open(page: Page, path = PATH) {
  await page.goto(path);
  await hydrated(page);
}

test('§2.4 §9 image, author, title, the date of today, testimonial, check items, keywords, comments, split text', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page);
  const element = page.locator('main article').first();
  await expect(page.locator('h1')).toHaveText(article.title);
  await expect(element.locator('img').first()).toHaveAttribute('alt', /\w/);
  await expect(element).toContainText(article.admin);
  const { quote, name } = article.testimonial ?? {};
  const testimonial = element.locator('figure').filter({ has: page.locator('blockquote') });
  await expect(testimonial).toHaveCount(quote ? 1 : 0);
  if (quote) await expect(testimonial).toContainText(`${quote}${name}`);
  await expect(element.locator('section li')).toHaveText(article.showcase?.checks ?? []);
  const keywords = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  await expect(keywords).toHaveText(shared.keywords);
  const comments = page.getByRole('region', { name: labels.comments });
  const { length } = shared.comments;
  await expect(comments.getByRole('listitem')).toHaveCount(length);
  await expect(comments.getByText(labels.sample, { exact: true })).toHaveCount(length);
  for (const { text } of shared.comments) await expect(comments).toContainText(text);
  await expect(element.locator('time').first()).toHaveText('3 February 2031');

  for (const { title, desc } of articles.slice(0, 3)) {
    await page.goto(detailsPath('blog', title));
    const [first = '', second = ''] = await page
      .locator('main article > p')
      .evaluateAll((all) => all.map((each) => each.textContent.replaceAll('\u00a0', ' ')));
    expect(first).not.toBe('');
    expect(first.length).toBeLessThanOrEqual(162);
    expect(`${first} ${second}`).toBe(desc.slice(0, 600));
  }
});

test('§2.3 §2.4 Previous and Next go back and forward; a title that its URL encodes survives a reload', async ({
  page,
}) => {
  await open(page, '/career');
  const previous = page.getByRole('button', { name: labels.previous });
  const next = page.getByRole('button', { name: labels.next });
  await readMore(page, article.title).click();
  await expect(page).toHaveURL(PATH);
  await expect(next).toBeDisabled();
  const other = page.locator('#others').getByRole('heading').getByRole('link').first();
  const otherPath = (await other.getAttribute('href')) ?? '';
  expect(otherPath).not.toBe(PATH);
  await other.click();
  await expect(page).toHaveURL(otherPath);
  await previous.click();
  await expect(page).toHaveURL(PATH);
  await hydrated(page);
  await next.click();
  await expect(page).toHaveURL(otherPath);
  await previous.click();
  await expect(page).toHaveURL(PATH);
  await previous.click();
  await expect(page).toHaveURL(/\/career$/);

  await readMore(page, hardest).click();
  await expect(page.locator('h1')).toHaveText(hardest);
  await expect(page).toHaveURL(HARDEST_PATH);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(hardest);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(HARDEST_PATH);
});

test('§2.4 the comment form sends nothing; its text is restored on return, not for another article', async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  const form = page.getByRole('form', { name: labels.write });
  const send = form.getByRole('button', { name: 'Send Message' });
  const message = form.getByLabel(labels.message);
  await form.getByLabel(labels.userName).fill('Visitor');
  await form.getByLabel(labels.email).fill('no address');
  await message.fill('Who signed the lifting plan?');
  // Scrolling loads lazy pictures.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await send.click();
  await expect(form.getByRole('status')).toHaveText(labels.notSent);
  await expect(message).toHaveValue('Who signed the lifting plan?');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  expect(requests).toEqual([]);

  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(message).toHaveValue('Who signed the lifting plan?');

  await send.click();
  await expect(form.getByRole('status')).toHaveText(labels.notSent);
  await page.locator('#others').getByRole('heading').getByRole('link').first().click();
  await expect(page).not.toHaveURL(PATH);
  await expect(message).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText('');
});

test('an article is accessible, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    expect.soft(await violationsIn(page, 'main'), colorScheme).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.3 the article is complete, also from a shared link, and its comment form sends nothing', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('main')).toContainText(article.desc.slice(-80));
    await page.getByLabel(labels.userName).fill('Visitor');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('textbox', { name: labels.email }).press('Enter');
    await expect(page).toHaveURL(PATH);
    await expect(page.getByLabel(labels.userName)).toHaveValue('Visitor');

    expect((await page.goto(HARDEST_PATH))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(hardest);
    expect((await page.title()).startsWith(hardest)).toBe(true);
  });
});
