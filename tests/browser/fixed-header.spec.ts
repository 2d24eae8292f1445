// The fixed header: spec §2.1, §4, §9.
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test.describe('§2.1 §9 the fixed header', () => {
  for (const path of ['/', '/contact']) {
    test(`is fixed past 100 px only, without a layout shift: ${path}`, async ({ page }) => {
      const header = new Header(page);
      await header.open(path);
      // Only shifts from here on: a late font may have caused one before.
      await page.evaluate(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
        }).observe({ type: 'layout-shift' });
      });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await page.evaluate(() => scrollTo(0, 100));
      await page.waitForFunction(() => scrollY === 100);
      expect(await header.isFixed()).toBe(false);
      await page.evaluate(() => scrollTo(0, 101));
      await expect.poll(() => header.isFixed()).toBe(true);
      await page.waitForFunction(() =>
        document.getAnimations().every((a) => a.playState !== 'running'),
      );
      expect((await page.locator('header > div').boundingBox())?.y).toBe(0);
      expect(await height()).toBe(before);
      await page.evaluate(() => scrollTo(0, 100));
      await expect.poll(() => header.isFixed()).toBe(false);
      expect(await page.evaluate(() => (window as never as { shifts: unknown }).shifts)).toEqual(
        [],
      );
    });
  }

  test('slides in, except with reduced motion', async ({ page }) => {
    const header = new Header(page);
    const duration = () =>
      page.locator('header > div').evaluate((bar) => getComputedStyle(bar).animationDuration);
    await header.open();
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => header.isFixed()).toBe(true);
    expect(await duration()).toBe('0.24s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  });
});

test('§2.1 §9 the header has a smaller margin below 768 px', async ({ page }) => {
  await page.goto('/contact');
  const margin = () =>
    page
      .getByRole('banner')
      .locator('a')
      .first()
      .evaluate((logo) => logo.getBoundingClientRect().left);
  await page.setViewportSize({ width: 768, height: 900 });
  const wide = await margin();
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await margin()).toBe(16);
  expect(wide).toBeGreaterThan(30);
});
