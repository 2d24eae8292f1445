// Style sheets that load with a form's code at its first use do not change the page (decision 0002; spec
// §2.4, §5).
import { readInterface } from '#app/content/interface.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';

const { submit, application } = readInterface().form;

test("the style sheets fetched at a form's first use move nothing", async ({ page }) => {
  for (const [path, label] of [
    ['/contact', submit],
    ['/careers', application.submit],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const form = page.locator('main form');
    await form.scrollIntoViewIfNeeded();
    const places = () =>
      form.evaluate((element) => {
        const top = element.getBoundingClientRect().top;
        return [element, ...element.querySelectorAll('*')].map((each) => {
          const { y, height } = each.getBoundingClientRect();
          return `${each.tagName} ${each.getAttribute('class')} ${y - top} ${height}`;
        });
      });
    const before = await places();
    await form.getByRole('button', { name: label }).focus();
    await page.waitForFunction(() => {
      const late = document.querySelectorAll<HTMLLinkElement>(
        'link[rel="stylesheet"]:not([media="not all"])',
      );
      return late.length > 0 && [...late].every(({ sheet }) => sheet);
    });
    expect(await places(), path).toEqual(before);
  }
});
