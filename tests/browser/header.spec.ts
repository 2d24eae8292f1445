// Top bar, header and menu entries: spec §2.1, §2.2, §4, §9. Which entry is active: active.test.ts.
import type { Locator } from '@playwright/test';
import { readCompany } from '#app/content/company.server.ts';
import { type NavigationEntry, readLayout } from '#app/content/layout.server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { baseOf } from '#shared/language-base.ts';
import { elementsOf } from '#tools/postbuild/html.ts';
import { articlePath, firstOf } from '../content.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';
import { readPage } from '../pages.ts';

const { phone, email, address, shortName } = readCompany();
const { navigation, headerButton } = readLayout();

/** Numbers of the lines that the text of each element takes. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('§2.1 §2.2 §9 top bar and menu show their texts and fit at every width', async ({ page }) => {
  // On its own page an entry is bold, and the longest needs most room.
  const byLength = navigation.toSorted((a, b) => b.label.length - a.label.length);
  await page.goto(firstOf(byLength, ({ to }) => to?.startsWith('/')).to ?? '/');
  const banner = page.getByRole('banner');
  const logo = banner.locator('a').first();
  const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });

  await test.step('the menu has all entries and sub-items in order, and fits beside the logo', async () => {
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
    for (const width of [1248, 1280]) {
      await setWidth(width);
      const shape = await logo.locator('img, svg').evaluate((image) => {
        const { width, height } = image.getBoundingClientRect();
        const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return width / height / own;
      });
      expect(shape, `the logo at ${width} px`).toBeCloseTo(1, 1);
      const lines = await linesOf(banner.locator('nav > ul > li > a'));
      expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    }
  });

  await test.step('the top bar has telephone, e-mail and address, and is hidden below 768 px', async () => {
    const bar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
    await expect(bar.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.href);
    await expect(bar.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(bar.getByText(address.line)).toBeVisible();
    await setWidth(768);
    await expect(bar).toBeVisible();
    await setWidth(767);
    await expect(bar).toBeHidden();
  });

  await test.step('the header has a smaller margin below 768 px', async () => {
    const margin = () => logo.evaluate((link) => link.getBoundingClientRect().left);
    expect(await margin()).toBe(16);
    await setWidth(768);
    expect(await margin()).toBeGreaterThan(30);
  });

  await test.step('in forced colours the line of the current entry is not that of the ground', async () => {
    await setWidth(1280);
    await page.emulateMedia({ forcedColors: 'active' });
    const [line, ground] = await banner
      .locator('[aria-current]')
      .first()
      .evaluate((link) => [
        getComputedStyle(link, '::after').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(line).not.toBe(ground);
  });
});

/** Expects the menu of a built page to highlight this entry, and to mark this link. */
function expectHighlighted(path: string, label: string, current?: string) {
  const elements = elementsOf(readPage(path));
  const from = elements.findIndex(({ name }) => name === 'header');
  const [start = 0, end] = elements.flatMap(({ name }, at) =>
    name === 'nav' && at > from ? [at] : [],
  );
  const menu = elements.slice(start, end);
  const active = menu.filter(({ attributes }) => 'data-active' in attributes);
  expect(active.map(({ text }) => text)).toEqual([label]);
  const marked = menu.filter(({ attributes }) => attributes['aria-current'] === 'page');
  expect(marked.map(({ attributes }) => attributes.href)).toEqual(current ? [current] : []);
}

test('§2.1 the menu highlights the item of a path, of a sub-item and of a page that belongs to it; the header button is that of the contractor', async ({
  page,
}) => {
  const home = firstOf(navigation, ({ to }) => to === '/');
  expectHighlighted('/', home.label, '/');
  const isPlain = ({ items, section }: NavigationEntry) => items !== undefined && !section;
  const { label, items = [] } = firstOf(navigation, isPlain, 'submenu without a section');
  const { to } = firstOf(items);
  expectHighlighted(to, label, to);
  const notes = navigation.find(({ holds }) => holds?.includes('/blog/'));
  if (notes) expectHighlighted(articlePath(), notes.label);
  await page.goto(to);
  const button = page.getByRole('banner').locator('nav + a');
  await expect(button).toHaveText(headerButton.corporate.label);
  await expect(button).toHaveAttribute('href', headerButton.corporate.to);
  const { menu } = new Header(page);
  await expect(menu.locator('[data-active]')).toHaveText([label]);
  const look = await menu.locator('summary[data-active]').evaluate((summary) => {
    const { fontWeight } = getComputedStyle(summary);
    return [getComputedStyle(summary, '::after').scale, fontWeight];
  });
  expect(look).toEqual(['1', '600']);
});

test('the address in the top bar takes two lines at most, and the short name one for each word, in narrow windows', async ({
  page,
}) => {
  // The default language is the last.
  for (const { code } of LANGUAGES.toReversed()) {
    await page.goto(`${baseOf(code)}/contact`);
    const bar = page.locator('aside').first();
    for (const width of [768, 992]) {
      const place = `${code} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const [lines = 0] = await linesOf(bar.locator('address'));
      expect.soft(lines, place).toBeLessThanOrEqual(2);
      const [own, around] = await Promise.all([
        bar.locator('address').boundingBox(),
        bar.boundingBox(),
      ]);
      expect.soft((own?.y ?? 0) - (around?.y ?? 0), place).toBeGreaterThan(4);
    }
  }
  const name = page.getByRole('banner').getByText(shortName, { exact: true });
  for (const [width, size] of [
    [280, ''],
    [390, '32px'],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
    expect(await linesOf(name), `at ${width} px`).toEqual([shortName.split(' ').length]);
  }
});

test('§2.1 §9 the header is fixed past 100 px only, without a layout shift, and slides in', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const header = new Header(page);
  await header.open();
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
  const bar = page.locator('header > div');
  const duration = () => bar.evaluate((part) => getComputedStyle(part).animationDuration);
  expect(await duration()).toBe('0.24s');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect((await bar.boundingBox())?.y).toBe(0);
  expect(await height()).toBe(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => header.isFixed()).toBe(false);
  expect(await page.evaluate(() => (window as never as { shifts: unknown }).shifts)).toEqual([]);
});
