// No built page is wider than its window, from 320 to 2560 px, and on a telephone whose default font is
// one and a half times and twice as large.
import type { CDPSession } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { pagesInGroups } from '../pages.ts';

/** Every width in steps of 20 px, each at every other page: their shells are the same. */
const widthsOf = (page: number) => [
  320,
  ...Array.from({ length: (1440 - 320) / 40 }, (_, step) => 320 + 20 * (page % 2) + 40 * step),
  1440,
  2560,
];

for (const group of pagesInGroups(6)) {
  test(`nothing overflows: ${group.join(' ')}`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    if (group.some((path) => path.endsWith('/404'))) complaints.expect(/status of 404/);
    const devTools = await page.context().newCDPSession(page);
    const overflowing: string[] = [];
    for (const [index, path] of group.entries()) {
      await page.goto(path);
      await hydrated(page);
      for (const width of widthsOf(index)) {
        await setWidth(devTools, width);
        const [inner, content] = await page.evaluate(() => [
          innerWidth,
          document.documentElement.scrollWidth,
        ]);
        expect(inner).toBe(width);
        if ((content ?? 0) > width) overflowing.push(`${path} at ${width} px: ${content} px`);
      }
      await setWidth(devTools, 390);
      for (const standard of [24, 32, 16]) {
        await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
        const [font, content] = await page.evaluate(() => [
          getComputedStyle(document.documentElement).fontSize,
          document.documentElement.scrollWidth,
        ]);
        expect(font).toBe(`${standard}px`);
        if (Number(content) > 390) overflowing.push(`${path} in ${font}: ${content} px`);
      }
    }
    expect(overflowing).toEqual([]);
  });
}

test('one long word wraps in titles, steps of the way here and captions', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  const overflowing: string[] = [];
  for (const path of [
    '/',
    '/project',
    '/project/crude-unit-turnaround',
    '/career',
    '/blog/why-we-pour-at-four-in-the-morning',
    '/property',
    '/property/palm-court-house',
    '/hse-policy',
    '/certification',
    '/area-of-expertise',
    '/careers',
  ]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      const places = ':is(h1, h2, h3, h4, figcaption, caption), nav > ol > li > *';
      for (const place of document.querySelectorAll(`main :is(${places})`)) {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        const text = texts.nextNode();
        if (text) text.nodeValue = 'W'.repeat(200);
      }
    });
    for (const width of [320, 768, 1440]) {
      await setWidth(devTools, width);
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) overflowing.push(`${path} at ${width} px: ${content} px`);
    }
  }
  expect(overflowing).toEqual([]);
});

async function setWidth(devTools: CDPSession, width: number): Promise<void> {
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
}
