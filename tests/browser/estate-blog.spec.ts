// Articles on the template's pages: spec §2.3, §2.5, §9.
import { readArticles } from '#app/content/articles.server.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test('§2.3 §2.5 §3 §9 the blog lists the articles of /career, home variants three of them, /blog-details the newest', async ({
  page,
}) => {
  await page.goto('/career');
  const notes = await page.locator('main article h2, main article h3').allTextContents();
  const titles = page.locator('#posts h3');
  await page.goto('/blog');
  await expect(titles).toHaveText(notes);
  const card = page.locator('#posts article').first();
  await expect(card.locator('img')).toHaveAttribute('alt', /\w/);
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  const [post] = readArticles().articles;
  const meta = [post?.admin ?? '', ...(post?.meta ?? []).map(({ text }) => text)];
  expect(meta.length).toBeGreaterThan(1);
  await expect(card.getByRole('listitem')).toHaveText(meta);
  await expect(card.locator('li svg')).toHaveCount(meta.length - 1);
  const begin = (await card.locator('ul + p').textContent()) ?? '';
  expect(begin.length).toBeGreaterThan(40);
  expect(begin.length).toBeLessThanOrEqual(162);
  expect(post?.desc.startsWith(begin)).toBe(true);
  await expect(card).toContainText('Read more');
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z]/);

  for (const path of ['/home-two', '/home-three', '/home-four']) {
    await page.goto(path);
    await expect.soft(titles, path).toHaveText(notes.slice(0, 3));
  }
  await open(page, '/home-five');
  await expect(titles).toHaveText(notes.slice(2, 5));
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notes[2] ?? '');

  await test.step('/blog-details has the visitor’s date', async () => {
    await page.clock.setFixedTime('2031-02-03T12:00:00');
    await open(page, '/blog-details');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notes[0] ?? '');
    await expect(page.locator('main article time').first()).toHaveText('3 February 2031');
  });
});
