// Top bar, header and menu entries: spec §2.1, §2.2, §4, §9.
import { formatRgb } from 'culori';
import { readCompany } from '#app/content/company.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { readSettings } from '#app/content/settings.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { paletteOf } from '#shared/palette.ts';
import { articlePath, firstOf, projectPath } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

const { phone, email, address, shortName } = readCompany();
const { navigation, headerButton } = readLayout();

/** Label of the entry that links to a path, or has it as a sub-item. */
const entryTo = (path: string) => firstOf(navigation, ({ to }) => to === path).label;
const submenuWith = (path: string) =>
  firstOf(navigation, ({ items }) => items?.some(({ to }) => to === path)).label;

test('§2.1 §2.2 §9 top bar and menu show their texts and fit at every width', async ({ page }) => {
  // On this page the longest entry is bold.
  await page.goto('/project');
  const banner = page.getByRole('banner');

  await test.step('the top bar has telephone, e-mail and address, and is hidden below 768 px', async () => {
    const bar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
    await expect(bar.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
    await expect(bar.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(bar.getByText(address.line)).toBeVisible();
    const [paper = '', night = '', darkPage = ''] = paletteOf(
      readSettings().brand,
    ).roles.ground.map((colour) => formatRgb(colour));
    for (const [colorScheme, ground] of [
      ['dark', darkPage],
      ['light', paper],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      for (const band of [bar, page.getByRole('contentinfo')]) {
        await expect(band, colorScheme).toHaveCSS('background-color', night);
      }
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(bar).toBeHidden();
  });

  await test.step('the header has a smaller margin below 768 px', async () => {
    const logo = banner.locator('a').first();
    const margin = () => logo.evaluate((link) => link.getBoundingClientRect().left);
    expect(await margin()).toBe(16);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await margin()).toBeGreaterThan(30);
  });

  await test.step('the menu fits beside the logo at all widths that show it', async () => {
    for (const width of [1248, 1256, 1264, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const shape = await banner
        .locator('a')
        .first()
        .locator('img, svg')
        .evaluate((logo) => {
          const { width, height } = logo.getBoundingClientRect();
          const own = Number(logo.getAttribute('width')) / Number(logo.getAttribute('height'));
          return width / height / own;
        });
      expect(shape, `the logo at ${width} px`).toBeCloseTo(1, 1);
      const lines = await banner.locator('nav > ul > li > a').evaluateAll((all) => {
        const range = document.createRange();
        return all.map((link) => {
          range.selectNodeContents(link);
          return range.getClientRects().length;
        });
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    }
  });

  await test.step('the menu has all entries and sub-items in order', async () => {
    const { menu } = new Header(page);
    const links = navigation.flatMap(({ label, to, section, items = [] }) => [
      ...(to ? [{ label, to }] : []),
      ...(section ? [{ label, to: `/#${section}` }] : []),
      ...items,
    ]);
    expect(
      await menu
        .locator('a')
        .evaluateAll((all) =>
          all.map((link) => ({ label: link.textContent?.trim(), to: link.getAttribute('href') })),
        ),
    ).toEqual(links);
    const entries = menu.locator('> ul > li');
    for (const [index, { label, items = [] }] of navigation.entries()) {
      await expect(entries.nth(index)).toContainText(label);
      await expect(entries.nth(index).locator('ul a')).toHaveText(items.map((item) => item.label));
    }
  });
});

test('§2.1 the menu highlights the item of a path or its sub-item; the header button is that of the contractor', async ({
  page,
}) => {
  const header = new Header(page);
  const active = () =>
    header.menu.locator('[data-active]').evaluateAll((all) => all.map((each) => each.textContent));
  const company = submenuWith('/mission');
  const policies = submenuWith('/hse-policy');
  const button = page.getByRole('banner').locator('a + button, nav + a').first();
  for (const [path, label, current] of [
    ['/contact', entryTo('/contact'), '/contact'],
    ['/', entryTo('/'), '/'],
    [projectPath, entryTo('/project'), undefined],
    [articlePath, entryTo('/careers'), undefined],
    ['/career', entryTo('/careers'), undefined],
    ['/mission', company, '/mission'],
    ['/hse-policy', policies, '/hse-policy'],
  ] as const) {
    await header.open(path);
    expect(await active(), path).toEqual([label]);
    const marked = await header.menu
      .locator('[aria-current]')
      .evaluateAll((all) => all.map((link) => [link.ariaCurrent, link.getAttribute('href')]));
    expect(marked, path).toEqual(current ? [['page', current]] : []);
    await expect(button).toHaveText(headerButton.corporate.label);
    await expect(button).toHaveAttribute('href', headerButton.corporate.to);
  }
  const [line, weight] = await header
    .summary(policies)
    .evaluate((summary) => [
      getComputedStyle(summary, '::after').scale,
      getComputedStyle(summary).fontWeight,
    ]);
  expect([line, weight]).toEqual(['1', '600']);
  await button.click();
  await expect(page).toHaveURL(headerButton.corporate.to);
});

test('the address in the top bar takes two lines at most, off the edges of the bar, in every language', async ({
  page,
}) => {
  for (const { code } of LANGUAGES) {
    await page.goto(`${baseOf(code)}/project`);
    for (const width of [768, 800, 992]) {
      await page.setViewportSize({ width, height: 900 });
      const address = page.locator('aside address').first();
      const shape = await address.evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const [own, bar] = [text, text.closest('aside') as Element].map((part) =>
          part.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return { lines, above: own.top - bar.top, below: bar.bottom - own.bottom };
      });
      expect.soft(shape.lines, `${code} at ${width} px`).toBeLessThanOrEqual(2);
      expect.soft(Math.min(shape.above, shape.below), `${code} at ${width} px`).toBeGreaterThan(4);
    }
  }
});

test('the skip link comes first, is visible on focus, and moves the focus to the content', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('§2.1 §9 the header is fixed past 100 px only, without a layout shift, and slides in', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const header = new Header(page);
  for (const path of ['/', '/contact']) {
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
    expect(await header.isFixed(), path).toBe(false);
    await page.evaluate(() => scrollTo(0, 101));
    await expect.poll(() => header.isFixed(), path).toBe(true);
    await page.waitForFunction(() =>
      document.getAnimations().every((a) => a.playState !== 'running'),
    );
    expect((await page.locator('header > div').boundingBox())?.y, path).toBe(0);
    expect(await height(), path).toBe(before);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => header.isFixed(), path).toBe(false);
    const shifts = await page.evaluate(() => (window as never as { shifts: unknown }).shifts);
    expect(shifts, path).toEqual([]);
  }

  const duration = () =>
    page.locator('header > div').evaluate((bar) => getComputedStyle(bar).animationDuration);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => header.isFixed()).toBe(true);
  expect(await duration()).toBe('0.24s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
});

test('the company’s short name does not break on the narrowest screen, nor with a large default font', async ({
  page,
}) => {
  for (const [width, size] of [
    [280, ''],
    [390, '32px'],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/contact');
    await page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
    const name = page.getByRole('banner').getByText(shortName, { exact: true });
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(shortName.split(' ').length);
  }
});

test('in forced colours the line of the current entry is not that of the page’s ground', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/project');
  const entry = page.getByRole('navigation').getByText(entryTo('/project')).first();
  const [line, ground] = await entry.evaluate((link) => [
    getComputedStyle(link, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(line).not.toBe(ground);
});
