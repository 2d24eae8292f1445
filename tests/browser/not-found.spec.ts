// The 404 page: spec §2.3, §8, §9; its automatic return: decision 0007.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';

/** Milliseconds before the automatic return. */
const RETURN_AFTER = 2500;

const { notFound, hero } = readInterface();

/** Spec 8. */
const TITLE = '404 Page Not Found';
const HOME = 'Back To Home';

/** Without hidden text. */
const SHOWN = { useInnerText: true };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.getByRole('status');
const stop = (page: Page) => page.getByRole('button', { name: notFound.stop });

/** Names the page before, as the menu does. */
const returning = fill(notFound.returning, {
  page: readLayout().navigation.find(({ to }) => to === '/contact')?.label ?? '/contact',
});

/** Opens a page and then types an unknown address, with a stopped clock. */
async function typeUnknown(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText(TITLE);
  await expect(stop(page)).toBeVisible();
}

for (const [kind, paths] of Object.entries({
  unknown: [
    '/nowhere',
    '/project/no-such-contract',
    '/property/no-such-house',
    '/blog/no-such-article',
  ],
  malformed: ['/%', '/project/%E0%A4%A', '/property/100%', '/blog/%E0'],
})) {
  test(`§2.3 ${kind} paths answer 404 with the page, which hydrates and leads home`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    const home = page.getByRole('main').getByRole('link', { name: HOME, exact: true });
    const suggestions = page.getByRole('navigation', { name: notFound.suggestions });
    for (const path of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await hydrated(page);
        await expect(heading(page)).toHaveText(TITLE);
        for (const part of ['header', 'main', 'footer', '#menu-drawer']) {
          await expect(page.locator(part)).toHaveCount(1);
        }
        await expect(page).toHaveTitle(/404/);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(home).toHaveAttribute('href', '/');
        const links = await suggestions
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links).toContain('/contact');
        expect(links).toHaveLength(new Set(links).size);
      });
    }
    await home.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: hero.label })).toBeVisible();
  });
}

test('§2.3 the 404 page works without JavaScript', async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  const page = await context.newPage();
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText(TITLE);
  await page.getByRole('link', { name: HOME, exact: true }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test.describe('§2.3 §9 the automatic return', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await openWithStoppedClock(page, '/contact');
  });

  test('follows a typed address after 2500 ms, announced, unless the visitor has left', async ({
    page,
  }) => {
    await typeUnknown(page);
    await expect(status(page)).toHaveText(returning, SHOWN);
    await page.clock.runFor(RETURN_AFTER - 1);
    await expect(page).toHaveURL('/nowhere');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/contact');
    await expect(heading(page)).not.toHaveText(TITLE);

    await typeUnknown(page);
    await page.getByRole('main').getByRole('link', { name: HOME, exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(4 * RETURN_AFTER);
    await expect(page).toHaveURL('/');
  });

  test('follows a link of this site', async ({ page }) => {
    await page
      .locator('footer a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/nowhere';
        link.click();
      });
    await expect(stop(page)).toBeVisible();
    await page.clock.runFor(RETURN_AFTER);
    await expect(page).toHaveURL('/contact');
  });

  test('does not leave this site', async ({ page, context }) => {
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await page.goto('https://elsewhere.example/');
    const tab = await context.newPage();
    for (const each of [page, tab]) {
      await openWithStoppedClock(each, '/nowhere');
      await each.clock.runFor(4 * RETURN_AFTER);
      await expect(each).toHaveURL('/nowhere');
      await expect(stop(each)).toBeHidden();
      await expect(status(each)).toHaveText('', SHOWN);
    }
  });

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a key': (page) => page.keyboard.press('Shift'),
    'a pointer press': (page) => page.dispatchEvent('main', 'pointerdown'),
    'a wheel': (page) => page.dispatchEvent('main', 'wheel'),
    'a focus change': (page) => page.getByRole('link', { name: HOME }).first().focus(),
    'the stop button': (page) => stop(page).evaluate((button: HTMLElement) => button.click()),
  };
  test(`is stopped by ${Object.keys(signs).join(', ')}, not by a moved pointer`, async ({
    page,
  }) => {
    for (const [name, give] of Object.entries(signs)) {
      await test.step(name, async () => {
        await typeUnknown(page);
        await page.clock.runFor(RETURN_AFTER - 1);
        await give(page);
        await expect(status(page)).toHaveText(notFound.stopped, SHOWN);
        await expect(stop(page)).toBeHidden();
        await page.clock.runFor(4 * RETURN_AFTER);
        await expect(page).toHaveURL('/nowhere');
      });
    }
    await typeUnknown(page);
    await page.clock.runFor(RETURN_AFTER - 1);
    await page.mouse.move(300, 300);
    await expect(status(page)).toHaveText(returning, SHOWN);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/contact');
  });
});
