// Menu entries that link to a section: spec §2.2.
import { readLayout } from '#app/content/layout.server.ts';
import { firstOf, pageAt } from '../content.ts';
import { expect, handlersAttached, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';
import { expectTabWithin } from '../walk-sections.ts';

/** The entries with a section of home. */
const entries = readLayout().navigation.flatMap(({ label, section }) =>
  section ? [{ label, id: section }] : [],
);

test('§2.2 about us and services scroll smoothly to their section of the current page', async ({
  page,
}) => {
  firstOf(entries, undefined, 'menu entry with a section');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const header = new Header(page);
  await header.open('/');
  const scrolls = await page.evaluateHandle(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(scrollY));
    return places;
  });
  for (const { label, id } of entries) {
    await scrolls.evaluate((places) => places.splice(0));
    await header.entry(label).getByRole('link', { name: label, exact: true }).click();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(header.submenu(label)).toBeHidden();
    // A jump is one step; a smooth scroll has more, depending on the machine. A new page would have lost them.
    await expect.poll(() => scrolls.evaluate(({ length }) => length)).toBeGreaterThan(1);
  }
});

test('with reduced motion they jump', async ({ page }) => {
  const path = pageAt('/area-of-expertise');
  firstOf(entries, ({ id }) => id === 'services', 'menu entry of the services');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // This page has a section of its own of that name.
  await new Header(page).open(path);
  const top = await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/#services"]')?.click();
    return document.getElementById('services')?.getBoundingClientRect().top;
  });
  expect(Math.abs(top ?? Number.NaN)).toBeLessThan(120);
  await expect(page).toHaveURL(`${path}#services`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('§2.2 menu entries lead from another page to their section on home, and back returns', async ({
      page,
    }) => {
      firstOf(entries, undefined, 'menu entry with a section');
      const header = new Header(page);
      await page.goto('/contact');
      if (javaScriptEnabled) await handlersAttached(page);
      // By script, as in the drawer: drawer.spec.ts.
      for (const { label, id } of entries.slice(0, javaScriptEnabled ? 1 : undefined)) {
        await header.entry(label).getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}-title`)).toBeInViewport();
        await expectTabWithin(page.locator(`#${id}`));
        await page.goBack();
        await expect(page).toHaveURL('/contact');
      }
    });
  });
}
