// The home variants and other composed pages of the real-estate template: spec §2.5, §3, §4, §9.
import type { Page } from '@playwright/test';
import { readEstateListings } from '#app/content/estate.server.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { holdScripts } from '../hold-scripts.ts';

const TAGLINE = 'Every Corner Holds Possibilities Your Home';
const DREAMS = 'Making Your Real Estate Dreams a Reality';

/** Headings of the sections that spec 2.5 lists for each home, in their order. */
const SECTIONS: Record<string, string[]> = {
  '/home-two': [
    DREAMS,
    'Six kinds of property',
    'Latest properties',
    'What we do for owners',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-three': [
    DREAMS,
    'Six kinds of property',
    'Floor plans',
    'Latest properties',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-four': [
    DREAMS,
    'Six kinds of property',
    'How the work goes',
    'Latest properties',
    'The people who answer',
    'Get a quote',
    'What tenants and owners say',
    'The agency in four figures',
    'Five questions',
    'Latest posts',
  ],
  '/home-five': [
    'Four minutes through the house',
    'Projects',
    'Gallery',
    'The office in four figures',
    'From the blog',
    'Partners',
  ],
  '/home-six': [DREAMS, 'Featured this month', 'Available Apartments', 'Gallery'],
  '/home-seven': [DREAMS, 'Featured this month', 'Available Apartments', 'Gallery'],
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [path, headings] of Object.entries(SECTIONS)) {
  test(`§2.5 ${path} has its sections, its tagline and whom to call`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAGLINE);
    await expect(page.locator('main section h2').filter({ visible: true })).toHaveText(headings);
    const help = page.locator('main p').filter({ hasText: 'Need help?' }).first();
    await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('§2.1 the header offers Add Listing, on some homes Sell Property', async ({ page }) => {
  const button = (path: string, name: string) =>
    test.step(path, async () => {
      await page.goto(path);
      return page.locator('header').getByRole('link', { name, exact: true });
    });
  await expect(await button('/home-two', 'Add Listing')).toHaveAttribute(
    'href',
    '/add-new-listing',
  );
  await expect(await button('/home-three', 'Sell Property')).toHaveAttribute('href', '/property');
});

test('§2.5 the about block has three check points and leads to about us', async ({ page }) => {
  for (const path of ['/home-two', '/home-three', '/about-us']) {
    await page.goto(path);
    const about = section(page, DREAMS);
    await expect(about.getByRole('listitem')).toHaveCount(3);
    await expect(about.getByRole('link', { name: 'Add Listing' })).toHaveAttribute(
      'href',
      '/about-us',
    );
  }
  await page.goto('/home-two');
  await expect(section(page, DREAMS)).toContainText('25K+ services');
});

test('§2.5 six property types, three services with 256, 631 and 256 listings', async ({ page }) => {
  await page.goto('/home-two');
  await expect(
    section(page, 'Six kinds of property').getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  const services = section(page, 'What we do for owners').getByRole('listitem');
  await expect(services).toHaveText([
    /Prestige Management.*256/,
    /Prime Investments.*631/,
    /Swift Home Sales.*256/,
  ]);
  for (const more of await services.getByRole('link').all()) {
    await expect(more).toHaveText('More About');
    await expect(more).toHaveAttribute('href', '/about-us');
  }
});

test('§2.5 home four has a work process of four steps that lead to the projects, and a team', async ({
  page,
}) => {
  await page.goto('/home-four');
  const steps = section(page, 'How the work goes').getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([
    'Home Staging',
    'Property Management',
    'Property Appraisal',
    'Rental Property',
  ]);
  for (const link of await steps.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/project');
  }
  await expect(section(page, 'The people who answer').locator('img')).toHaveCount(6);
});

test('§2.5 home five: Learn More, a film elsewhere, four pictures, its counters', async ({
  page,
}) => {
  await page.goto('/home-five');
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about-us');
  await expect(section(page, 'Four minutes through the house').getByRole('link')).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(section(page, 'Gallery').locator('img')).toHaveCount(4);
  await expect(section(page, 'The office in four figures').locator('dd')).toHaveText([
    '200+',
    '20+',
    '10+',
    '900+',
  ]);
});

test('§3 §9 the counters of the other homes', async ({ page }) => {
  const figures = async (path: string) => {
    await page.goto(path);
    return section(page, 'The agency in four figures').locator('dl > div');
  };
  await expect(await figures('/home-two')).toHaveText([
    /Happy Client.*10k/,
    /Project done.*800\+/,
    /Employees.*440\+/,
    /Award winning.*80\+/,
  ]);
  await expect(await figures('/home-three')).toHaveText([
    /Team member.*440\+/,
    /Winning award.*80\+/,
    /Complete project.*500k/,
    /Client review.*90k/,
  ]);
});

test('§2.5 available apartments: its columns, four floors, each leading to the properties', async ({
  page,
}) => {
  await page.goto('/home-six');
  const table = section(page, 'Available Apartments').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Floor No.',
    'Bathroom',
    'Rooms',
    'Total Area SQ.M',
    'Pricing',
    'Details',
  ]);
  // The last head is there for screen readers only.
  const last = await table.getByRole('columnheader').last().locator('span').boundingBox();
  expect(last?.width).toBeLessThanOrEqual(1);
  await expect(table.getByRole('rowheader')).toHaveText(['1st', '3rd', '5th', '7th']);
  for (const link of await table.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/property');
  }
});

test.describe('§4 §9 latest properties', () => {
  const SLICES: [string, number, number][] = [
    ['Houses', 0, 6],
    ['Apartments', 6, 13],
    ['Bed', 1, 7],
    ['Smart House', 5, 10],
    ['Swimming Pool', 2, 8],
  ];
  const titles = readEstateListings().map(({ title }) => title);

  test('five tabs, each with its slice of the list; the first to begin with', async ({ page }) => {
    await page.goto('/home-two');
    await hydrated(page);
    const latest = section(page, 'Latest properties');
    await expect(latest.getByRole('tab')).toHaveText(SLICES.map(([label]) => label));
    await expect(latest.getByRole('tab', { selected: true })).toHaveText('Houses');
    for (const [label, from, to] of SLICES) {
      await latest.getByRole('tab', { name: label, exact: true }).click();
      await expect(latest.getByRole('tab', { selected: true })).toHaveText(label);
      await expect(latest.getByRole('tabpanel')).toHaveCount(1);
      await expect(latest.getByRole('tabpanel').getByRole('heading')).toHaveText(
        titles.slice(from, to),
      );
    }
    await expect(page).toHaveURL('/home-two');
  });

  test('the tabs by keyboard: one stop, arrows, Home and End', async ({ page }) => {
    await page.goto('/home-two');
    await hydrated(page);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Houses').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Apartments'],
      ['End', 'Swimming Pool'],
      ['ArrowRight', 'Houses'],
      ['ArrowLeft', 'Swimming Pool'],
      ['Home', 'Houses'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: titles[0] ?? '' })).toBeFocused();
  });

  test('the tabs switch before React runs, and stay switched when it does', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/home-two');
    const shown = page.locator('#latest-2').getByRole('heading').first();
    await expect(shown).toBeHidden();
    await page.getByRole('tab', { name: 'Apartments' }).click();
    await expect(shown).toBeVisible();
    await expect(page.locator('#latest-1').getByRole('heading').first()).toBeHidden();
    await release();
    await hydrated(page);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Apartments');
  });
});

test('§2.5 §4 the floor plans: six tabs under Select Floor, the first selected, one at a time', async ({
  page,
}) => {
  await page.goto('/home-three');
  await hydrated(page);
  const plans = section(page, 'Floor plans');
  await expect(plans.getByText('Select Floor', { exact: true })).toBeVisible();
  const tabs = plans.getByRole('tablist', { name: 'Select Floor' }).getByRole('tab');
  await expect(tabs).toHaveText(['1', '2', '3', '4', '5', '6']);
  await expect(plans.getByRole('tab', { selected: true })).toHaveText('1');
  const panel = plans.getByRole('tabpanel');
  const rooms = ['03', '04', '05', '06', '07', '08'];
  for (const [index, count] of rooms.entries()) {
    await tabs.nth(index).click();
    await expect(panel).toHaveCount(1);
    await expect(panel.locator('dt')).toHaveText([
      'Rooms',
      'Bathroom',
      'Total Area SQ.M',
      'Parking',
      'Total Price',
    ]);
    await expect(panel.locator('dd').first()).toHaveText(count);
    await expect(panel.getByRole('img', { name: `Plan of floor ${index + 1}` })).toBeVisible();
  }
  await expect(panel.locator('dd').last()).toHaveText('$5453.1');
  await tabs.first().click();
  await expect(panel.locator('dd').last()).toHaveText('$1323.1');
});

test('§4 FAQ: five questions, one open at a time; the open one closes by a click', async ({
  page,
}) => {
  await page.goto('/faq');
  const questions = section(page, 'Five questions').locator('details');
  await expect(questions).toHaveCount(5);
  const open = section(page, 'Five questions').locator('details[open]');
  await expect(open).toHaveCount(0);
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute('open');
  await questions.nth(3).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test('§2.5 §9 the first three posts, with links that carry them', async ({ page }) => {
  await page.goto('/blog');
  const all = await page.locator('#posts h3').allTextContents();
  await page.goto('/home-two');
  await hydrated(page);
  await expect(page.locator('#posts h3')).toHaveText(all.slice(0, 3));
  await page.goto('/home-five');
  await hydrated(page);
  await expect(page.locator('#posts h3')).toHaveText(all.slice(2, 5));
  await page.locator('#posts h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[2] ?? '');
});

test.describe('§2.5 the gallery', () => {
  test('expands each of its four pictures', async ({ page }) => {
    await page.goto('/home-five');
    await hydrated(page);
    for (const n of [1, 4]) {
      await page.getByRole('link', { name: `Enlarge picture ${n}` }).click();
      const dialog = page.getByRole('dialog', { name: `Picture ${n} of 4` });
      await expect(dialog.locator('img')).toBeVisible();
      await page.getByRole('button', { name: 'Close the picture' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test('links to the files where no script runs', async ({ page, request }) => {
    await page.goto('/home-five');
    const href = await page.getByRole('link', { name: 'Enlarge picture 1' }).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });
});

test('§2.4 the partner strip of home five scrolls, and stops under the pointer and by its switch', async ({
  page,
}) => {
  await page.goto('/home-five');
  const strip = section(page, 'Partners');
  await expect(strip.getByRole('img')).toHaveCount(4);
  await expect(strip.getByRole('img').first()).toHaveAccessibleName('Partner 1');
  const run = strip.getByRole('list').first();
  const state = () => run.evaluate((list) => getComputedStyle(list).animationPlayState);
  expect(await run.evaluate((list) => list.getAnimations().length)).toBe(1);
  expect(await state()).toBe('running');
  await run.hover({ force: true });
  expect(await state()).toBe('paused');
  await page.mouse.move(5, 5);
  expect(await state()).toBe('running');
  await strip.getByLabel('Stop the strip').check();
  await page.mouse.move(5, 5);
  expect(await state()).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await run.evaluate((list) => list.getAnimations().length)).toBe(0);
});
