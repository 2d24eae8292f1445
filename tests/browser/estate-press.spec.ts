// What is told of a field that is left by a press: spec §5 (validation on blur), in the template's forms.
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';
import { pressWhileJudged } from '../press-while-judged.ts';

test('the error of the field just left does not move the link away that is being pressed', async ({
  page,
}) => {
  await pressWhileJudged(page, { path: '/register', first: 'First name', to: '/login' });
});

test('a press that opens a list does not hold the error back', async ({ page }) => {
  await open(page, '/home-two');
  const form = page.locator('main form').filter({ has: page.locator('select') });
  await form.getByLabel('E-mail').fill('half@');
  await form.locator('select').hover();
  await page.mouse.down();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
  await page.mouse.up();
});
