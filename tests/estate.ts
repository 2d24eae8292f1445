import type { Locator, Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** The error of a name, an address or a keyword of less than three characters (spec §5). */
export const SHORT = 'Too Short! Must be at least 3 characters long';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The section with this heading. */
export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Focuses and blurs a field. */
export async function touch(field: Locator): Promise<void> {
  await field.focus();
  await field.blur();
}

/** Fills fields by their labels. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

/** The addresses to which a page sends something, as they come: the template sends nothing (spec §7). */
export function sentBy(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}

/** Selects an entry of the account and returns its panel. */
export async function panelOf(page: Page, entry: string) {
  await page.getByRole('tab', { name: entry, exact: true }).click();
  return page.getByRole('tabpanel');
}

/** How many slides of a row are side by side at each width of the window. */
export async function sideBySide(row: Locator, widths: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const width of widths) {
    await row.page().setViewportSize({ width, height: 900 });
    counts.push(
      await row.evaluate((all) =>
        Math.round(all.clientWidth / (all.firstElementChild?.clientWidth ?? 1)),
      ),
    );
  }
  return counts;
}
