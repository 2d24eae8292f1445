import { expect, type Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

interface Press {
  /** The page with the form. */
  path: string;
  /** Label of a required field above the e-mail. */
  first: string;
  /** Where a link below the fields leads. */
  to: string;
}

/** Leaves a wrong field by pressing on a link below it, and wants to arrive where the link leads. */
export async function pressWhileJudged(page: Page, { path, first, to }: Press): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const form = page.locator('main form');
  // What judges the form is there after this: the next error is shown in the moment a field is left.
  await form.getByLabel(first).focus();
  await form.getByLabel('E-mail').fill('half@');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);

  await form.locator(`a[href="${to}"]`).hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.mouse.up();
  await expect(page).toHaveURL(to);
}
