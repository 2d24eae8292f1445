// The questions of the template: spec §2.5, §3, §4.
import { section } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test('§4 FAQ: five questions, one open at a time; a click closes it', async ({ page }) => {
  await page.goto('/faq');
  const questions = section(page, 'Five questions').locator('details');
  await expect(questions).toHaveCount(5);
  const open = section(page, 'Five questions').locator('details[open]');
  await expect(open).toHaveCount(0);
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('A second opinion by an engineer');
  await questions.nth(3).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute('open');
  await questions.nth(3).locator('summary').click();
  await expect(open).toHaveCount(0);
});
