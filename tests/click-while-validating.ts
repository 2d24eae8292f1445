import { expect, type Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

interface Press {
  /** The page with the form. */
  path: string;
  /** Label of a required field above the e-mail. */
  first: string;
  /** Target of a link below the fields. */
  to: string;
}

/** Blurs an invalid field by clicking a link below it; the click must follow the link. */
export async function clickWhileValidating(page: Page, { path, first, to }: Press): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const form = page.locator('main form');
  // Loads the validation, so that the next error is shown on blur.
  await form.getByLabel(first).focus();
  await form.getByLabel('E-mail').fill('half@');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);

  await form.locator(`a[href="${to}"]`).hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
  await expect(page).toHaveURL(to);
}
