// The submenus of the header: spec §2.1, §2.2; hover traps: WCAG 1.4.13.
import { expect, test } from '../fixtures.ts';
import { Header } from '../page-objects/header.ts';

test.describe('§2.1 submenus by pointer', () => {
  test('open on hover of the parent, let the pointer onto the list, and stay until it leaves', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    const list = header.submenu('About Us');
    await expect(list).toBeHidden();
    await header.entry('About Us').getByRole('link', { name: 'About Us' }).hover();
    await expect(list).toBeVisible();
    // By steps, as a hand moves: no gap on the way may close it.
    const last = await list.getByRole('link', { name: 'Certifications' }).boundingBox();
    await page.mouse.move((last?.x ?? 0) + 20, (last?.y ?? 0) + 10, { steps: 25 });
    await expect(list).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(list).toBeHidden();
  });

  test('open before React runs', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/contact');
    const header = new Header(page);
    await header.entry('Services').hover();
    await expect(header.submenu('Services')).toBeVisible();
    await header.summary('Policies').click();
    await page.mouse.move(700, 700);
    await expect(header.submenu('Policies')).toBeVisible();
  });

  test('Escape dismisses the list under the pointer, and the next hover shows it again', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    const list = header.submenu('About Us');
    await header.entry('About Us').hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(700, 700);
    await header.entry('About Us').hover();
    await expect(list).toBeVisible();
  });

  test('a press opens it to stay; hovering another entry replaces it, a press outside closes it', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    await header.summary('About Us').click();
    await page.mouse.move(700, 700);
    await expect(header.submenu('About Us')).toBeVisible();
    await header.entry('Services').hover();
    await expect(header.submenu('Services')).toBeVisible();
    await expect(header.submenu('About Us')).toBeHidden();
    await header.summary('Policies').click();
    await page.mouse.move(700, 700);
    await expect(header.submenu('Policies')).toBeVisible();
    await page.mouse.click(700, 700);
    await expect(header.submenu('Policies')).toBeHidden();
  });

  test('a followed link closes the list although the pointer rests on it', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.entry('About Us').hover();
    await header.submenu('About Us').getByRole('link', { name: 'Our Vision' }).click();
    await expect(page).toHaveURL('/vision');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Vision');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expect(header.submenu('About Us')).toBeHidden();
  });
});

test('§2.1 submenus open on touch', async ({ browser, desk }) => {
  const context = await browser.newContext({
    hasTouch: true,
    baseURL: desk.url,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const header = new Header(page);
  await header.open();
  await header.summary('Services').tap();
  await expect(header.submenu('Services')).toBeVisible();
  await header.submenu('Services').getByRole('link', { name: 'Area of Expertise' }).tap();
  await expect(page).toHaveURL('/area-of-expertise');
  await expect(header.submenu('Services')).toBeHidden();
  await context.close();
});

test.describe('§2.1 submenus by keyboard alone', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens, Tab walks in, Escape closes and gives the focus back`, async ({ page }) => {
      const header = new Header(page);
      await header.open();
      await header.entry('Home').getByRole('link').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(header.summary('About Us')).toBeFocused();
      await page.keyboard.press(key);
      await expect(header.submenu('About Us')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const second = header.submenu('About Us').getByRole('link', { name: 'Our Vision' });
      await expect(second).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header.submenu('About Us')).toBeHidden();
      await expect(header.summary('About Us')).toBeFocused();
    });
  }

  test('closes when focus leaves, and a later hover still opens it', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary('Services').focus();
    await page.keyboard.press('Enter');
    await expect(header.submenu('Services')).toBeVisible();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await expect(header.entry('Projects Portfolio').getByRole('link')).toBeFocused();
    await expect(header.submenu('Services')).toBeHidden();
    await header.summary('Services').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(header.submenu('Services')).toBeHidden();
    await header.entry('Services').hover();
    await expect(header.submenu('Services')).toBeVisible();
  });

  test('Enter on a sub-item goes there, and a later hover still opens the list', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open();
    await header.summary('Policies').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hse-policy');
    await expect(header.submenu('Policies')).toBeHidden();
    await header.entry('Policies').hover();
    await expect(header.submenu('Policies')).toBeVisible();
  });

  test('a closed list holds no focus', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary('Services').focus();
    await page.keyboard.press('Tab');
    await expect(header.entry('Projects Portfolio').getByRole('link')).toBeFocused();
  });

  test('what has the focus shows it', async ({ page }) => {
    const header = new Header(page);
    await header.open();
    await header.summary('About Us').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = header.submenu('About Us').getByRole('link').first();
    await expect(focused).toBeFocused();
    await expect(focused).toHaveCSS('outline', /solid 3px/);
  });
});
