// The mobile menu: spec §2.1, §4, §9; use before hydration: decision 0002.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { firstOf } from '../content.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { expectTabWithin } from '../walk-sections.ts';

const { navigation, headerButton } = readLayout();
const { menu } = readInterface();

class Drawer {
  readonly page: Page;
  readonly burger: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.burger = page.getByRole('button', { name: menu.open });
    this.dialog = page.getByRole('dialog', { name: menu.label });
  }

  async open() {
    await this.burger.click();
    await this.settled();
  }

  /** Waits until it is open and at rest. */
  async settled() {
    await expect(this.dialog).toBeVisible();
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
    );
  }

  /** A link of the menu. */
  link(to: string): Locator {
    return this.dialog.getByRole('navigation').locator(`a[href="${to}"]`);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('§2.1 §9 the burger opens a drawer, 70 % wide, that slides in while the page does not move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const drawer = new Drawer(page);
  const close = drawer.dialog.getByRole('button', { name: menu.close });
  await page.goto('/contact');
  await hydrated(page);
  await expect(drawer.dialog).toBeHidden();
  await page.evaluate(() => {
    addEventListener('transitionend', ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement && propertyName === 'translate')
        target.dataset.slid = '';
    });
  });
  await drawer.burger.click();
  await expect(drawer.dialog).toHaveAttribute('data-slid');
  await drawer.settled();
  const box = await drawer.dialog.boundingBox();
  expect(box?.width).toBeCloseTo(390 * 0.7, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  expect(box?.height).toBe(844);

  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize({ width: 1000, height: 700 });
  expect((await drawer.dialog.boundingBox())?.width).toBeCloseTo(700, 0);

  await test.step('it closes when the menu fits the window; the header gets the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawer.dialog).toBeHidden();
    await expect(page.getByRole('banner')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  await test.step('the close button is visible on the narrowest screen', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await drawer.open();
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(drawer.dialog).toBeHidden();
  });

  await test.step('both buttons are visible with a default font of 32 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(drawer.burger).toBeInViewport({ ratio: 1 });
    await drawer.open();
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(drawer.dialog).toBeHidden();
  });

  await test.step('it does not slide with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drawer.open();
    const [duration] = (
      await drawer.dialog.evaluate((dialog) => getComputedStyle(dialog).transitionDuration)
    ).split(',');
    expect(Number.parseFloat(duration ?? '')).toBeLessThan(0.001);
  });
});

test('§2.1 §4 the drawer closes by Escape, its button and the backdrop, and leaves the page as it was', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  await page.goto('/vision');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const entries = await page.evaluate(() => history.length);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: menu.close }).click(),
    async () => {
      // Its own background does not close it.
      await page.mouse.click(390 - 5, 400);
      await expect(drawer.dialog).toBeVisible();
      await page.mouse.click(20, 400);
    },
  ]) {
    await drawer.open();
    await close();
    await expect(drawer.dialog).toBeHidden();
    await expect(drawer.burger).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
  await expect(page).toHaveURL('/vision');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('§2.1 §4 the drawer closes by a link, also to a section of the page, and is closed on a return', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  const follow = async (to: string) => {
    await drawer.open();
    await drawer.link(to).click();
    await expect(page).toHaveURL(to);
    await hydrated(page);
    await expect(drawer.dialog).toBeHidden();
  };
  await page.goto('/contact');
  await hydrated(page);
  await follow('/careers');
  for (const id of ['about-us', 'services']) {
    await follow(`/#${id}`);
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await expectTabWithin(page.locator(`#${id}`));
  }
  for (const [step, path] of [
    ['goBack', '/careers'],
    ['goForward', '/#services'],
  ] as const) {
    await page[step]();
    await expect(page).toHaveURL(path);
    await expect(drawer.dialog, step).toBeHidden();
  }

  await test.step('a link to the current page closes it too', async () => {
    await page.goto('/contact');
    await hydrated(page);
    await follow('/contact');
  });
});

test('§2.1 §2.2 the drawer has all entries of the menu, the active one unfolded, and works by keyboard', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  await page.goto('/mission');
  await hydrated(page);
  const entries = (root: string) =>
    page
      .locator(`${root} nav a`)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await entries('dialog')).toEqual(await entries('header'));
  await drawer.burger.focus();
  await page.keyboard.press('Enter');
  await drawer.settled();
  const active = firstOf(navigation, ({ items }) => items?.some(({ to }) => to === '/mission'));
  await expect(drawer.dialog.locator('[data-active]')).toHaveCount(1);
  await expect(drawer.dialog.locator('[data-active]')).toContainText(active.label);
  await expect(drawer.link('/mission')).toHaveAttribute('aria-current', 'page');
  await expect(drawer.link('/mission')).toBeVisible();
  await expect(drawer.link('/area-of-expertise')).toBeHidden();
  const button = drawer.dialog.getByRole('link', {
    name: headerButton.corporate.label,
    exact: true,
  });
  await expect(button).toHaveAttribute('href', headerButton.corporate.to);

  await test.step('the focus stays in the drawer and returns to the burger', async () => {
    const close = page.getByRole('button', { name: menu.close });
    await expect(close).toBeFocused();
    const focusables = await drawer.dialog.locator('a, button, summary').count();
    for (let step = 0; step < focusables + 2; step++) {
      await page.keyboard.press('Tab');
      // After the last one the focus goes to the browser's own controls.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await close.focus();
    await page.keyboard.press('Space');
    await expect(drawer.dialog).toBeHidden();
    await expect(drawer.burger).toBeFocused();
  });

  await page.keyboard.press('Space');
  await drawer.settled();
  const { label, items = [] } = firstOf(navigation, ({ section }) => section === 'services');
  const { to } = firstOf(items);
  const showSubmenu = fill(menu.showSubmenu, { entry: label });
  await drawer.dialog.locator(`summary[aria-label="${showSubmenu}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(drawer.link(to)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await expect(drawer.dialog).toBeHidden();
});

test('§2.1 the drawer opens and closes before hydration, and stays open during it', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  const release = await holdScripts(page, '/contact');
  await drawer.open();
  await page.mouse.click(20, 400);
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  const { label, items = [] } = firstOf(navigation, ({ to, section }) => !to && !section);
  const { to } = firstOf(items);
  await drawer.dialog.locator('summary').filter({ hasText: label }).click();
  await release();
  await hydrated(page);
  await expect(drawer.dialog).toBeVisible();
  await expect(drawer.link(to)).toBeVisible();
  await drawer.link(to).click();
  await expect(page).toHaveURL(to);
  await expect(drawer.dialog).toBeHidden();
});

test('the drawer works without support for invoker commands and light dismissal', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    // What this browser would do by itself.
    for (const type of ['command', 'cancel']) {
      addEventListener(type, (event) => event.preventDefault(), { capture: true });
    }
  });
  const drawer = new Drawer(page);
  await page.goto('/contact');
  await hydrated(page);
  await drawer.open();
  await page.mouse.click(20, 400);
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(drawer.dialog).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap outside closes the drawer and activates nothing behind it', async ({ page }) => {
    const drawer = new Drawer(page);
    await page.goto('/vision');
    await hydrated(page);
    const behind = page.getByRole('main').getByRole('link').last();
    await behind.scrollIntoViewIfNeeded();
    const box = await behind.boundingBox();
    await page.evaluate(() => {
      const pressed: (string | undefined)[] = [];
      const note = ({ target }: Event) => pressed.push((target as Element).closest('a')?.href);
      addEventListener('click', note, true);
      Object.assign(window, { pressed });
    });
    await drawer.burger.tap();
    await drawer.settled();
    await page.touchscreen.tap(40, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(drawer.dialog).toBeHidden();
    const pressed = await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed);
    expect(pressed.filter(Boolean)).toEqual([]);
  });
});
