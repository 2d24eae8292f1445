// Menu entries that link to a section: spec §2.2.
import { readSite } from '#app/content/site.server.ts';
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

/** The entries with a section of home; §2.2: about us and services. */
const entries = readSite().navigation.flatMap(({ label, section }) =>
  section ? [{ label, id: section }] : [],
);
const services = entries.find(({ id }) => id === 'services')?.label ?? '';

test('§2.2 the menu links to both sections', () => {
  expect(entries.map(({ id }) => id)).toEqual(['about-us', 'services']);
});

test.describe('§2.2 menu entries with a section', () => {
  for (const { label, id } of entries) {
    test(`${id}: scrolls smoothly to the section on its own page`, async ({ page }) => {
      const header = new Header(page);
      await header.open('/');
      await page.evaluate(() => Object.assign(window, { same: true, positions: [] as number[] }));
      await page.evaluate(() =>
        addEventListener('scroll', () =>
          (window as never as { positions: number[] }).positions.push(scrollY),
        ),
      );
      await header.entry(label).getByRole('link', { name: label, exact: true }).click();
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(
        page.getByRole('heading', { level: 2 }).and(page.locator(`#${id}-title`)),
      ).toBeInViewport();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(header.submenu(label)).toBeHidden();
      // A jump is one step; the number of more depends on the machine.
      const steps = () =>
        page.evaluate(() => (window as never as { positions: number[] }).positions.length);
      await expect.poll(steps).toBeGreaterThan(1);
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    });

    test(`${id}: leads from another page to the section on home`, async ({ page }) => {
      const header = new Header(page);
      await header.open('/contact');
      await header.entry(label).getByRole('link', { name: label, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
    });

    test(`${id}: works without JavaScript`, async ({ browser, desk }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
      const page = await context.newPage();
      await page.goto('/contact');
      await new Header(page).entry(label).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeInViewport();
      await context.close();
    });
  }

  test('services stays on the page of the area of expertise, which has that section', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open('/area-of-expertise');
    await header.entry(services).getByRole('link', { name: services, exact: true }).click();
    await expect(page.locator('#services')).toBeFocused();
    await expect(page.locator('#services-title')).toBeInViewport();
    await expect(page).toHaveURL('/area-of-expertise#services');
  });

  test('jumps there with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const header = new Header(page);
    await header.open('/');
    const at = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('header a[href="/#services"]');
      link?.click();
      return document.getElementById('services')?.getBoundingClientRect().top;
    });
    expect(Math.abs(at ?? Number.NaN)).toBeLessThan(120);
  });

  test('the back button returns from the section to the page before', async ({ page }) => {
    const header = new Header(page);
    await header.open('/contact');
    await header.entry(services).getByRole('link', { name: services, exact: true }).click();
    await expect(page.locator('#services-title')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
});
