// The 404 page: spec §2.3, §8, §9; its automatic return: decision 0007. Which paths are answered with it:
// desk/site/plugin.test.ts and resolve-path.test.ts.
import type { Page } from '@playwright/test';
import { readInterface } from '#app/content/interface.server.ts';
import { readLayout } from '#app/content/layout.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { baseOf } from '#shared/language-base.ts';
import { elementsOf } from '#tools/postbuild/html.ts';
import { openWithStoppedClock } from '../clock.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { languageOf, pages, readPage } from '../pages.ts';

/** Milliseconds before the automatic return. */
const RETURN_AFTER = 2500;

const { notFound } = readInterface();

/** Spec 8. */
const TITLE = '404 Page Not Found';
const HOME = 'Back To Home';

/** Without hidden text. */
const SHOWN = { useInnerText: true };

const status = (page: Page) => page.getByRole('status');
const stop = (page: Page) => page.getByRole('button', { name: notFound.stop });

/** Names the page before, as the menu does. */
const returning = fill(notFound.returning, {
  page: readLayout().navigation.find(({ to }) => to === '/contact')?.label ?? '/contact',
});

test('§2.3 the 404 page of each section and language is hidden from search engines and leads to pages of its language', () => {
  const unknown = pages.filter((path) => path.endsWith('/404'));
  expect(unknown).toEqual(expect.arrayContaining(['/404', '/project/404', '/blog/404']));
  for (const path of unknown) {
    const { code } = languageOf(path);
    const html = readPage(path);
    const elements = elementsOf(html);
    expect.soft(html, path).toContain('<meta name="robots" content="noindex">');
    const textOf = (wanted: string) => elements.find(({ name }) => name === wanted)?.text;
    expect.soft(textOf('title'), path).toContain('404');
    if (!baseOf(code)) expect.soft(textOf('h1'), path).toBe(TITLE);
    const main = elements.slice(elements.findIndex(({ name }) => name === 'main'));
    const links = main.flatMap(({ name, attributes: { href } }) => (name === 'a' ? [href] : []));
    expect.soft(links[0], path).toBe(baseOf(code) || '/');
    expect.soft(links, path).toContain(`${baseOf(code)}/contact`);
  }
});

test.describe('§2.3 §9 the automatic return', () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await openWithStoppedClock(page, '/contact');
  });

  test('follows a link or a typed address after 2500 ms, announced, unless the visitor has left', async ({
    page,
  }) => {
    await page
      .locator('footer a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/nowhere';
        link.click();
      });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(stop(page)).toBeVisible();
    await page.clock.runFor(RETURN_AFTER);
    await expect(page).toHaveURL('/contact');

    await page.goto('/nowhere');
    await expect(status(page)).toHaveText(returning, SHOWN);
    await page.clock.runFor(RETURN_AFTER - 1);
    await expect(page).toHaveURL('/nowhere');
    await page.mouse.move(300, 300);
    await expect(status(page)).toHaveText(returning, SHOWN);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/contact');

    await page.goto('/nowhere');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: HOME, exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(4 * RETURN_AFTER);
    await expect(page).toHaveURL('/');
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
  test(`is stopped by ${Object.keys(signs).join(', ')}`, async ({ page }) => {
    await page.goto('/nowhere');
    for (const [name, give] of Object.entries(signs)) {
      await test.step(name, async () => {
        await page.reload();
        await expect(status(page)).toHaveText(returning, SHOWN);
        await page.clock.runFor(RETURN_AFTER - 1);
        await give(page);
        await expect(status(page)).toHaveText(notFound.stopped, SHOWN);
        await expect(stop(page)).toBeHidden();
        await page.clock.runFor(4 * RETURN_AFTER);
        await expect(page).toHaveURL('/nowhere');
      });
    }
  });
});
