import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** Axe as a script. Minified: less than half the size of the package's main export. */
export const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Violations that axe finds in a page, or in the part of it that this selector matches. */
export async function violationsIn(page: Page, part = 'html'): Promise<Result[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = window as never as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] });
    return violations;
  }, part);
}
