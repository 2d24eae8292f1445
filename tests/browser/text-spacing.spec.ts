// Nothing is lost where a visitor spaces the text out (WCAG 1.4.12).
import { expect, hydrated, test } from '../fixtures.ts';

/** As in the success criterion; set by script, since the policy refuses sheets from elsewhere. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

for (const [width, paths] of [
  [320, ['/', '/thank-you', '/pre-commissioning', '/organizational-chart', '/contact', '/careers']],
  [1280, ['/', '/project', '/contact']],
] as const) {
  test(`text spaced out fits into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(spaceOut);
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(content, path).toBeLessThanOrEqual(width);
    }
  });
}
