// Addresses of sections that are closed: they open, on each way there (spec §2.1, §2.4, §4).
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { follow, walkSections } from '../walk-sections.ts';

const header = 72;

/** Waits until the section is open and its title stands below the header, in the upper half. */
async function expectShown(page: Page, section: Locator) {
  await expect(section).toHaveAttribute('open');
  const top = () =>
    section.locator('summary').evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(300);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await top()).toBeLessThan(300);
}

/** Waits until nothing moves any more. */
const still = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

const enclosing = (page: Page, id: string) =>
  page.locator('details').filter({ has: page.locator(`[id="${id}"]`) });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const [path, id] of [
      ['/', 'expertise-5'],
      ['/careers', 'V-34'],
    ] as const) {
      test(`${path}#${id} opens what it names`, async ({ page }) => {
        await page.goto(`${path}#${id}`);
        await hydrated(page);
        await expectShown(page, page.locator(`details[id="${id}"]`));
      });
    }

    test('a link within the page opens the category again that was closed', async ({ page }) => {
      await page.goto('/area-of-expertise');
      await hydrated(page);
      const ninth = page.locator('#expertise-9');
      const link = page.locator('a[href="#expertise-9"]');
      for (const _ of ['first', 'again']) {
        await ninth.locator('summary').click();
        await expect(ninth).not.toHaveAttribute('open');
        await link.click();
        await expectShown(page, ninth);
      }
    });

    test('another hash in the address opens another category', async ({ page }) => {
      await page.goto('/#expertise-2');
      await hydrated(page);
      await expectShown(page, page.locator('#expertise-2'));
      await page.evaluate(() => location.assign('#expertise-13'));
      await expectShown(page, page.locator('#expertise-13'));
    });

    test('a link from another page opens the section and takes the focus there', async ({
      page,
    }) => {
      await page.goto('/staff-safety');
      await hydrated(page);
      await page.getByRole('link', { name: 'Human Rights Policy, section 12' }).click();
      await expectShown(page, enclosing(page, 'safe-work-and-heat'));
      await expect(page.locator('#safe-work-and-heat')).toBeFocused();
    });

    test('§2.1 back returns to the section, where the page was scrolled to', async ({ page }) => {
      await page.goto('/privacy-policy#wages');
      await hydrated(page);
      await expectShown(page, enclosing(page, 'wages'));
      await page.evaluate(() => scrollTo({ top: scrollY + 500, behavior: 'instant' }));
      const before = await page.evaluate(() => scrollY);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click(),
      );
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(enclosing(page, 'wages')).toHaveAttribute('open');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    });
  });
}

for (const [path, ids] of [
  ['/public-statement', ['what-we-publish', 'after-an-incident']],
  ['/privacy-policy', ['wages', 'safe-work-and-heat']],
  ['/area-of-expertise', ['expertise-3', 'expertise-12']],
] as const) {
  test(`§2.1 ${path}: back and forward between sections move the page`, async ({ page }) => {
    await walkSections(page, path, ids);
  });
}

test('§2.1 a section followed before React runs has a place of its own in the history', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/public-statement');
  await page.locator('main nav a[href="#what-we-publish"]').click();
  await release();
  await hydrated(page);
  const first = await page.evaluate(() => scrollY);
  await follow(page, 'after-an-incident');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(first);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(first);
});

test('a section followed once more scrolls there, and adds no entry', async ({ page }) => {
  await page.goto('/public-statement');
  await hydrated(page);
  await follow(page, 'after-an-incident');
  await expect(page).toHaveURL(/#after-an-incident$/);
  await expect(page.locator('#after-an-incident')).toBeInViewport();
  const [place, entries] = await page.evaluate(() => [scrollY, history.length]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await follow(page, 'after-an-incident');
  await expect.poll(() => page.evaluate(() => [scrollY, history.length])).toEqual([place, entries]);
});

for (const [path, device] of [
  ['/area-of-expertise', 'quick'],
  ['/', 'quick'],
  ['/', 'busy'],
] as const) {
  test(`§4 ${path}: what is opened stays where it was pressed while others close, on a ${device} device`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    // As in a browser that does not anchor its scrolling.
    await page.evaluate(() =>
      Object.assign(document.documentElement.style, { overflowAnchor: 'none' }),
    );
    const sections = page.locator('#content details');
    const last = sections.nth((await sections.count()) - 2);
    if (path === '/area-of-expertise') await last.locator('summary').click();
    else await sections.first().locator('summary').click();
    await expect(last).not.toHaveAttribute('open');
    await still(page);
    const place = () =>
      last.locator('summary').evaluate((title) => Math.round(title.getBoundingClientRect().top));
    await last.evaluate((section) =>
      scrollTo({ top: scrollY + section.getBoundingClientRect().top - 400, behavior: 'instant' }),
    );
    const before = await place();
    if (device === 'busy') await page.evaluate(busyAtEachClick);
    await last.locator('summary').click();
    await expect(last).toHaveAttribute('open');
    await expect(page.locator('#content details[open]')).toHaveCount(1);
    await still(page);
    await expect.poll(place).toBeLessThanOrEqual(before + 1);
    expect(await place()).toBeGreaterThanOrEqual(before - 1);
  });
}

/** Blocks painting for 700 ms at the click, and again after the `toggle` that follows. */
function busyAtEachClick() {
  const work = () => {
    const end = performance.now() + 700;
    while (performance.now() < end);
  };
  addEventListener('click', work);
  addEventListener('toggle', () => setTimeout(work), { capture: true, once: true });
}
