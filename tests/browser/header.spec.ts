// Top bar, header and its menu: spec §2.1, §2.2, §4, §9; hover traps: WCAG 1.4.13.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const MENU = [
  ['Home', '/'],
  ['About Us', '/#about-us'],
  ['Who We Are', '/our-history'],
  ['Our Vision', '/vision'],
  ['Our Mission', '/mission'],
  ['Organizational chart', '/organizational-chart'],
  ['Certifications', '/certification'],
  ['Services', '/#services'],
  ['Type of Projects Capabilities', '/contract'],
  ['Area of Expertise', '/area-of-expertise'],
  ['Projects Portfolio', '/project'],
  ['HSE Policy', '/hse-policy'],
  ['Human Rights Policy', '/privacy-policy'],
  ['Policy of Public Statement', '/public-statement'],
  ['Standard Compliance', '/standard-compliance'],
  ['Careers', '/careers'],
  ['Contact', '/contact'],
];

class Header {
  readonly page: Page;
  readonly menu: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  }

  async open(path = '/contact') {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  /** An entry of the top row. */
  entry(label: string): Locator {
    return this.menu.locator('> ul > li').filter({ hasText: label });
  }

  summary(label: string): Locator {
    return this.entry(label).locator('summary');
  }

  submenu(label: string): Locator {
    return this.entry(label).locator('ul');
  }

  isFixed(): Promise<boolean> {
    return this.page.evaluate(
      () =>
        getComputedStyle(document.querySelector('header > div') as Element).position === 'fixed',
    );
  }
}

test('§2.1 the top bar gives telephone, e-mail and address, and is hidden on small screens', async ({
  page,
}) => {
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  await expect(bar.getByRole('link', { name: '+966 13 000 0010' })).toHaveAttribute(
    'href',
    'tel:+966130000010',
  );
  await expect(bar.getByRole('link', { name: 'info@miqdam.example' })).toHaveAttribute(
    'href',
    'mailto:info@miqdam.example',
  );
  await expect(bar.getByText('industrial city, 35518')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
});

test('the top bar and the footer are dark in the light scheme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const topBar = page.getByRole('complementary', { name: 'Telephone, e-mail and address' });
  for (const band of [topBar, page.getByRole('contentinfo')]) {
    await expect(band).toHaveCSS('background-color', 'rgb(13, 26, 33)');
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
});

test('§2.2 the menu has every entry of the table, in its order', async ({ page }) => {
  await page.goto('/contact');
  const links = new Header(page).menu.locator('a');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    ),
  ).toEqual(MENU);
  await expect(new Header(page).summary('Policies')).toHaveText('Policies');
});

test('§2.1 an item is highlighted on its own path and on that of a sub-item', async ({ page }) => {
  const header = new Header(page);
  const active = () =>
    header.menu.locator('[data-active]').evaluateAll((all) => all.map((each) => each.textContent));
  await header.open('/contact');
  expect(await active()).toEqual(['Contact']);
  await header.open('/mission');
  expect(await active()).toEqual(['About Us']);
  await expect(header.submenu('About Us').locator('[aria-current=page]')).toHaveText('Our Mission');
  await header.open('/hse-policy');
  expect(await active()).toEqual(['Policies']);
  const [line, weight] = await header
    .summary('Policies')
    .evaluate((summary) => [
      getComputedStyle(summary, '::after').scale,
      getComputedStyle(summary).fontWeight,
    ]);
  expect([line, weight]).toEqual(['1', '600']);
  await header.open('/');
  expect(await active()).toEqual(['Home']);
});

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

test('the skip link comes first, shows itself, and moves the focus to the content', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('§2.1 §9 the fixed header', () => {
  for (const path of ['/', '/contact']) {
    test(`is fixed only past 100 px, and nothing shifts: ${path}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const header = new Header(page);
      await header.open(path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await page.evaluate(() => scrollTo(0, 100));
      await page.waitForFunction(() => scrollY === 100);
      expect(await header.isFixed()).toBe(false);
      await page.evaluate(() => scrollTo(0, 101));
      await expect.poll(() => header.isFixed()).toBe(true);
      await page.waitForFunction(() =>
        document.getAnimations().every((a) => a.playState !== 'running'),
      );
      expect((await page.locator('header > div').boundingBox())?.y).toBe(0);
      expect(await height()).toBe(before);
      await page.evaluate(() => scrollTo(0, 100));
      await expect.poll(() => header.isFixed()).toBe(false);
      expect(await page.evaluate(() => (window as never as { shifts: unknown }).shifts)).toEqual(
        [],
      );
    });
  }

  test('slides in, but not for who asks for less motion', async ({ page }) => {
    const header = new Header(page);
    const duration = () =>
      page.locator('header > div').evaluate((bar) => getComputedStyle(bar).animationDuration);
    await header.open();
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => header.isFixed()).toBe(true);
    expect(await duration()).toBe('0.24s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await duration())).toBeLessThan(0.001);
  });
});

test('§2.1 §9 the header has another margin under 768 px', async ({ page }) => {
  await page.goto('/contact');
  const margin = () =>
    page
      .getByRole('banner')
      .locator('a')
      .first()
      .evaluate((logo) => logo.getBoundingClientRect().left);
  await page.setViewportSize({ width: 768, height: 900 });
  const wide = await margin();
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await margin()).toBe(16);
  expect(wide).toBeGreaterThan(30);
});

test('§2.1 the header button follows the kind of page', async ({ page }) => {
  const header = new Header(page);
  const button = page.getByRole('banner').locator('a + button, nav + a').first();
  for (const [path, label, to] of [
    ['/vision', 'Contact us', '/contact'],
    ['/', 'Contact us', '/contact'],
  ] as const) {
    await page.goto(path);
    await expect(button).toHaveText(label);
    await expect(button).toHaveAttribute('href', to);
  }
  await header.open('/vision');
  await button.click();
  await expect(page).toHaveURL('/contact');
});

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
      const { same, steps } = await page.evaluate(() => {
        const { same, positions } = window as never as { same: boolean; positions: number[] };
        return { same, steps: positions.length };
      });
      expect(same).toBe(true);
      expect(steps).toBeGreaterThan(3);
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
