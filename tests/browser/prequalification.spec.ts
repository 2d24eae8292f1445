// The answers to clients' questionnaires: their addresses, and the page on paper (decision 0204).
import { readInterface } from '#app/content/interface.server.ts';
import { readPrequalification } from '#app/corporate/prequalification/content.server.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { sections } = readPrequalification();
const questions = sections.flatMap((section) => section.questions);

/** A4 without margins of 15 mm, in CSS pixels. */
const PAPER = { width: 680, height: 1009 };

test('a question opens at its address, and is printed whole', async ({ page }) => {
  const first = firstOf(questions, undefined, 'question');
  const last = firstOf(questions.toReversed());
  const linked = firstOf(questions, ({ more }) => more?.to.startsWith('/'), 'question with a page');
  const asked = ({ id }: { id: string }) => page.locator(`[id="${id}"] dt`);
  await page.goto('/prequalification');
  await hydrated(page);
  await expect(asked(last)).toBeHidden();
  const number = asked(first).getByRole('link');
  const target = await number.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await number.click();
  await expect(page).toHaveURL(`/prequalification#${first.id}`);
  await expect(asked(first)).toBeInViewport({ ratio: 1 });
  const second = firstOf(sections.slice(1));
  await page.locator(`main nav a[href="#${second.id}"]`).click();
  await expect(asked(firstOf(second.questions))).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  const { contents } = readInterface().document;
  const heading = page.getByText(contents, { exact: true });
  await expect(heading.filter({ visible: true })).toHaveCount(0);
  await expect(asked(last)).toContainText(last.question);
  await expect(asked(last)).toBeVisible();
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
  await expect(page.locator('main').getByText(/\/prequalification$/)).toBeVisible();
});
