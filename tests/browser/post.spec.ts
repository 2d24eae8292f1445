// The page of an article: spec §2.4 (blog details), §2.3 and decision 0007 (its data), §9 (split).
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readArticles } from '#app/content/articles.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { slug } from '#app/content/slug.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { detailsPath } from '#app/layout/details/details-path.ts';
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

const readMore = (page: Page, title: string) =>
  page.getByRole('link', { name: `${more}: ${title}`, exact: true });

async function open(page: Page, path = PATH) {
  await page.goto(path);
  await hydrated(page);
}

test('§2.4 image, author, title, testimonial, four check items, keywords, two comments', async ({
  page,
}) => {
  await page.goto(PATH);
  const element = page.locator('main article').first();
  await expect(page.locator('h1')).toHaveText(article.title);
  await expect(element.locator('img').first()).toHaveAttribute('alt', /\w/);
  await expect(element).toContainText(article.admin);
  const { quote, name } = article.testimonial;
  const testimonial = element.locator('figure').filter({ has: page.locator('blockquote') });
  await expect(testimonial).toContainText(quote);
  await expect(testimonial).toContainText(name);
  await expect(element.locator('section li')).toHaveText(article.showcase.checks);
  const keywords = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  await expect(keywords).toHaveText(shared.keywords);
  const comments = page.getByRole('region', { name: labels.comments });
  await expect(comments.getByRole('listitem')).toHaveCount(2);
  await expect(comments.getByText(labels.sample, { exact: true })).toHaveCount(2);
  for (const { text } of shared.comments) await expect(comments).toContainText(text);
});

test('§9 the description is split at 162 and cut at 600 characters', async ({ page }) => {
  for (const { title, desc } of articles.slice(0, 3)) {
    await page.goto(detailsPath('blog', title));
    const [first = '', second = ''] = await page
      .locator('main article > p')
      .evaluateAll((all) => all.map((each) => each.textContent));
    expect(first).not.toBe('');
    expect(first.length).toBeLessThanOrEqual(162);
    expect(`${first} ${second}`).toBe(desc.slice(0, 600));
  }
});

test("§2.4 the date is the visitor's today", async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page);
  await expect(page.locator('main article time').first()).toHaveText('3 February 2031');
});

test('§2.4 Previous and Next go back and forward in the history', async ({ page }) => {
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
  await next.click();
  await expect(page).toHaveURL(otherPath);
  await previous.click();
  await expect(page).toHaveURL(PATH);
  await previous.click();
  await expect(page).toHaveURL(/\/career$/);
});

test('§2.4 the comment form sends nothing, shows no error and keeps the typed text', async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  const form = page.getByRole('form', { name: labels.write });
  await form.getByLabel(labels.userName).fill('Visitor');
  await form.getByLabel(labels.email).fill('no address');
  await form.getByLabel(labels.message).fill('A word');
  // Scrolling loads lazy pictures.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(labels.notSent);
  await expect(form.getByLabel(labels.message)).toHaveValue('A word');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  expect(requests).toEqual([]);
});

test('§2.4 the comment form is empty on the page of another article', async ({ page }) => {
  await open(page);
  const form = page.getByRole('form', { name: labels.write });
  await form.getByLabel(labels.message).fill('A word on this one');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('#others').getByRole('heading').getByRole('link').first().click();
  await expect(page).not.toHaveURL(PATH);
  await expect(form.getByLabel(labels.message)).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText('');
});

test('§2.3 a title that its URL encodes survives a click, a reload and a shared link', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = `/blog/${encodeURIComponent(hardest.toLowerCase().replaceAll(' ', '-'))}`;
  await open(page, '/career');
  await readMore(page, hardest).click();
  await expect(page.locator('h1')).toHaveText(hardest);
  await expect(page).toHaveURL(path);
  expect((await page.request.get(`${path}.data`)).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(hardest);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);

  const other = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const received = await other.newPage();
  expect((await received.goto(path))?.status()).toBe(200);
  await expect(received.locator('h1')).toHaveText(hardest);
  expect((await received.title()).startsWith(hardest)).toBe(true);
  await other.close();
});

test('§2.3 navigation state is shown, also at a slug without a record', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await open(page, '/career');
  await readMore(page, article.title).click();
  await expect(page.locator('h1')).toHaveText(article.title);
  await page.evaluate(() => {
    const { usr, ...rest } = history.state;
    const handed = { ...usr, title: 'Only handed on', desc: 'x'.repeat(1000) };
    history.replaceState({ ...rest, usr: handed }, '');
    history.pushState({ ...rest, usr: handed, idx: rest.idx + 1 }, '', '/blog/only-handed-on');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const keywords = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  const comments = page.getByRole('region', { name: labels.comments }).getByRole('listitem');
  await expect(page.locator('h1')).toHaveText('Only handed on');
  await expect(keywords).toHaveText(shared.keywords);
  await expect(comments).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(keywords).toHaveCount(shared.keywords.length);
  await expect(comments).toHaveCount(2);
  await expect(page.locator('h1')).toHaveText('Only handed on');
  await expect(page).toHaveTitle(/^Only handed on/);
  await expect(page.locator('main article')).toContainText(article.admin);
  // A description without spaces is cut at exactly these characters (spec 9).
  await expect(page.locator('main article > p')).toHaveText([/^x{162}$/, /^x{438}$/]);
});

test('§2.3 a slug with neither state nor record answers with the 404 page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  const response = await page.goto('/blog/never-written');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('404 Page Not Found');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an article is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article is complete, and its comment form sends nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('main')).toContainText(article.desc.slice(-80));
    await page.getByLabel(labels.userName).fill('Visitor');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('textbox', { name: labels.email }).press('Enter');
    await expect(page).toHaveURL(PATH);
    await expect(page.getByLabel(labels.userName)).toHaveValue('Visitor');
  });
});

test('going back restores the typed comment', async ({ page }) => {
  await open(page);
  await page.getByLabel(labels.message).fill('Who signed the lifting plan?');
  await page.locator('footer a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page.getByLabel(labels.message)).toHaveValue('Who signed the lifting plan?');
});
