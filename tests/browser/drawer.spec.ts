// The mobile menu: spec §2.1, §4, §9; use before hydration: decision 0002.
import type { Locator, Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { firstOf } from '../content.ts';
import { expect, handlersAttached, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';
import { expectTabWithin } from '../walk-sections.ts';

const { navigation, headerButton } = readLayout();
const { menu } = readInterface();
const sections = navigation.flatMap(({ section }) => (section ? [`/#${section}`] : []));

class Drawer {
  readonly page: Page;
  readonly burger: Locator;
  readonly dialog: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.burger = page.getByRole('button', { name: menu.open });
    this.dialog = page.getByRole('dialog', { name: menu.label });
    this.closeButton = page.getByRole('button', { name: menu.close });
  }

  /** Opens it, and waits until it is at rest. */
  async open() {
    await this.burger.click();
    await expect(this.dialog).toBeVisible();
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
    );
  }

  link(to: string): Locator {
    return this.dialog.getByRole('navigation').locator(`a[href="${to}"]`);
  }

  clickBackdrop() {
    return this.page.mouse.click(20, 400);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('§2.1 §9 the burger opens a drawer, 70 % wide, that slides in while the page does not move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const drawer = new Drawer(page);
  const { burger, dialog, closeButton } = drawer;
  await page.goto('/contact');
  await handlersAttached(page);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    addEventListener('transitionend', ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement && propertyName === 'translate')
        target.dataset.slid = '';
    });
    scrollTo({ top: 300, behavior: 'instant' });
  });
  await drawer.open();
  await expect(dialog).toHaveAttribute('data-slid');
  const box = await dialog.boundingBox();
  expect(box?.width).toBeCloseTo(390 * 0.7, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  expect(box?.height).toBe(844);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(300);

  await test.step('it closes when the menu fits the window; the header gets the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toBeFocused();
  });

  await test.step('the close button is visible on the narrowest screen, and with a default font of 32 px', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await drawer.open();
    await expect(closeButton).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(closeButton).toBeInViewport({ ratio: 1 });
    await closeButton.click();
    await expect(burger).toBeInViewport({ ratio: 1 });
  });
});

test('§2.1 §2.2 §4 the drawer has all entries of the menu, marks that of the page, and closes by Escape, its button and the backdrop, also before hydration, through which it stays open', async ({
  page,
}) => {
  const ofHome = firstOf(
    navigation,
    ({ section }) => section !== undefined,
    'submenu with a section',
  );
  const policies = firstOf(navigation, ({ to, section }) => !to && !section, 'submenu without');
  const drawer = new Drawer(page);
  const { burger, dialog } = drawer;
  const current = firstOf(ofHome.items ?? []).to;
  const release = await holdScripts(page, current);
  const entries = (root: string) =>
    page
      .locator(`${root} nav a`)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await entries('dialog')).toEqual(await entries('header'));
  const length = await page.evaluate(() => history.length);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer.closeButton.click(),
    async () => {
      // Its own background does not close it.
      await page.mouse.click(390 - 5, 400);
      await expect(dialog).toBeVisible();
      await drawer.clickBackdrop();
    },
  ]) {
    await drawer.open();
    await close();
    await expect(dialog).toBeHidden();
    await expect(burger).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(length);
  await drawer.open();
  const { corporate } = headerButton;
  const button = dialog.getByRole('link', { name: corporate.label, exact: true });
  await expect(button).toHaveAttribute('href', corporate.to);
  await expect(dialog.locator('[data-active]')).toHaveCount(1);
  await expect(dialog.locator('[data-active]')).toContainText(ofHome.label);
  await expect(drawer.link(current)).toHaveAttribute('aria-current', 'page');
  await expect(drawer.link(current)).toBeVisible();
  const { to } = firstOf(policies.items ?? []);
  await expect(drawer.link(to)).toBeHidden();
  await dialog.locator('summary').filter({ hasText: policies.label }).click();
  await release();
  await hydrated(page);
  await expect(dialog).toBeVisible();
  await drawer.link(to).click();
  await expect(page).toHaveURL(to);
  await expect(dialog).toBeHidden();
});

test('§2.1 §4 the drawer closes by a link, also to a section of the page, and is closed on a return', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  await page.goto('/search');
  await handlersAttached(page);
  for (const to of ['/contact', ...sections, '/']) {
    await drawer.open();
    await drawer.link(to).click();
    await expect(page).toHaveURL(to);
    await handlersAttached(page);
    await expect(drawer.dialog).toBeHidden();
    const [, id] = to.split('#');
    if (!id) continue;
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await expectTabWithin(page.locator(`#${id}`));
  }
  await page.goBack();
  await expect(page).toHaveURL(sections.at(-1) ?? '/contact');
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
  await handlersAttached(page);
  for (const close of [() => drawer.clickBackdrop(), () => drawer.closeButton.click()]) {
    await drawer.open();
    await close();
    await expect(drawer.dialog).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap outside closes the drawer and activates nothing behind it', async ({ page }) => {
    const drawer = new Drawer(page);
    await page.goto('/data-protection');
    await handlersAttached(page);
    const behind = page.getByRole('navigation', { name: 'Footer' }).getByRole('link').first();
    await behind.scrollIntoViewIfNeeded();
    const box = await behind.boundingBox();
    await drawer.open();
    await page.touchscreen.tap(40, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(drawer.dialog).toBeHidden();
    await expect(page).toHaveURL('/data-protection');
  });
});
