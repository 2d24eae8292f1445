// The page of an article: spec §2.4 (blog details), §2.3 and decision 0007 (its data), §9 (split).
import { readArticles } from '#app/content/articles.server.ts';
import { readInterface } from '#app/content/interface.server.ts';
import { slug } from '#app/content/slug.ts';
import { readCareer } from '#app/corporate/career/content.server.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { articles, page: shared } = readArticles();
const { article: labels } = readInterface();

/** The article whose title has the most characters that a URL must encode. */
const encodedIn = ({ title }: { title: string }) => slug(title).split('%').length;
function chosen() {
  const sorted = articles.toSorted((a, b) => encodedIn(b) - encodedIn(a));
  const article = firstOf(sorted, undefined, 'note');
  const path = encodeURIComponent(article.title.toLowerCase().replaceAll(' ', '-'));
  return { ...article, path: `/blog/${path}` };
}

test('§2.4 §9 an article has its parts, the date of today and a split text', async ({ page }) => {
  const { title, admin, desc, testimonial, showcase, path } = chosen();
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await page.goto(path);
  const element = page.locator('main article').first();
  await expect(page.locator('h1')).toHaveText(title);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  await expect(element.locator('img').first()).toHaveAttribute('alt', /\w/);
  await expect(element).toContainText(admin);
  const quotation = element.locator('figure:has(blockquote)');
  await expect(quotation).toHaveCount(testimonial ? 1 : 0);
  if (testimonial) await expect(quotation).toContainText(testimonial.quote + testimonial.name);
  await expect(element.locator('section li')).toHaveText(showcase?.checks ?? []);
  const keywords = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  await expect(keywords).toHaveText(shared.keywords);
  const comments = page.getByRole('region', { name: labels.comments });
  const texts = shared.comments.map(({ text }) => text);
  await expect(comments.getByRole('listitem')).toContainText(texts);
  await expect(comments.getByText(labels.sample, { exact: true })).toHaveCount(texts.length);
  await expect(element.locator('time', { hasText: '3 February 2031' })).toHaveCount(1);
  const [first = '', second = ''] = await page
    .locator('main article > div > p')
    .evaluateAll((all) => all.map((each) => each.textContent.replaceAll('\u00a0', ' ')));
  expect(first).not.toBe('');
  expect(first.length).toBeLessThanOrEqual(162);
  expect(`${first} ${second}`).toBe(desc.slice(0, 600));
});

test('§2.3 §2.4 Previous and Next work; the comment form sends nothing', async ({ page }) => {
  const { title, path } = chosen();
  firstOf(articles.slice(1), undefined, 'second note');
  const form = page.getByRole('form', { name: labels.write });
  const message = form.getByLabel(labels.message);
  const next = page.getByRole('button', { name: labels.next });
  const question = 'Who signed the lifting plan?';
  await page.goto('/career');
  const { more } = readCareer().list;
  await page.getByRole('link', { name: `${more}: ${title}`, exact: true }).click();
  await expect(page).toHaveURL(path);
  await hydrated(page);
  await expect(next).toBeDisabled();
  await form.getByLabel(labels.email).fill('no address');
  await message.fill(question);
  const requests: string[] = [];
  // Scrolling loads lazy pictures.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(labels.notSent);
  await expect(message).toHaveValue(question);
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  expect(requests).toEqual([]);

  const other = page.locator('#others').getByRole('heading').getByRole('link').first();
  const otherPath = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(otherPath);
  await expect(message).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText('');
  await hydrated(page);
  await page.getByRole('button', { name: labels.previous }).click();
  await expect(page).toHaveURL(path);
  await hydrated(page);
  await expect(message).toHaveValue(question);
  await next.click();
  await expect(page).toHaveURL(otherPath);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2.3 the article is complete from a shared link, and its comment form sends nothing', async ({
    page,
  }) => {
    const { desc, path } = chosen();
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('main')).toContainText(desc.slice(-80));
    await page.getByLabel(labels.userName).fill('Visitor');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(labels.userName)).toHaveValue('Visitor');
  });
});
