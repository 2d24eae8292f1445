// Hydration does not change how a form looks (spec §2.4, §5).
import { readInterface } from '#app/content/interface.server.ts';
import { pageAt } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const { submit, application } = readInterface().form;

for (const [path, label] of [
  ['/contact', submit],
  ['/careers', application.submit],
] as const) {
  test(`the hydration and the first use of the form of ${path} move nothing`, async ({ page }) => {
    pageAt(path);
    const release = await holdScripts(page, path);
    const form = page.locator('main form');
    await form.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      form.evaluate((element) => {
        const top = element.getBoundingClientRect().top;
        return [element, ...element.querySelectorAll('*')].flatMap((each) => {
          // Without a box it has no place: hidden fields, options.
          const [box] = each.getClientRects();
          if (!box) return [];
          const { y, height } = box;
          return `${each.tagName} ${each.getAttribute('class')} ${y - top} ${height}`;
        });
      });
    const before = await places();
    await release();
    await hydrated(page);
    await form.getByRole('button', { name: label }).focus();
    await page.waitForLoadState('networkidle');
    expect(await places()).toEqual(expect.arrayContaining(before));
  });
}
