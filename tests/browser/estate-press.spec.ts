// Validation on a blur that a press causes: spec §5, in the template's forms.

import { clickWhileValidating } from '../click-while-validating.ts';
import { open } from '../estate.ts';
import { expect, test } from '../fixtures.ts';

test('an error on blur does not move the link that is being pressed', async ({ page }) => {
  await clickWhileValidating(page, { path: '/register', first: 'First name', to: '/login' });
});

test('a press that opens a list does not delay the error', async ({ page }) => {
  await open(page, '/home-two');
  const form = page.locator('main form').filter({ has: page.locator('select') });
  await form.getByLabel('E-mail').fill('half@');
  await form.locator('select').hover();
  await page.mouse.down();
  await expect(form.getByText('Your Email is not valid! Provide valid email')).toBeVisible();
  await page.mouse.up();
});
