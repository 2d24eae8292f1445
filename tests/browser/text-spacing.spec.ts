// Nothing overflows with wider text spacing (WCAG 1.4.12).
import { expect, hydrated, test } from '../fixtures.ts';

/** The success criterion's spacing, set by script because the content policy blocks other style sheets. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

test('spaced text fits into 320 and 1280 px', async ({ page }) => {
  for (const [width, paths] of [
    [
      320,
      ['/', '/thank-you', '/pre-commissioning', '/organizational-chart', '/contact', '/careers'],
    ],
    [1280, ['/', '/project', '/contact']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(spaceOut);
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(content, path).toBeLessThanOrEqual(width);
    }
  }
});
