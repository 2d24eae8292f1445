// Menu entries that link to a section: spec §2.2.
import { readLayout } from '#app/content/layout.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';
import { expectTabWithin } from '../walk-sections.ts';

/** The entries with a section of home; §2.2: about us and services. */
const entries = readLayout().navigation.flatMap(({ label, section }) =>
  section ? [{ label, id: section }] : [],
);

test('§2.2 menu entries scroll smoothly to a section of the current page, and jump with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(entries.map(({ id }) => id)).toEqual(['about-us', 'services']);
  const header = new Header(page);
  const follow = (label: string) =>
    header.entry(label).getByRole('link', { name: label, exact: true }).click();
  for (const { label, id } of entries) {
    await header.open('/');
    await page.evaluate(() => Object.assign(window, { same: true, positions: [] as number[] }));
    await page.evaluate(() =>
      addEventListener('scroll', () =>
        (window as never as { positions: number[] }).positions.push(scrollY),
      ),
    );
    await follow(label);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(
      page.getByRole('heading', { level: 2 }).and(page.locator(`#${id}-title`)),
    ).toBeInViewport();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(header.submenu(label)).toBeHidden();
    // A jump is one step; a smooth scroll has more, depending on the machine.
    const steps = () =>
      page.evaluate(() => (window as never as { positions: number[] }).positions.length);
    await expect.poll(steps).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  }

  await test.step('services stays on the page of the area of expertise, which has that section', async () => {
    await header.open('/area-of-expertise');
    await follow(entries.find(({ id }) => id === 'services')?.label ?? '');
    await expect(page.locator('#services')).toBeFocused();
    await expect(page.locator('#services-title')).toBeInViewport();
    await expect(page).toHaveURL('/area-of-expertise#services');
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await header.open('/');
  const at = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header a[href="/#services"]');
    link?.click();
    return document.getElementById('services')?.getBoundingClientRect().top;
  });
  expect(Math.abs(at ?? Number.NaN)).toBeLessThan(120);
});

test('§2.2 menu entries lead from another page to their section on home, and back returns', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open('/contact');
  for (const { label, id } of entries) {
    await header.entry(label).getByRole('link', { name: label, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await hydrated(page);
    await expectTabWithin(page.locator(`#${id}`));
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main').locator('form')).toBeVisible();
  }
});

test('§2.2 menu entries lead to their section without JavaScript', async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  const page = await context.newPage();
  for (const { label, id } of entries) {
    await page.goto('/contact');
    await new Header(page).entry(label).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
  }
  await context.close();
});
