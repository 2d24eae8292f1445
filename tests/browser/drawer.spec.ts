// The mobile menu: spec §2.1, §4, §9; that it opens before hydration: decision 0002.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

class Drawer {
  readonly page: Page;
  readonly burger: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.burger = page.getByRole('button', { name: 'Open the menu' });
    this.dialog = page.getByRole('dialog', { name: 'Main' });
  }

  async open(path = '/contact') {
    await this.page.goto(path);
    await hydrated(this.page);
    await this.burger.click();
    await this.settled();
  }

  /** Waits until it has slid in. */
  async settled() {
    await expect(this.dialog).toBeVisible();
    await this.dialog.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
    );
  }

  link(name: string): Locator {
    return this.dialog.getByRole('link', { name, exact: true });
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('§2.1 §9 the burger opens a drawer, 70 % wide, that slides in', async ({ page }) => {
  const drawer = new Drawer(page);
  await page.goto('/contact');
  await hydrated(page);
  await expect(drawer.dialog).toBeHidden();
  const slid = drawer.dialog.evaluate(
    (dialog: HTMLElement) =>
      new Promise((resolve) => {
        dialog.addEventListener('transitionend', ({ target, propertyName }) => {
          if (target === dialog && propertyName === 'translate') resolve(true);
        });
      }),
  );
  await drawer.burger.click();
  expect(await slid).toBe(true);
  await drawer.settled();
  const box = await drawer.dialog.boundingBox();
  expect(box?.width).toBeCloseTo(390 * 0.7, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  expect(box?.height).toBe(844);
  await page.setViewportSize({ width: 1000, height: 700 });
  expect((await drawer.dialog.boundingBox())?.width).toBeCloseTo(700, 0);
});

test('§2.1 all of its button to close is seen on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const drawer = new Drawer(page);
  await drawer.open();
  const close = drawer.dialog.getByRole('button', { name: 'Close the menu' });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test.describe('§2.1 §4 the drawer closes', () => {
  test('by its button', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(drawer.dialog).toBeHidden();
  });

  test('by the backdrop, but not by its own ground', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open();
    await page.mouse.click(390 - 5, 400);
    await expect(drawer.dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(drawer.dialog).toBeHidden();
  });

  test('by Escape, with the focus back on the burger', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open();
    await page.keyboard.press('Escape');
    await expect(drawer.dialog).toBeHidden();
    await expect(drawer.burger).toBeFocused();
  });

  test('by a change of path, also back and forward', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open();
    await drawer.link('Careers').click();
    await expect(page).toHaveURL('/careers');
    await expect(drawer.dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(drawer.dialog).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/careers');
    await expect(drawer.dialog).toBeHidden();
  });

  test('by back, which stays on the page, and leaves no entry behind', async ({ page }) => {
    const drawer = new Drawer(page);
    await page.goto('/vision');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    for (const close of [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close the menu' }).click(),
    ]) {
      await drawer.burger.click();
      await drawer.settled();
      await expect.poll(() => page.evaluate(() => history.state.dialog)).toBe(true);
      await close();
      await expect(drawer.dialog).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
      await expect(page).toHaveURL('/vision');
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state.dialog)).toBeUndefined();
    await expect(drawer.dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('by a link to the page it stands on', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open('/contact');
    await drawer.link('Contact').click();
    await expect(drawer.dialog).toBeHidden();
  });

  test('by a link to a section of this page, where the focus goes', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open('/');
    await drawer.link('Services').click();
    await expect(drawer.dialog).toBeHidden();
    await expect(page.locator('#services-title')).toBeInViewport();
    await expect(page.locator('#services')).toBeFocused();
  });

  test('by a link to a section of the home page', async ({ page }) => {
    const drawer = new Drawer(page);
    await drawer.open('/contact');
    await drawer.link('About Us').click();
    await expect(page).toHaveURL('/#about-us');
    await expect(drawer.dialog).toBeHidden();
    await expect(page.locator('#about-us-title')).toBeInViewport();
    await expect(page.locator('#about-us')).toBeFocused();
  });
});

test('§2.1 the drawer closes when the window has room for the menu, where the focus goes', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  await drawer.open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer.dialog).toBeHidden();
  await expect(page.getByRole('banner')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('§2.1 with a default font of 32 px the burger and the whole drawer are on the screen', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const drawer = new Drawer(page);
  await page.goto('/');
  await expect(drawer.burger).toBeInViewport({ ratio: 1 });
  await drawer.burger.click();
  await drawer.settled();
  const close = drawer.dialog.getByRole('button', { name: 'Close the menu' });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test('§2.1 the drawer by keyboard alone: opened, walked, closed, focus held and given back', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  await page.goto('/contact');
  await hydrated(page);
  await drawer.burger.focus();
  await page.keyboard.press('Enter');
  await drawer.settled();
  const close = page.getByRole('button', { name: 'Close the menu' });
  await expect(close).toBeFocused();
  const focusables = await drawer.dialog.locator('a, button, summary').count();
  for (let step = 0; step < focusables + 2; step++) {
    await page.keyboard.press('Tab');
    // Past the last one comes the browser itself, never the page behind.
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
  await page.keyboard.press('Space');
  await drawer.settled();
  const services = drawer.dialog.locator('summary[aria-label*="Services"]');
  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(drawer.link('Type of Projects Capabilities')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contract');
  await expect(drawer.dialog).toBeHidden();
});

test('§2.2 the drawer has every entry of the menu; the active item is marked and unfolded', async ({
  page,
}) => {
  await page.goto('/mission');
  const entries = (root: string) =>
    page
      .locator(`${root} nav a`)
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await entries('dialog')).toEqual(await entries('header'));
  const drawer = new Drawer(page);
  await drawer.burger.click();
  await expect(drawer.dialog.locator('[data-active]')).toContainText('About Us');
  await expect(drawer.link('Our Mission')).toHaveAttribute('aria-current', 'page');
  await expect(drawer.link('Our Mission')).toBeVisible();
  await expect(drawer.link('Area of Expertise')).toBeHidden();
  await expect(drawer.link('Contact us')).toHaveAttribute('href', '/contact');
});

test('§2.1 the drawer opens before React runs, closes, and stays open when React arrives', async ({
  page,
}) => {
  const drawer = new Drawer(page);
  const release = await holdScripts(page);
  await page.goto('/contact');
  await drawer.burger.click();
  await drawer.settled();
  await page.mouse.click(20, 400);
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.keyboard.press('Escape');
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  const policies = drawer.dialog.locator('summary').filter({ hasText: 'Policies' });
  await policies.click();
  await release();
  await hydrated(page);
  await expect(drawer.dialog).toBeVisible();
  await expect(drawer.link('HSE Policy')).toBeVisible();
  await drawer.link('HSE Policy').click();
  await expect(page).toHaveURL('/hse-policy');
  await expect(drawer.dialog).toBeHidden();
});

test('the page behind the drawer does not scroll', async ({ page }) => {
  const drawer = new Drawer(page);
  await drawer.open();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the drawer does not slide for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const drawer = new Drawer(page);
  await drawer.open();
  const [duration] = (
    await drawer.dialog.evaluate((dialog) => getComputedStyle(dialog).transitionDuration)
  ).split(',');
  expect(Number.parseFloat(duration ?? '')).toBeLessThan(0.001);
});

test('the drawer works in a browser without invoker commands and light dismissal', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    // Without support the attributes mean nothing.
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('dialog')?.removeAttribute('closedby');
      for (const button of document.querySelectorAll('[command]'))
        button.removeAttribute('command');
    });
  });
  const drawer = new Drawer(page);
  await drawer.open();
  await page.mouse.click(20, 400);
  await expect(drawer.dialog).toBeHidden();
  await drawer.burger.click();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(drawer.dialog).toBeHidden();
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap beside the drawer closes it and presses nothing of what lies behind', async ({
    page,
  }) => {
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
