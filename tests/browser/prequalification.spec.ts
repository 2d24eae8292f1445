// The answers to clients' questionnaires: their addresses, and the page on paper (decision 0204).
import { readInterface } from '#app/content/interface.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { sections } = readPrequalification();
const questions = sections.flatMap((section) => section.questions);
const last = firstOf(questions.toReversed());
const linked = firstOf(questions, ({ more }) => more?.to.startsWith('/'));

/** A4 without margins of 15 mm, in CSS pixels. */
const PAPER = { width: 680, height: 1009 };

test('a question has an address, and the page prints without navigation and splits no question', async ({
  page,
}) => {
  await page.goto(`/prequalification#${last.id}`);
  await hydrated(page);
  const asked = page.locator(`[id="${last.id}"]`);
  await expect(asked.locator('dt')).toBeInViewport({ ratio: 1 });
  await expect(asked.locator('dt')).toContainText(last.question);

  const first = firstOf(questions);
  const number = page.locator(`[id="${first.id}"] dt a`);
  const target = await number.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await number.click();
  await expect(page).toHaveURL(`/prequalification#${first.id}`);
  await expect(page.locator(`[id="${first.id}"] dt`)).toBeInViewport({ ratio: 1 });

  await test.step('other sections are closed, and their addresses open them', async () => {
    const second = firstOf(sections.slice(1));
    const asked = page.locator(`[id="${second.questions[0]?.id}"] dt`);
    await page.goto('/prequalification');
    await hydrated(page);
    await expect(page.locator(`[id="${first.id}"] dt`)).toBeVisible();
    await expect(asked).toBeHidden();
    await page.locator(`main nav a[href="#${second.id}"]`).click();
    await expect(asked).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.goto('/prequalification');
    await hydrated(page);
    await expect(asked).toBeHidden();
    await page.getByRole('heading', { level: 2, name: second.title }).click();
    await expect(asked).toBeVisible();
  });

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await expect(
    page.getByText(readInterface().document.contents, { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
  const printed = await page.evaluate((id) => {
    const link = document.querySelector(`[id="${id}"] dd > p:last-child a`);
    return {
      width: document.documentElement.scrollWidth,
      divided: [...document.querySelectorAll('main dl > div, main tbody > tr')].filter(
        (part) => getComputedStyle(part).breakInside !== 'avoid',
      ).length,
      after: link && getComputedStyle(link, '::after').content,
    };
  }, linked.id);
  expect(printed.width).toBeLessThanOrEqual(PAPER.width);
  expect(printed.divided).toBe(0);
  expect(printed.after).toContain(linked.more?.to ?? 'a path');
  const path = /\/prequalification$/;
  await expect(page.locator('main').getByText(path)).toBeVisible();
  await expect(page.locator(`[id="${last.id}"] dt`)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the addresses of a question and of its section open it without script', async ({
    page,
  }) => {
    const section = firstOf(sections.toReversed());
    for (const id of [last.id, section.id]) {
      await page.goto('/contact');
      await page.goto(`/prequalification#${id}`);
      await expect(page.locator(`[id="${section.questions[0]?.id}"] dt`), id).toBeVisible();
    }
  });
});
