// Entries of the menu that lead to a section: spec §2.2.
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test.describe('§2.2 About Us and Services', () => {
  for (const [label, id] of [
    ['About Us', 'about-us'],
    ['Services', 'services'],
  ] as const) {
    test(`${label} scrolls smoothly to its section where the page has it`, async ({ page }) => {
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
      // A jump would be one step; how many more, the machine decides.
      const steps = () =>
        page.evaluate(() => (window as never as { positions: number[] }).positions.length);
      await expect.poll(steps).toBeGreaterThan(1);
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    });

    test(`${label} leads from another page to the section on home`, async ({ page }) => {
      const header = new Header(page);
      await header.open('/contact');
      await header.entry(label).getByRole('link', { name: label, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeInViewport();
      await expect(page.locator(`#${id}`)).toBeFocused();
    });

    test(`${label} works without script`, async ({ browser, desk }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
      const page = await context.newPage();
      await page.goto('/contact');
      await new Header(page).entry(label).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/#${id}`);
      await expect(page.locator(`#${id}-title`)).toBeInViewport();
      await context.close();
    });
  }

  test('Services stays on the page of the area of expertise, which has that section', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open('/area-of-expertise');
    await header.entry('Services').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.locator('#services')).toBeFocused();
    await expect(page.locator('#services-title')).toBeInViewport();
    await expect(page).toHaveURL('/area-of-expertise#services');
  });

  test('who asks for less motion is taken there at once', async ({ page }) => {
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

  test('the back button returns from the section to where the visitor was', async ({ page }) => {
    const header = new Header(page);
    await header.open('/contact');
    await header.entry('Services').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page.locator('#services-title')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
});
