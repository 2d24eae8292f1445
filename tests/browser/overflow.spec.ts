// No built page is wider than its window, from 320 to 2560 px.
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesInGroups } from '../pages.ts';

const widths = [
  ...Array.from({ length: (1440 - 320) / 20 + 1 }, (_, step) => 320 + 20 * step),
  1920,
  2560,
];

for (const group of pagesInGroups(6)) {
  test(`nothing overflows: ${group.join(' ')}`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
    const devTools = await page.context().newCDPSession(page);
    const overflowing: string[] = [];
    for (const path of group) {
      await page.goto(path);
      await hydrated(page);
      for (const width of widths) {
        await devTools.send('Emulation.setDeviceMetricsOverride', {
          width,
          height: 900,
          deviceScaleFactor: 1,
          mobile: false,
        });
        const [inner, content] = await page.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
        ]);
        expect(inner).toBe(width);
        if ((content ?? 0) > width) overflowing.push(`${path} at ${width} px: ${content} px`);
      }
    }
    expect(overflowing).toEqual([]);
  });
}
