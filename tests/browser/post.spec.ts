// A note's page: spec §2.4 (blog details), §2.3 and decision 0007 (where its data come from), §9 (split).
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const PATH = '/blog/a-lift-that-we-did-not-make';

async function open(page: Page, path = PATH) {
  await page.goto(path);
  await hydrated(page);
}

test('§2.4 image, author, title, testimonial, four check items, keywords, two comments', async ({
  page,
}) => {
  await page.goto(PATH);
  const article = page.locator('main article').first();
  await expect(page.locator('h1')).toHaveText('A lift that we did not make');
  await expect(article.locator('img').first()).toHaveAttribute('alt', /\w/);
  await expect(article).toContainText('Rigging crew');
  await expect(article.locator('figure blockquote')).toContainText('Nobody asked me why.');
  await expect(article.locator('section li')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('complementary').getByRole('listitem')).toHaveText([
    'Interiour',
    'Ux design',
    'Graphics',
  ]);
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem')).toHaveCount(2);
  await expect(comments.getByText('Sample', { exact: true })).toHaveCount(2);
});

test('§9 the description is split at 162 and cut at 600 characters', async ({ page }) => {
  for (const path of [PATH, '/blog/why-we-pour-at-four-in-the-morning']) {
    await page.goto(path);
    const [first = '', second = ''] = await page
      .locator('main article > p')
      .evaluateAll((all) => all.map((each) => each.textContent));
    expect(first.length).toBeGreaterThan(100);
    expect(first.length).toBeLessThanOrEqual(162);
    expect(second.length).toBeGreaterThan(200);
    expect(first.length + 1 + second.length).toBeLessThanOrEqual(600);
  }
});

test("§2.4 the date is the visitor's today", async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T12:00:00');
  await open(page);
  await expect(page.locator('main article time').first()).toHaveText('3 February 2031');
});

test('§2.4 previous and next go back and forward in the history', async ({ page }) => {
  await open(page, '/career');
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('link', { name: /^Read more: Why we pour/ }).click();
  await expect(page).toHaveURL(/why-we-pour/);
  await expect(next).toBeDisabled();
  await page
    .locator('#others')
    .getByRole('link', { name: /^Fit-up/ })
    .click();
  await expect(page).toHaveURL(/fit-up/);
  await previous.click();
  await expect(page).toHaveURL(/why-we-pour/);
  await next.click();
  await expect(page).toHaveURL(/fit-up/);
  await previous.click();
  await expect(page).toHaveURL(/why-we-pour/);
  await previous.click();
  await expect(page).toHaveURL(/\/career$/);
});

test('§2.4 the comment form does nothing: no request, no error, what was typed stays', async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByLabel('User name').fill('Visitor');
  await form.getByLabel('E-mail').fill('no address');
  await form.getByLabel('Message').fill('A word');
  // Pictures that were put off come as the page is scrolled: they are another matter.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText(/Nothing was sent/);
  await expect(form.getByLabel('Message')).toHaveValue('A word');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  expect(requests).toEqual([]);
});

test('§2.4 a comment begun below one note does not stand below the next', async ({ page }) => {
  await open(page);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByLabel('Message').fill('A word on this one');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.locator('#others').getByRole('heading').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PATH}$`));
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(form.getByRole('status')).toHaveText('');
});

test('§2.3 a title with & survives: link, shared address and reload', async ({ page }) => {
  await open(page, '/career');
  await page
    .getByRole('heading')
    .getByRole('link', { name: /^Fit-up & first arc/ })
    .click();
  await expect(page.locator('h1')).toHaveText(/^Fit-up & first arc/);
  await expect(page).toHaveURL(/fit-up-%26-first-arc%2C/);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(/^Fit-up & first arc/);
});

test('§2.3 a title with /, %, &, quotes and Arabic survives a click, a reload and a shared link', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = '"Shut" & locked: 100 % of the valves / «مغلق»';
  const path = `/blog/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`;
  await open(page, '/career');
  await page.getByRole('link', { name: 'Read more: "Shut"' }).click();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page).toHaveURL(path);
  expect((await page.request.get(`${path}.data`)).status()).toBe(200);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);
  const shared = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(shared ?? '').pathname).toBe(path);

  const other = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const received = await other.newPage();
  expect((await received.goto(path))?.status()).toBe(200);
  await expect(received.locator('h1')).toHaveText(title);
  await expect(received).toHaveTitle(new RegExp(`^${title}`));
  await other.close();
});

test('§2.3 what navigation state brings is shown, also under a slug that has no record', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  await open(page, '/career');
  await page.getByRole('link', { name: /^Read more: Why we pour/ }).click();
  await expect(page.locator('h1')).toHaveText(/^Why we pour/);
  await page.evaluate(() => {
    const { usr, ...rest } = history.state;
    const handed = { ...usr, title: 'Only handed on', desc: 'x'.repeat(1000) };
    history.replaceState({ ...rest, usr: handed }, '');
    history.pushState({ ...rest, usr: handed, idx: rest.idx + 1 }, '', '/blog/only-handed-on');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const keywords = page.getByRole('main').getByRole('complementary').getByRole('listitem');
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem');
  await expect(page.locator('h1')).toHaveText('Only handed on');
  await expect(keywords).toHaveText(['Interiour', 'Ux design', 'Graphics']);
  await expect(comments).toHaveCount(2);
  await page.reload();
  await hydrated(page);
  await expect(keywords).toHaveCount(3);
  await expect(comments).toHaveCount(2);
  await expect(page.locator('h1')).toHaveText('Only handed on');
  await expect(page).toHaveTitle(/^Only handed on/);
  await expect(page.locator('main article')).toContainText('Site engineering');
  // Without a gap the description is cut at the very character (spec 9).
  await expect(page.locator('main article > p')).toHaveText([/^x{162}$/, /^x{438}$/]);
});

test('§2.3 a slug with neither state nor record is the 404 page, with status 404', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  const response = await page.goto('/blog/never-written');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('404 Page Not Found');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a note is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });
}

test.describe('a note without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is there in full, and its comment form goes nowhere', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('main')).toContainText('We lowered the load');
    await page.getByLabel('User name').fill('Visitor');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(page.getByLabel('User name')).toHaveValue('Visitor');
  });
});

test('a comment that was begun is there again on the way back', async ({ page }) => {
  await open(page);
  await page.getByLabel('Message').fill('Who signed the lifting plan?');
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Who signed the lifting plan?');
});
